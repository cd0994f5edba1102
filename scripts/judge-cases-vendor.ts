import { ageBandNames, type AgeBand } from '#contract/common.ts';
import { judge } from '#engine/safety/judge.ts';
import { houseCrafts } from './judge-cases-house.ts';

/**
 * What the judge would do to good crafts: the house's own, as if a vendor had written them. Usage: node scripts/run.mjs
 * scripts/judge-cases-vendor.ts [each]. Doubts have learned from them, so it is the rules that this tells of.
 */
const each = Number(process.argv[2] ?? 17);
const reasons = new Map<string, number>();
const counts = new Map<string, number>();

const count = (of: Map<string, number>, key: string): unknown => of.set(key, (of.get(key) ?? 0) + 1);

function look(craft: Parameters<typeof judge>[0], band: AgeBand): string {
  const verdict = judge(craft, band);
  if (verdict.kind === 'dangerous')
    for (const { rule, words, where } of verdict.findings)
      count(reasons, `${rule} "${words}" in a ${where.field}`);
  if (verdict.kind === 'unreadable')
    for (const { words, where } of verdict.doubts) count(reasons, `doubt "${words}" in a ${where.field}`);
  if (verdict.kind !== 'known') return verdict.kind;
  for (const { where, why, was, now } of verdict.changes)
    count(reasons, `change of a ${where.field}: ${why} "${now === '' ? was : now}"`);
  return verdict.changes.length > 0 ? 'changed' : 'left alone';
}

for (const { band, craft } of houseCrafts(each)) count(counts, `${band} ${look(craft, band)}`);
for (const band of ageBandNames) {
  const all = [...counts].filter(([key]) => key.startsWith(`${band} `));
  const total = all.reduce((sum, [, number]) => sum + number, 0);
  console.log(
    `${band}: ${all.map(([key, number]) => `${key.slice(band.length + 1)} ${((100 * number) / total).toFixed(1)} %`).join(', ')}`,
  );
}
for (const [why, number] of [...reasons].sort(([, a], [, b]) => b - a).slice(0, 80)) console.log(number, why);
