import { ageBandNames } from '#contract/common.ts';
import { understandSupplies } from '#engine/supplies/understand.ts';
import type { CraftDraft, IdeaRequest, TextEngine } from '#server/generation/ideas/draft.ts';
import { makeSafe } from '#server/generation/ideas/safety.ts';
import { costLine, type Cost } from './cost.ts';
import { answerOf, type TableRow } from './read-tables.ts';

export interface EvaluationOptions {
  rows: readonly TableRow[];
  /** How often each table is tried. */
  seeds: number;
  /** Whether every table that missed is told with what came instead. */
  misses: boolean;
}

/** What one table came to. */
interface Tried {
  row: TableRow;
  /** Tries that gave one of the crafts that a good craft book would make. */
  right: number;
  /** Of the things that matter, the share that was used. */
  used: number;
  /** Tries whose craft the judge let through. */
  safe: number;
  failed: number;
  titles: string[];
}

const requestFor = (row: TableRow, seed: number): IdeaRequest => ({
  ageBand: row.band,
  theme: row.theme,
  supplies: row.supplies,
  palette: [],
  recent: [],
  recentTitles: [],
  photo: null,
  seed: seed * 7919,
  avoid: [],
  minutes: null,
  mess: null,
});

/** The things by their names; what no child should handle is nobody's fault to leave out. */
const namesIn = (words: readonly string[]): Set<string> =>
  new Set(
    understandSupplies(words).flatMap((item) => {
      if (item.kind === 'risky') return [];
      return item.kind === 'known' ? item.supply.id : item.name.toLowerCase();
    }),
  );

function shareUsed(row: TableRow, draft: CraftDraft): number {
  const made = namesIn(draft.materials.map(({ name }) => name));
  const wanted = [...namesIn(row.heart)];
  if (wanted.length === 0) return 1;
  return wanted.filter((name) => made.has(name)).length / wanted.length;
}

async function tryOnce(engine: TextEngine, tried: Tried, seed: number): Promise<void> {
  const { row } = tried;
  try {
    const draft = await engine.suggest(requestFor(row, seed));
    const judged = await makeSafe(draft, row.band, engine.review?.bind(engine));
    if (answerOf(row, `${draft.title} ${draft.description}`)) tried.right += 1;
    if ('safe' in judged) tried.safe += 1;
    tried.used += shareUsed(row, draft);
    tried.titles.push(draft.title);
  } catch (error) {
    tried.failed += 1;
    tried.titles.push(error instanceof Error ? error.message : String(error));
  }
}

const percent = (count: number, of: number): string => `${((100 * count) / Math.max(1, of)).toFixed(1)} %`;

const sumOf = (tried: readonly Tried[], of: (one: Tried) => number): number =>
  tried.reduce((sum, one) => sum + of(one), 0);

function line(name: string, tried: readonly Tried[], seeds: number): string {
  const tries = tried.length * seeds;
  const answered = tries - sumOf(tried, ({ failed }) => failed);
  return [
    `${name.padEnd(5)} ${tried.length} tables: a right craft in ${percent(
      sumOf(tried, ({ right }) => right),
      tries,
    )}`,
    `${percent(
      sumOf(tried, ({ used }) => used),
      answered,
    )} of the things that matter used`,
    `${percent(
      sumOf(tried, ({ safe }) => safe),
      answered,
    )} judged fine`,
    ...(answered < tries ? [`${tries - answered} tries without an answer`] : []),
  ].join(', ');
}

const missOf = ({ row, right, titles }: Tried, seeds: number): string =>
  `${row.id} ${row.band} ${row.theme} [${row.supplies.join('; ')}] ${right}/${seeds}: wants ${row.answers.map(({ name }) => name).join(' / ')}; got ${[...new Set(titles)].slice(0, 3).join(', ')}`;

/** How often somebody who has ideas makes of a table what a good craft book would. */
export async function evaluate(
  engine: TextEngine,
  cost: Cost,
  { rows, seeds, misses }: EvaluationOptions,
): Promise<string> {
  const all: Tried[] = [];
  for (const row of rows) {
    const tried: Tried = { row, right: 0, used: 0, safe: 0, failed: 0, titles: [] };
    for (let seed = 1; seed <= seeds; seed += 1) await tryOnce(engine, tried, seed);
    all.push(tried);
  }
  return [
    `Ideas by ${engine.provider}, each table tried ${seeds === 1 ? 'once' : `${seeds} times`}.`,
    ...ageBandNames.map((band) =>
      line(
        band,
        all.filter(({ row }) => row.band === band),
        seeds,
      ),
    ),
    line('all', all, seeds),
    costLine(cost),
    ...(misses ? all.filter(({ right }) => right < seeds).map((one) => missOf(one, seeds)) : []),
  ].join('\n');
}
