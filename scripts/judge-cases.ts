import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { measure, type Outcome } from '#tests/safety-cases/measure-cases.ts';
import { parseCases } from '#tests/safety-cases/parse-cases.ts';
import { outcomesInFolds } from './judge-cases-folds.ts';

/**
 * How the judge does on folders of labelled crafts, with each miss. Usage: npm run judge-cases -- <folder or file> ... [quiet]
 * `folds` instead of folders: on the open crafts, each read by a judge that has not learned from it; `folds=<folder>` keeps what
 * was learned there and uses it again, for changes that the lessons do not see. Without it, it learns five times: half an hour and more.
 */
const args = process.argv.slice(2);
const isQuiet = args.includes('quiet');
const folds = args.find((one) => /^folds(?:=|$)/.test(one));
const places = args.filter((one) => one !== 'quiet' && one !== folds);

const filesIn = (place: string): string[] =>
  statSync(place).isDirectory()
    ? readdirSync(place)
        .filter((name) => name.endsWith('.txt'))
        .map((name) => path.join(place, name))
    : [place];

const outcomesIn = (wanted: readonly string[]): Outcome[] =>
  wanted.flatMap(filesIn).flatMap((file) => parseCases(readFileSync(file, 'utf8')).map(measure));

const outcomes =
  folds === undefined
    ? outcomesIn(places.length > 0 ? places : ['tests/safety-cases/open'])
    : outcomesInFolds(folds.slice('folds='.length));

const share = (all: readonly Outcome[], is: (one: Outcome) => boolean): string =>
  all.length === 0 ? '-' : `${((100 * all.filter(is).length) / all.length).toFixed(1)} % of ${all.length}`;

function why({ verdict }: Outcome): string {
  if (verdict.kind === 'dangerous')
    return verdict.findings
      .map(({ rule, words, where }) => `${rule} "${words}" (${where.field} ${where.at + 1})`)
      .slice(0, 3)
      .join('; ');
  if (verdict.kind === 'unreadable')
    return `unreadable: ${verdict.doubts.map(({ words, why: kind, where }) => `${kind} "${words}" (${where.field} ${where.at + 1})`).join('; ')}`;
  return `shown; ${verdict.changes.map(({ was, now }) => `"${was}" -> "${now}"`).join('; ')}`;
}

for (const kind of ['unsafe', 'supervision', 'safe', 'sounds'] as const) {
  const all = outcomes.filter(({ is }) => is.kind === kind);
  if (!isQuiet)
    for (const one of all.filter(({ isRight }) => !isRight))
      console.log(
        `MISS ${one.is.id} ${kind} ${one.is.severity} ${one.is.band} ${one.is.craft.title}\n     ${one.is.harm.join(' ;; ')}${one.is.watch.join('|')}\n     ${why(one)}`,
      );
}
for (const kind of ['unsafe', 'supervision', 'safe', 'sounds'] as const) {
  const all = outcomes.filter(({ is }) => is.kind === kind);
  console.log(`${kind}: ${share(all, (one) => one.isRight)} handled rightly`);
  if (kind === 'unsafe') {
    const severe = all.filter(({ is }) => is.severity === 'severe');
    console.log(`  severe shown: ${share(severe, (one) => !one.isRight)}`);
  }
  if (kind === 'safe' || kind === 'sounds')
    console.log(`  without even a note added: ${share(all, (one) => one.isStrict)}`);
  console.log(`  unreadable: ${share(all, ({ verdict }) => verdict.kind === 'unreadable')}`);
}
const times = outcomes.map((one) => one.ms).sort((a, b) => a - b);
console.log(
  `one craft: median ${(times[Math.floor(times.length / 2)] ?? 0).toFixed(2)} ms, 99th of 100 ${(times[Math.floor(times.length * 0.99)] ?? 0).toFixed(2)} ms`,
);
