export interface StepTime {
  seconds: number;
  /** As the step says it. */
  words: string;
}

const numbers: Record<string, number> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  eight: 8,
  ten: 10,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  half: 0.5,
};
const amount = String.raw`\d+(?:[.,]\d+)?(?:\s*½)?|½|(?:${Object.keys(numbers).join('|')})\b`;
const time = new RegExp(
  String.raw`(?<![\w-])(?<low>${amount})(?:\s*(?:-|–|to|or)\s*(?<high>${amount}))?(?:\s+an?)?[\s-]*(?<unit>seconds?|secs?|minutes?|mins?|hours?|hrs?)\b(?<and>\s+and\s+a\s+half\b)?`,
  'i',
);
const unitSeconds = { s: 1, m: 60, h: 3600 } as const;
const longestSeconds = 12 * 3600;

/** The time a step tells to wait or work, the longer end of a range; null when it names none worth a timer. */
export function timeIn(text: string): StepTime | null {
  const groups = time.exec(text)?.groups;
  if (!groups) return null;
  const unit = unitSeconds[(groups['unit'] ?? '').charAt(0).toLowerCase() as keyof typeof unitSeconds];
  const half = groups['and'] ? 0.5 : 0;
  const seconds = Math.round((numberOf(groups['high'] ?? groups['low'] ?? '') + half) * unit);
  const words = (time.exec(text)?.[0] ?? '').trim();
  return seconds > 0 && seconds <= longestSeconds ? { seconds, words } : null;
}

function numberOf(words: string): number {
  const known = numbers[words.toLowerCase()];
  if (known !== undefined) return known;
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
