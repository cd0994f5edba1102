import { ageBandNames, type AgeBand } from '#contract/common.ts';
import type { Saying, Words } from './words.ts';

interface Draft {
  id: string;
  name: string;
  titles: Saying[];
  abouts: Saying[];
  steps: Map<string, Saying[]>;
  further: Saying[];
  safety: Saying[];
  skills: string[];
  waiting: string;
  fact: string;
  alt: string;
  variants: Map<string, Map<string, string>>;
  meant: string[];
  drawer: Map<string, string>;
}

const bandMark = /^@((?:2-3|4-5|6-8|9-12|13\+)(?:,(?:2-3|4-5|6-8|9-12|13\+))*) +/;

/** "@2-3,4-5 Tear the paper." */
function readSaying(text: string): Saying {
  const mark = bandMark.exec(text);
  if (mark?.[1] === undefined) return { bands: null, text };
  const bands = mark[1]
    .split(',')
    .filter((band): band is AgeBand => (ageBandNames as string[]).includes(band));
  return { bands, text: text.slice(mark[0].length) };
}

/** A bar inside of braces belongs to a condition. */
function wordingsOf(text: string): string[] {
  const found: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '{') depth += 1;
    if (text[at] === '}') depth -= 1;
    if (depth > 0 || !text.startsWith(' | ', at)) continue;
    found.push(text.slice(from, at));
    from = at + 3;
  }
  return [...found, text.slice(from)];
}

/** Several wordings stand on one line, parted by ` | `. */
const readSayings = (text: string): Saying[] => {
  const { bands, text: all } = readSaying(text);
  return wordingsOf(all).map((one) => ({ bands, text: one.trim() }));
};

const readers: Record<string, (words: Draft, rest: string) => void> = {
  name: (words, rest) => void (words.name = rest),
  title: (words, rest) => void words.titles.push(...readSayings(rest)),
  about: (words, rest) => void words.abouts.push(...readSayings(rest)),
  step: (words, rest) => {
    const at = rest.indexOf(' ');
    const id = rest.slice(0, at);
    words.steps.set(id, [...(words.steps.get(id) ?? []), readSaying(rest.slice(at + 1).trim())]);
  },
  further: (words, rest) => void words.further.push(...readSayings(rest)),
  safety: (words, rest) => void words.safety.push(...readSayings(rest)),
  skills: (words, rest) => void (words.skills = rest.split(',').map((one) => one.trim())),
  waiting: (words, rest) => void (words.waiting = rest),
  fact: (words, rest) => void (words.fact = rest),
  alt: (words, rest) => void (words.alt = rest),
  means: (words, rest) => void words.meant.push(...rest.split(',').map((one) => one.trim())),
  left: (words, rest) => {
    const at = rest.indexOf(':');
    words.drawer.set(rest.slice(0, at).trim(), rest.slice(at + 1).trim());
  },
  say: (words, rest) => {
    const at = rest.indexOf(':');
    const pairs = rest
      .slice(at + 1)
      .split(';')
      .map((pair) => pair.split('='))
      .map(([key = '', value = '']): [string, string] => [key.trim(), value.trim()]);
    words.variants.set(rest.slice(0, at).trim(), new Map(pairs));
  },
};

const begin = (id: string): Draft => ({
  id,
  name: '',
  titles: [],
  abouts: [],
  steps: new Map(),
  further: [],
  safety: [],
  skills: [],
  waiting: '',
  fact: '',
  alt: '',
  variants: new Map(),
  meant: [],
  drawer: new Map(),
});

/** Reads the words of a shelf: `* id`, then one text to a line. */
export function readWords(shelf: string): Words[] {
  const all: Draft[] = [];
  for (const raw of shelf.split('\n')) {
    const line = raw.trim();
    if (line === '' || line.startsWith('#')) continue;
    if (line.startsWith('*')) {
      all.push(begin(line.slice(1).trim()));
      continue;
    }
    const at = line.indexOf(' ');
    const words = all.at(-1);
    const reader = readers[line.slice(0, at)];
    if (words === undefined || reader === undefined)
      throw new Error(`words of ${words?.id ?? '?'}: nothing is called "${line.slice(0, at)}": ${line}`);
    reader(words, line.slice(at + 1).trim());
  }
  return all;
}
