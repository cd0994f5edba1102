import { costLine, type Cost } from '#server/generation/evaluation/cost.ts';
import { never } from '#server/generation/spotting/model/label-table.ts';
import { noCount, type Comparison, type Count } from './compare.ts';
import { leastPhotos, type LabelFinding } from './sure-from.ts';

const share = (count: number, of: number): string =>
  of === 0 ? '–' : `${((100 * count) / of).toFixed(1)} %`;

const told = (way: 'sure' | 'maybe', { there, [way]: { said, right, found } }: Count): string =>
  `${way} ${right} of ${said} right (precision ${share(right, said)}), ${found} found (recall ${share(found, there)})`;

function sumOf(counts: Iterable<Count>): Count {
  const sum = noCount();
  for (const { there, ...ways } of counts) {
    sum.there += there;
    for (const way of ['sure', 'maybe'] as const)
      for (const part of ['said', 'right', 'found'] as const) sum[way][part] += ways[way][part];
  }
  return sum;
}

function countLines(counts: ReadonlyMap<string, Count>): string[] {
  const width = Math.max(3, ...[...counts.keys()].map((name) => name.length));
  const line = ([name, count]: [string, Count]): string =>
    `${name.padEnd(width)}  ${count.there} there: ${told('sure', count)}; ${told('maybe', count)}`;
  const rows = [...counts].toSorted(([one], [other]) => one.localeCompare(other));
  return [...rows.map(line), line(['all', sumOf(counts.values())])];
}

function missLine({ photo, unseen, wronglySure, wrongGuesses }: Comparison['misses'][number]): string {
  const parts: [string, readonly string[]][] = [
    ['did not see', unseen],
    ['was wrongly sure of', wronglySure],
    ['wrongly guessed', wrongGuesses],
  ];
  const said = parts.filter(([, things]) => things.length > 0);
  return `${photo}: ${said.map(([what, things]) => `${what} ${things.join(', ')}`).join('; ')}`;
}

function findingLine({ label, photos, sureFrom, said, right }: LabelFinding): string {
  const name = label.name ?? '';
  if (sureFrom === null)
    return `${name}: shown on ${photos} photos, which is less than ${leastPhotos}: stays`;
  if (sureFrom === never) return `${name}: at no score are nine of ten right: never sure`;
  return `${name}: sure from ${sureFrom}, where ${right} of ${said} are right`;
}

interface TrialOutcome {
  by: string;
  photos: number;
  seconds: number;
  comparison: Comparison;
  cost: Cost;
  /** Photos that nobody could look at, with the reason. */
  unanswered: readonly string[];
  untold: readonly string[];
  /** Of the labels of a model file. */
  findings: readonly LabelFinding[];
}

/** What a trial has come to, for the operator. */
export function reportOf(outcome: TrialOutcome): string {
  const { by, photos, seconds, comparison, cost, unanswered, untold, findings } = outcome;
  return [
    `${by} looked at ${photos - unanswered.length} of ${photos} photos in ${seconds.toFixed(1)} s.`,
    ...countLines(comparison.counts),
    costLine(cost),
    ...unanswered.map((line) => `Nobody could look at ${line}`),
    ...comparison.misses.map(missLine),
    ...(untold.length > 0 ? [`Without a line in truth.txt, so left out: ${untold.join(', ')}.`] : []),
    ...findings.map(findingLine),
  ].join('\n');
}
