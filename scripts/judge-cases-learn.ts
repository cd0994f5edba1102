import { writeFileSync } from 'node:fs';
import { allLessons, type Lesson } from './judge-cases-lessons.ts';
import { bookOf, train, weightOf, type Book, type Model } from './judge-cases-train.ts';

/**
 * Learns what weighs in a sentence from labelled ones and writes it where the judge reads it.
 * Usage: node scripts/run.mjs scripts/judge-cases-learn.ts [apart] [without=P7] where `apart` writes nothing and tells instead how
 * well it reads crafts that it has not learned from.
 */
const without = process.argv.find((one) => one.startsWith('without='))?.slice('without='.length) ?? '';

const step = 0.05;
/** What weighs less than this changes nothing that anybody would see. */
const least = 0.075;

function tableOf({ names }: Book, { weights }: Model): string {
  const byWeight = new Map<number, string[]>();
  for (const [id, name] of names.entries()) {
    const weight = weights[id] ?? 0;
    if (Math.abs(weight) < least) continue;
    const key = Math.round(weight / step);
    byWeight.set(key, [...(byWeight.get(key) ?? []), name]);
  }
  return [...byWeight]
    .sort(([a], [b]) => a - b)
    .map(([key, list]) => `${key}:${list.toSorted().join('|')}`)
    .join('\n');
}

function write(book: Book): void {
  const model = train(book, book.rows);
  const usual = [...book.usual.keys()].filter((word) => /^[a-z']+$/.test(word)).toSorted();
  const text = `/** Learned from labelled sentences by \`scripts/judge-cases-learn.ts\`; not written by hand. */

export const bias = ${model.bias.toFixed(3)};

/** Words that crafts use which are known to be good. */
export const usualWords = \`
${usual.join(' ')}
\`;

/** Traits of a sentence by their weight in twentieths: what speaks for harm is above zero. */
export const weightTable = \`
${tableOf(book, model)}
\`;
`;
  writeFileSync('engine/safety/weights.data.ts', text);
  console.log(`${book.rows.length} sentences, ${text.length} letters`);
}

const parts = 4;
function partOf(text: string): number {
  let sum = 0;
  for (let at = 0; at < text.length; at += 1) sum = (sum * 31 + text.charCodeAt(at)) >>> 0;
  return sum % parts;
}

const lighter: Readonly<Record<string, number>> = {
  title: 1,
  description: 1,
  material: 0.5,
  'stand-in': 0.5,
};

interface Told {
  kind: string;
  band: string;
  isRuled: boolean;
  weights: number[];
}

const together = 3;
const sumOf = ({ weights }: Told): number =>
  Math.log(
    weights
      .toSorted((a, b) => b - a)
      .slice(0, together)
      .reduce((sum, weight) => sum + Math.exp(weight), 0),
  );

function tell(crafts: readonly Told[]): void {
  for (const most of [-1.5, -1.2, -0.9, -0.6])
    for (const bands of [['2-3'], ['4-5'], ['6-8'], ['9-12', '13+']]) {
      const share = (kind: string): string => {
        const all = crafts.filter((one) => one.kind === kind && bands.includes(one.band) && !one.isRuled);
        return `${kind} ${((100 * all.filter((one) => sumOf(one) >= most).length) / all.length).toFixed(1)} % of ${all.length}`;
      };
      const kinds = ['house', 'safe', 'sounds', 'supervision', 'unsafe'];
      console.log(`from ${most}, ${bands.join(' and ')}: ${kinds.map(share).join(', ')}`);
    }
}

function apart(book: Book): void {
  const crafts = new Map<string, Told>();
  for (let part = 0; part < parts; part += 1) {
    const isAsked = ({ group }: Lesson): boolean => partOf(group) === part;
    const model = train(
      book,
      book.rows.filter(({ lesson }) => !isAsked(lesson)),
    );
    for (const row of book.rows.filter(({ lesson }) => isAsked(lesson))) {
      const { craft, kind, weighed, isRuled, field } = row.lesson;
      const told = crafts.get(craft) ?? { kind, band: weighed.band, isRuled: false, weights: [] };
      told.isRuled ||= isRuled;
      told.weights.push(weightOf(model, row) - (lighter[field] ?? 0));
      crafts.set(craft, told);
    }
  }
  tell([...crafts.values()]);
}

const book = bookOf(allLessons((id) => without !== '' && id.startsWith(without)));
if (process.argv.includes('apart')) apart(book);
else write(book);
