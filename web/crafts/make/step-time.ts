export interface StepTime {
  seconds: number;
  /** As the step says it. */
  words: string;
}

const tens = { twenty: 20, thirty: 30, forty: 40, fifty: 50, sixty: 60, ninety: 90 };
const counts: Record<string, number> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  fifteen: 15,
  eighteen: 18,
  ...tens,
};
const numbers: Record<string, number> = { a: 1, an: 1, ...counts, half: 0.5, quarter: 0.25, quarters: 0.25 };

const oneOf = (words: object): string => Object.keys(words).join('|');
const count = String.raw`\d+(?:[.,]\d+)?(?:\s*½)?|½|(?:(?:${oneOf(tens)})-)?(?:${oneOf(counts)})\b`;
/** "Six a minute", "twice an hour" and "ten turns a minute" tell how fast, not how long. */
const rate = String.raw`(?:\d|\b(?:${oneOf(counts)}|times|once|twice))(?:\s+\w+)?\s+`;
const amount = String.raw`${count}|(?<!${rate})an?\b`;
const fraction = String.raw`(?:half|(?:three\s+)?quarters?)(?=\s|-)`;
/** Alone or after a number that is spelled out, "second" is an ordinal: a second one, two second layers. */
const unit = String.raw`seconds|(?<=\d\s*-?\s*|-)second|secs?|minutes?|mins?|hours?|hrs?`;
/** What a clock of paper is made of. */
const clockPart = String.raw`[\s-]+(?:hands?|marks?|lines?|dots?|numbers?|numerals?|glass(?:es)?)\b`;
const time = new RegExp(
  [
    String.raw`(?<![\w-])(?:(?<part>${fraction})(?:(?:\s+of)?\s+an?\b)?`,
    String.raw`|(?<low>${amount})(?:\s*(?:-|–|to|or)\s*(?<high>${count}))?(?<more>\s+and\s+a\s+half\b)?)`,
    String.raw`[\s-]*(?<unit>${unit})\b(?!${clockPart})(?<and>\s+and\s+a\s+half\b)?`,
  ].join(''),
  'gi',
);
const unitSeconds = { s: 1, m: 60, h: 3600 } as const;
/** Shorter ones are over before the button is found. */
const shortestSeconds = 5;
const longestSeconds = 12 * 3600;

/** The first time a step tells to wait or work, the longer end of a range; null when it names none worth a timer. */
export function timeIn(text: string): StepTime | null {
  for (const match of text.matchAll(time)) {
    const seconds = secondsIn(match.groups ?? {});
    if (seconds >= shortestSeconds && seconds <= longestSeconds) return { seconds, words: match[0].trim() };
  }
  return null;
}

function secondsIn(groups: Record<string, string | undefined>): number {
  const letter = (groups['unit'] ?? '').charAt(0).toLowerCase() as keyof typeof unitSeconds;
  const half = groups['more'] || groups['and'] ? 0.5 : 0;
  const many = groups['part'] ? fractionOf(groups['part']) : numberOf(groups['high'] ?? groups['low'] ?? '');
  return Math.round((many + half) * unitSeconds[letter]);
}

/** Half, a quarter, three quarters. */
function fractionOf(words: string): number {
  return words.split(/\s+/).reduce((product, word) => product * (numbers[word.toLowerCase()] ?? 1), 1);
}

function numberOf(words: string): number {
  const named = words.split('-').map((word) => numbers[word.toLowerCase()]);
  if (named.every((part) => part !== undefined)) return named.reduce((sum, part) => sum + part, 0);
  const whole = Number.parseFloat(words.replace(',', '.'));
  return (Number.isNaN(whole) ? 0 : whole) + (words.includes('½') ? 0.5 : 0);
}

/** 4:05, or 1:02:09 from an hour on. */
export function clockText(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  const parts = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60), whole % 60];
  const shown = parts[0] === 0 ? parts.slice(1) : parts;
  return shown.map((part, index) => (index === 0 ? String(part) : String(part).padStart(2, '0'))).join(':');
}
