import type { MessLevel } from '#contract/ideas.ts';
import { singularWord } from '#engine/grammar/nouns.ts';
import { meanings } from './meanings.data.ts';
import { refusalsIn } from './refusals.ts';

/** Words that carry a sentence and tell nothing of its subject. */
const carrying = new Set(
  `a an the my our your his her their its i we he she they it me us him them is are was were be am do does did has have
had just so very really only some something anything thing things stuff for to of in on at with about from by and or that
when where this these those will would can could going like talk up out i'm we're obsessed who whose which`.split(
    /\s+/,
  ),
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

/** What somebody wants it for, for whom, and how it is: less than what it is about. "Dress up as a lion" is about a lion. */
const lesser = new Set(
  `dress dressing costume outfit make build create decorate room bedroom house home friend little big small new old best
favorite favourite first last lovely cute cool fun funny pretty special game toy idea gift present card birthday party poster
dad daddy mom mommy mum mummy grandma grandpa granny nana grandad granddad uncle aunt auntie cousin nephew niece sister brother
teacher coach neighbor neighbour boyfriend girlfriend parent family snow garden park school class night`
    .split(/\s+/)
    .map(singularWord),
);
const lesserShare = 0.4;

/** Whoever is mad about axolotls is not angry. */
const fond = /\b(?:mad|crazy|nuts|wild|bonkers|bananas) (?=(?:about|for|on|over)\b)/g;

/** A nut-free lunch is one without nuts; dolphins that are set free are dolphins. */
const free = /\b(\p{L}+)-free\b|\b(mess|nut|egg|gluten|dairy|screen|scent|sugar|glitter) free\b/gu;

/** Words as they are compared: no accents, no possessives, singular. */
function plainWords(text: string): string[] {
  return (
    text
      .normalize('NFKD')
      .replaceAll(/\p{M}/gu, '')
      .toLowerCase()
      .replaceAll(/[‘’]/g, "'")
      .replaceAll(fond, '')
      .replaceAll(free, 'without $1$2')
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

interface Heard {
  places: readonly number[];
  /** How far it is what they said: 1 for their own words, less for what these mean. */
  strength: number;
}

export interface WishWords {
  /** What no longer phrase has taken of the family's own words, in runs: anything in them may be meant. */
  runs: readonly string[];
  /** What known phrases mean, and how much of the telling words they are, 0 to 1. */
  meant: readonly { topic: string; share: number }[];
  /** Every topic that the words may name, with the places of the words that name it. */
  heard: ReadonlyMap<string, Heard>;
  /** How much the word at each place tells, and all of them together. */
  weights: readonly number[];
  weight: number;
  /** What they do not want, word by word. */
  refused: ReadonlySet<string>;
  /** How much mess they would put up with, where they say so. */
  mess: MessLevel | null;
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

const weightOf = (word: string): number =>
  isTelling(word) ? (word.length + 8) * (lesser.has(word) ? lesserShare : 1) : 0;

/** After these comes for whom it is, where and with what. */
const placing = new Set(
  'for of to in on at with about from by and or that who whose which like is are was were has have can'.split(
    ' ',
  ),
);
const headShare = 1.5;

/** What is to be made or shown: in "paddling pool boats for Tom" the boats. */
function headOf(words: readonly string[]): number {
  let head = -1;
  for (const [at, word] of words.entries()) {
    if (placing.has(word) && head >= 0) break;
    if (isTelling(word)) head = at;
  }
  return head;
}

/** "Life cycle of a frog" is nearer to itself than to what else is about life cycles. */
const meantStrength = 0.6;

/** No topic has more words than this. */
const longestTopic = 6;

/** Where a phrase says a topic in its own words: the frog in its life cycle. */
function namedIn(topic: string, words: readonly string[], places: readonly number[]): readonly number[] {
  const parts = topic.split(' ').filter(isPart);
  const own = parts.map((part) => places.find((place) => words[place] === part));
  return own.every((place) => place !== undefined) ? own : [];
}

/** Anything that stands in a row among the words no longer phrase has taken, and what the known phrases mean. */
function hearAll(
  words: readonly string[],
  left: readonly string[],
  found: readonly Found[],
): Map<string, Heard> {
  const heard = new Map<string, Heard>();
  const hear = (topic: string, places: readonly number[], strength: number): void => {
    const before = heard.get(topic);
    const all = [...new Set([...(before?.places ?? []), ...places])];
    heard.set(topic, { places: all, strength: Math.max(before?.strength ?? 0, strength) });
  };
  left.forEach((first, from) => {
    if (first === '') return;
    for (let to = from + 1; to <= Math.min(left.length, from + longestTopic); to += 1) {
      if (left[to - 1] === '') break;
      hear(
        left.slice(from, to).join(' '),
        Array.from({ length: to - from }, (_, at) => from + at),
        1,
      );
    }
  });
  for (const { from, to, phrase } of found) {
    const places = words.flatMap((word, at) => (at >= from && at <= to && isPart(word) ? [at] : []));
    for (const topic of meaningOf.get(phrase) ?? []) {
      const own = topic === phrase ? [] : namedIn(topic, words, places);
      hear(topic, own.length > 0 ? own : places, topic === phrase || own.length > 0 ? 1 : meantStrength);
    }
  }
  return heard;
}

/** "Not too messy" is some. */
function messIn(words: readonly string[]): MessLevel | null {
  const said = refusalsIn(words).find((one) =>
    one.refused.some((at) => /^mess(?:y|es)?$/.test(words[at] ?? '')),
  );
  if (said === undefined) return null;
  return words.slice(said.from, said.to).some((word) => word === 'too' || word === 'much') ? 'some' : 'low';
}

const evenly = (): number => 1;

/** What a family's own words for a theme say; `telling` is how much a word tells beside any other. */
export function readWish(text: string, telling: (word: string) => number = evenly): WishWords {
  const words = plainWords(text.slice(0, 120));
  const known = phrasesIn(words);
  // "No bullying" and "not scary" are wishes of their own.
  const refusals = refusalsIn(words).filter(
    ({ from, to }) => !known.some((phrase) => phrase.from <= from && phrase.to >= to),
  );
  const isRefused = (at: number): boolean => refusals.some(({ from, to }) => at >= from && at <= to);
  const found = known.filter(({ from, to }) => !isRefused(from) && !isRefused(to));
  const length = Math.max(1, lengthOf(words));
  const left = words.map((word, at) =>
    isRefused(at) || found.some(({ from, to }) => from < to && at >= from && at <= to) ? '' : word,
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
  const head = headOf(words);
  const weights = words.map(
    (word, at) =>
      weightOf(word) * telling(word) * (isRefused(at) ? lesserShare : 1) * (at === head ? headShare : 1),
  );
  const weight = Math.max(
    1,
    weights.reduce((sum, one) => sum + one, 0),
  );
  const heard = hearAll(words, left, found);
  for (const { from, to } of refusals) {
    const places = Array.from({ length: to - from + 1 }, (_, at) => from + at);
    heard.set(places.map((place) => words[place]).join(' '), { places, strength: 1 });
  }
  const refused = new Set(refusals.flatMap((one) => one.refused).map((place) => words[place] ?? ''));
  return { runs, meant, heard, weights, weight, refused, mess: messIn(words) };
}

/** Whether a topic names an occasion or a kind of thing and nothing more. */
export const isOccasion = (topic: string): boolean =>
  topic.split(' ').every((word) => occasions.has(word) || carrying.has(word));

/** What is heard at all counts for something, even where only pale words say it. */
const leastNearness = 0.02;

/** How much of the wish these topics name together, 0 to 1: a fish for Grandpa is nearer than a fish. */
export function nearness(topics: readonly string[], { heard, weights, weight }: WishWords): number {
  const strengths = new Map<number, number>();
  let isHeard = false;
  for (const topic of topics) {
    const found = pale.has(topic) ? undefined : heard.get(topic);
    if (found === undefined) continue;
    isHeard = true;
    for (const place of found.places)
      strengths.set(place, Math.max(strengths.get(place) ?? 0, found.strength));
  }
  if (!isHeard) return 0;
  const said = [...strengths].reduce((sum, [place, strength]) => sum + (weights[place] ?? 0) * strength, 0);
  return Math.min(1, Math.max(leastNearness, said / weight));
}
