import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { ageBandNames } from '#contract/common.ts';
import { suggest } from '#engine/choosing/suggest.ts';
import { findRecipe } from '#engine/recipes/shelves.ts';
import { answerOf, readTables, type TableRow } from '#tests/tables/read-tables.ts';

/**
 * How often the engine makes of a table what a good craft book would. The tables in `closed.txt.gz` are measured by and
 * not read: whoever writes recipes knows the open ones only.
 * Usage: npm run evaluate -- <file> [--seeds=10] [--misses]
 */
const file = process.argv.slice(2).find((word) => !word.startsWith('--')) ?? 'tests/tables/open.txt';
const seeds = Number(process.argv.find((word) => word.startsWith('--seeds='))?.slice(8) ?? 10);
const bytes = readFileSync(file);
const rows = readTables((file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8'));

interface Result {
  row: TableRow;
  hits: number;
  byRecipe: number;
  titles: string[];
}

function tryRow(row: TableRow): Result {
  const result: Result = { row, hits: 0, byRecipe: 0, titles: [] };
  for (let seed = 1; seed <= seeds; seed += 1) {
    const made = suggest({ ageBand: row.band, theme: row.theme, supplies: [...row.supplies] }, seed * 7919);
    if (made.kind !== 'craft') continue;
    const { title, description, formId } = made.craft;
    if (answerOf(row, `${title} ${description}`)) result.hits += 1;
    if (findRecipe(formId)) result.byRecipe += 1;
    result.titles.push(`${title} (${formId})`);
  }
  return result;
}

const results = rows.map(tryRow);
const share = (some: readonly Result[], of: (result: Result) => number): string =>
  `${((100 * some.reduce((sum, one) => sum + of(one), 0)) / Math.max(1, some.length * seeds)).toFixed(1)} %`;

for (const band of ageBandNames) {
  const own = results.filter(({ row }) => row.band === band);
  console.log(
    `${band.padEnd(5)} ${own.length} tables, a right craft in ${share(own, (one) => one.hits)}, by a recipe in ${share(own, (one) => one.byRecipe)}`,
  );
}
console.log(
  `all   ${results.length} tables, a right craft in ${share(results, (one) => one.hits)}, by a recipe in ${share(results, (one) => one.byRecipe)}`,
);

if (process.argv.includes('--misses'))
  for (const { row, hits, titles } of results)
    if (hits < seeds)
      console.log(
        `${row.id} ${row.band} ${row.theme} [${row.supplies.join('; ')}] ${hits}/${seeds}: wants ${row.answers.map(({ name }) => name).join(' / ')}; got ${[...new Set(titles)].slice(0, 3).join(', ')}`,
      );
