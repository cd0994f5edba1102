import { findHoldReasons, type HoldReason } from './held.ts';
import { innocents, topics, type Topic } from './door.data.ts';
import { helpLines } from './help-lines.data.ts';
import { distance, formsOf } from './stems.ts';
import { unmask } from './unmask.ts';
import { isHarmless, isWord } from './vocabulary.ts';

export type DoorWord =
  | { kind: 'welcome' }
  | { kind: 'turned-down'; topic: Topic['topic']; sentence: string; help?: true }
  | { kind: 'held'; reasons: readonly HoldReason[] };

const byWord = new Map<string, Topic>();
const long: [string, Topic][] = [];
for (const topic of topics)
  for (const word of topic.words.split(/\s+/)) {
    if (!byWord.has(word)) byWord.set(word, topic);
    if (word.length >= 6) long.push([word, topic]);
  }

function topicOfWord(word: string): Topic | null {
  for (const form of [word, ...formsOf(word)]) {
    const topic = byWord.get(form);
    if (topic) return topic;
    // "Heroines" is the plural of "heroine" before it can be one of anything else.
    if (isHarmless(form)) return null;
  }
  if (word.length < 6 || isWord(word)) return null;
  return long.find(([name]) => name[0] === word[0] && distance(word, name, 1) <= 1)?.[1] ?? null;
}

/** Digits between letters stand for letters even where a number could be read: "n00ds", "4ss". */
const lettered = (text: string): string =>
  text.replaceAll(/[a-z\d@$!|]*[a-z][a-z\d@$!|]*/g, (word) =>
    /^\d+[a-z]{1,2}$|^[a-z]{1,2}\d+$/.test(word)
      ? word
      : word.replaceAll(
          /[013457@$!|]/g,
          (sign) =>
            ({
              '0': 'o',
              '1': 'i',
              '3': 'e',
              '4': 'a',
              '5': 's',
              '7': 't',
              '@': 'a',
              $: 's',
              '!': 'i',
              '|': 'l',
            })[sign] ?? sign,
        ),
  );

const longestRun = /(?:\b[a-z]\b[\s.*_·-]*){3,}/g;

/** The readings of a text: as it stands, and with its letters drawn together. */
function readings(text: string): string[] {
  const plain = lettered(unmask(text))
    .replaceAll(/(?<=[a-z])[*_·.](?=[a-z])/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const drawn = plain.replaceAll(longestRun, (run) => `${run.replaceAll(/[^a-z]/g, '')} `).trim();
  const raw = text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\d']+/gu, ' ')
    .trim();
  const tight = /(?:\b\S\b\s*){4,}/.test(raw) ? raw.replaceAll(/\s+/g, '') : '';
  return [...new Set([plain, drawn, tight].filter(Boolean))];
}

function topicOf(text: string): Topic | null {
  const open = innocents.reduce(
    (left, phrase) => left.replaceAll(new RegExp(phrase.source, 'g'), ' _ '),
    text,
  );
  const flat = open
    .replaceAll(/[-.,;:!?()"]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  for (const topic of topics)
    if (topic.phrases.some((phrase) => phrase.test(open) || phrase.test(flat))) return topic;
  for (const word of flat.match(/[a-z]+(?:'[a-z]+)?|\d+[a-z]+|[a-z]+\d+/g) ?? []) {
    const topic = topicOfWord(word);
    if (topic) return topic;
  }
  return null;
}

/** Letters run together ("whitepride"): only what is unmistakable inside a longer run. */
function topicOfRun(text: string): Topic | null {
  for (const word of text.split(' ')) {
    const topic = word.length >= 8 && !isWord(word) ? topicInside(word) : null;
    if (topic) return topic;
  }
  return null;
}

const spans = (match: RegExpExecArray | null, cut: number): boolean =>
  match !== null && match.index < cut && match.index + match[0].length > cut + 1;

function topicInside(text: string): Topic | null {
  for (const topic of topics)
    for (const phrase of topic.phrases) {
      for (let cut = 3; cut < text.length - 2; cut += 1)
        if (spans(phrase.exec(`${text.slice(0, cut)} ${text.slice(cut)}`), cut)) return topic;
    }
  return long.find(([name]) => text.startsWith(name))?.[1] ?? null;
}

const turnedDown = ({ topic, sentence, help }: Topic): DoorWord => ({
  kind: 'turned-down',
  topic,
  sentence,
  ...(help ? { help } : {}),
});

/** Whether a theme, a supply or any other text may come in. What is turned down is never quoted back. */
export function readDoor(text: string): DoorWord {
  const all = readings(text);
  for (const reading of all) {
    const topic = topicOf(reading) ?? topicOfRun(reading);
    if (topic) return turnedDown(topic);
  }
  const reasons = findHoldReasons(
    innocents.reduce((left, phrase) => left.replaceAll(new RegExp(phrase.source, 'gi'), ' '), text),
  );
  return reasons.length > 0 ? { kind: 'held', reasons } : { kind: 'welcome' };
}

const named: Readonly<Record<string, string>> = {
  US: 'US',
  CA: 'Canada',
  GB: 'UK',
  IE: 'Ireland',
  AU: 'Australia',
  NZ: 'New Zealand',
  EU: 'many European countries',
};

function helpSentence(): string {
  const lines = helpLines
    .filter(({ country }) => country !== '*')
    .map(({ country, contact }) => `${named[country] ?? country} ${contact}`);
  const everywhere = helpLines.find(({ country }) => country === '*')?.contact ?? '';
  return `Somebody will listen, day and night: ${lines.join(', ')}; for other countries see ${everywhere}.`;
}

/** What a person reads whose words were turned down; null for all others. */
export function turnedAway(text: string): string | null {
  const word = readDoor(text);
  if (word.kind !== 'turned-down') return null;
  return word.help ? `${word.sentence} ${helpSentence()}` : word.sentence;
}
