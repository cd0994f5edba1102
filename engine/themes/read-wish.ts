import { singularWord } from '#engine/grammar/nouns.ts';
import { meanings } from './meanings.data.ts';

/** Words that carry a sentence and tell nothing of its subject. */
const carrying = new Set(
  `a an the my our your his her their its i we he she they it me us him them is are was were be am do does did has have
had just so very really only some something anything thing things stuff for to of in on at with about from by and or that
when where this these those will would can could going like talk up out i'm we're obsessed`.split(/\s+/),
);

/** Whom and what for: they tell no more, but belong to a phrase ("children's day", "year of the snake"). */
const pale = new Set(
  `boy girl kid son daughter child children toddler teen year old report grade unit theme craft idea activity project week
month state day play`.split(/\s+/),
);

/** What is said of somebody, never what a craft is about: "she loves trains" is not about love. */
const saying = new Set('loves likes wants needs asked enjoys prefers'.split(' '));

/** Occasions and kinds of things: they tell only where nothing else does. A dinosaur birthday is about dinosaurs. */
const occasions = new Set(
  'birthday party gift present card day week month celebration decoration costume festival time art fair school club history world'
    .split(' ')
    .map(singularWord),
);

/** Words as they are compared: no accents, no possessives, singular. */
function plainWords(text: string): string[] {
  return (
    text
      .normalize('NFKD')
      .replaceAll(/\p{M}/gu, '')
      .toLowerCase()
      .replaceAll(/[‘’]/g, "'")
      .replaceAll(/'s?(?![\p{L}\p{N}])/gu, '')
      .replaceAll(/[^\p{L}\p{N}' ]/gu, ' ')
      .split(' ')
      .filter(Boolean)
      .map((word) => (saying.has(word) ? '' : singularWord(word)))
      // "Zombies" are as much one "zomby" as "ponies" are one "pony".
      .map((word) => (word.length > 4 ? word.replace(/ie$/, 'y') : word))
  );
}

export const plain = (text: string): string => plainWords(text).filter(Boolean).join(' ');

const isPart = (word: string): boolean => word !== '' && !carrying.has(word);
const isTelling = (word: string): boolean => isPart(word) && !pale.has(word);

/** "mail carrier/man" => "mail carrier", "mail man". */
function eitherOf(phrase: string): string[] {
  return phrase
    .split(' ')
    .reduce<string[]>(
      (heads, word) => heads.flatMap((head) => word.split('/').map((one) => `${head} ${one}`)),
      [''],
    );
}

interface Meaning {
  /** As it is looked for, without the words that carry a sentence. */
  phrase: string;
  /** As it is written: whatever comes to be called just that answers as well. */
  written: string;
  means: readonly string[];
}

export const readMeanings = (text: string): Meaning[] =>
  text
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [phrases = '', means = ''] = line.split('=>');
      const targets = means.split(',').map(plain).filter(Boolean);
      return phrases.split(',').flatMap((phrase) =>
        eitherOf(phrase.trim()).map((one) => ({
          phrase: plainWords(one).filter(isPart).join(' '),
          written: plain(one),
          means: targets,
        })),
      );
    });

const meaningOf = new Map<string, readonly string[]>();
for (const { phrase, written, means } of readMeanings(meanings))
  meaningOf.set(phrase, [...new Set([...(meaningOf.get(phrase) ?? []), written, phrase, ...means])]);
const longest = Math.max(...[...meaningOf.keys()].map((phrase) => phrase.split(' ').length));

export interface WishWords {
  /** What no longer phrase has taken of the family's own words, in runs: anything in them may be meant. */
  runs: readonly string[];
  /** What known phrases mean, and how much of the telling words they are, 0 to 1. */
  meant: readonly { topic: string; share: number }[];
  /** How many letters tell something. */
  length: number;
}

interface Found {
  from: number;
  to: number;
  phrase: string;
}

/** The known phrases among the telling words, the longest first taken. */
function phrasesIn(words: readonly string[]): Found[] {
  const telling = words.flatMap((word, at) => (isPart(word) ? [at] : []));
  const taken = new Set<number>();
  const found: Found[] = [];
  for (let size = Math.min(longest, telling.length); size > 0; size -= 1) {
    for (let at = 0; at + size <= telling.length; at += 1) {
      const places = telling.slice(at, at + size);
      const phrase = places.map((place) => words[place]).join(' ');
      if (!meaningOf.has(phrase) || places.some((place) => taken.has(place))) continue;
      for (const place of places) taken.add(place);
      found.push({ from: places[0] ?? 0, to: places.at(-1) ?? 0, phrase });
    }
  }
  return found;
}

const lengthOf = (words: readonly string[]): number =>
  words.reduce((sum, word) => sum + (isTelling(word) ? word.length + 1 : 0), 0);

/** What a family's own words for a theme say. */
export function readWish(text: string): WishWords {
  const words = plainWords(text.slice(0, 120));
  const found = phrasesIn(words);
  const length = Math.max(1, lengthOf(words));
  const left = words.map((word, at) =>
    found.some(({ from, to }) => from < to && at >= from && at <= to) ? '' : word,
  );
  const runs = left
    .join(' ')
    .split(/ {2,}/)
    .map((run) => run.trim())
    .filter((run) => run.split(' ').some(isTelling));
  const meant = found.flatMap(({ phrase }) =>
    (meaningOf.get(phrase) ?? []).map((topic) => ({
      topic,
      share: Math.min(1, Math.max(lengthOf(phrase.split(' ')), length > 1 ? 0 : 1) / length),
    })),
  );
  return { runs, meant, length };
}

/** Whether a topic names an occasion or a kind of thing and nothing more. */
export const isOccasion = (topic: string): boolean =>
  topic.split(' ').every((word) => occasions.has(word) || carrying.has(word));

/** How much of the wish a topic names, 0 to 1. */
export function nearness(topic: string, { runs, meant, length }: WishWords): number {
  if (pale.has(topic)) return 0;
  const said = meant.find((one) => one.topic === topic)?.share ?? 0;
  const inRuns = runs.some((run) => ` ${run} `.includes(` ${topic} `)) ? (topic.length + 1) / length : 0;
  return Math.min(1, Math.max(said, inRuns));
}
