import { timesAsGood } from '#bench/figure.ts';
import type { Counted, Reading } from '#bench/figure.ts';

const shown = (value: number): string =>
  value >= 10_000 ? `${(value / 1000).toFixed(0)}k` : value.toFixed(value >= 100 ? 0 : 1);

const times = (ratio: number): string => `${ratio.toFixed(ratio >= 10 ? 0 : 2)} ×`;

const measured = (other: Reading['floor']): string => (other ? `${shown(other.value)} (${other.name})` : '–');

function timedRow(reading: Reading): string {
  const { name, value, unit, floor, peer, limitedBy } = reading;
  const cells = [
    name,
    `${shown(value)} ${unit}`,
    measured(floor),
    measured(peer),
    floor ? times(timesAsGood(reading, floor)) : '–',
    peer ? `**${times(timesAsGood(reading, peer))}**` : '–',
    limitedBy ?? '',
  ];
  return `| ${cells.join(' | ')} |`;
}

const number = (value: number | undefined): string =>
  value === undefined ? '–' : String(Math.round(value * 10) / 10);

const countedRow = (name: string, { what, ours, peer }: Counted): string =>
  `| ${name} | ${what} | ${number(ours)} | ${number(peer)} |`;

interface Run {
  readings: readonly Reading[];
  machine: { node: string; cpus: number };
  on: string;
}

const about = `Written by \`npm run bench -- --write\`; do not change it by hand. What stands beside us:

- **floor**: the least that could do it. For pages and short answers that is \`node:http\` with the very same bytes ready in memory and no database;
  for what asks the database it is \`node:http\` with one prepared statement.
- **peer**: what a team would otherwise pick, on the same PostgreSQL, the same tables, indexes and rows, with a pool of the same size: Express 5 with
  Prisma 7 (joined reads), and Next.js 16 in production mode, asking by the same Prisma. They live in \`bench/peers\`, answer the same fields, and are
  installed by the bench alone; no part of the product needs them.

A ratio says how many times as fast (or small) we are: 1 × is the same, 2 × twice as fast. All of a row was measured in turns in one run, on one machine
that also ran the database and whoever asked. **The ratios travel to other machines, the numbers do not.** Timed figures fail no test; counted ones do
(\`statements.test.ts\` and the budgets of pages).`;

const making = `The photo, the idea and the picture have no peer here: others call a vendor for them, which takes seconds and costs cents. A craft's statements are those
until its picture is there; two more look half a minute later whether its maker has seen it.`;

/** docs/FIGURES.md, out of one run. */
export function figuresPage({ readings, machine, on }: Run): string {
  const rows = readings.flatMap(({ name, counted = [] }) => counted.map((each) => countedRow(name, each)));
  const note = readings.some(({ peer }) => peer)
    ? ''
    : '\n**The peers were not installed in this run**, so their columns are empty.\n';
  return `# Figures

${about}
${note}
Measured ${on} on ${machine.cpus} cores with Node ${machine.node}, among 100,000 shared crafts.

## Timed

| | we | floor | peer | we against the floor | we against the peer | what limits it now |
|---|---|---|---|---|---|---|
${readings.map(timedRow).join('\n')}

${making}

## Counted, for one of each

| | | we | peer |
|---|---|---|---|
${rows.join('\n')}

Statements include the beginnings and ends of transactions.
`;
}
