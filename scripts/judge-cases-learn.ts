import { writeFileSync } from 'node:fs';
import { allLessons } from './judge-cases-lessons.ts';
import { taughtBy } from './judge-cases-taught.ts';
import { bookOf, type Book } from './judge-cases-train.ts';

/** Learns what weighs in a sentence from labelled ones and writes it where the judge reads it. Usage: node scripts/run.mjs scripts/judge-cases-learn.ts */
function write(book: Book): void {
  const { bias, usualWords, weightTable } = taughtBy(book);
  const text = `/** Learned from labelled sentences by \`scripts/judge-cases-learn.ts\`; not written by hand. */

export const bias = ${bias.toFixed(3)};

/** Words that crafts use which are known to be good. */
export const usualWords = \`
${usualWords}
\`;

/** Traits of a sentence by their weight in twentieths: what speaks for harm is above zero. */
export const weightTable = \`
${weightTable}
\`;
`;
  writeFileSync('engine/safety/weights.data.ts', text);
  console.log(`${book.rows.length} sentences, ${text.length} letters`);
}

write(bookOf(allLessons()));
