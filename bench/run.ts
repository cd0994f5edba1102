import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import path from 'node:path';
import { ensureBuild } from '#scripts/build/ensure-build.ts';
import { isKept, ratioOf, timesAsGood, type Figure, type Reading } from './figure.ts';
import { hotPaths } from './hot-paths/hot-paths.ts';
import { figuresPage } from './hot-paths/page.ts';
import { figures } from './registry.ts';

const results = path.join(import.meta.dirname, 'results');

function shown(value: number): string {
  return value >= 100 ? value.toFixed(0) : value.toFixed(1);
}

function printReading(reading: Reading): void {
  const ratio = ratioOf(reading);
  const against =
    reading.floor && ratio !== undefined
      ? `${ratio.toFixed(2)} × ${reading.floor.name} (${shown(reading.floor.value)})`
      : '';
  const { limit, peer } = reading;
  const promise = limit
    ? 'most' in limit
      ? `at most ${shown(limit.most)}`
      : `at least ${shown(limit.least)}`
    : '';
  const beside = peer
    ? `  ${timesAsGood(reading, peer).toFixed(2)} × as good as ${peer.name} (${shown(peer.value)})`
    : '';
  const mark = isKept(reading) ? ' ' : '✗';
  console.log(
    `${mark} ${reading.name.padEnd(32)} ${`${shown(reading.value)} ${reading.unit}`.padStart(14)}   ${against.padEnd(40)} ${promise}${beside}`.trimEnd(),
  );
}

async function measure(figure: Figure): Promise<readonly Reading[]> {
  console.log(`\n${figure.title}`);
  const readings = await figure.measure();
  for (const reading of readings) printReading(reading);
  return readings;
}

/** `--write` measures what docs/FIGURES.md is made of, and writes it. */
const isWriting = process.argv.includes('--write');
const asked = process.argv.slice(2).filter((word) => word !== '--write');
const words = isWriting ? [hotPaths.name] : asked;
const chosen = figures.filter(({ name, onRequest }) =>
  words.length > 0 ? words.includes(name) : !onRequest,
);
if (chosen.length === 0) {
  console.log(`There is no such figure; there are: ${figures.map(({ name }) => name).join(', ')}.`);
  process.exit(1);
}
if (!(await ensureBuild())) process.exit(1);

const measured: Record<string, readonly Reading[]> = {};
for (const figure of chosen) measured[figure.name] = await measure(figure);

mkdirSync(results, { recursive: true });
const machine = {
  node: process.versions.node,
  platform: `${process.platform}-${process.arch}`,
  cpus: cpus().length,
};
const report = { measuredAt: new Date().toISOString(), machine, figures: measured };
writeFileSync(path.join(results, 'latest.json'), `${JSON.stringify(report, null, 2)}\n`);
if (isWriting) {
  const readings = measured[hotPaths.name] ?? [];
  const page = figuresPage({ readings, machine, on: report.measuredAt.slice(0, 10) });
  writeFileSync(path.join(import.meta.dirname, '../docs/FIGURES.md'), page);
}

const broken = Object.values(measured)
  .flat()
  .filter((reading) => !isKept(reading));
console.log(`\n${Object.values(measured).flat().length} readings, ${broken.length} beyond their limit`);
process.exitCode = broken.length === 0 ? 0 : 1;
