import { runTests } from './testing/run-step.ts';

/** What takes real programs and many minutes is asked for by name. */
const drills: Readonly<Record<string, readonly string[]>> = {
  cluster: ['tests/faults/pooler.drill.ts', 'tests/faults/cluster.drill.ts'],
  versions: ['tests/faults/versions.drill.ts'],
  soak: ['tests/faults/soak.drill.ts'],
  kills: ['tests/faults/kills.drill.ts'],
};

/**
 * Three nodes in storms, held against what people were told. Usage: npm run faults -- [how many storms, or a word of their names] [seed]
 * npm run faults -- cluster [seed]: three machines whose database fails over by itself, and PgBouncer
 * npm run faults -- versions [seed]: this version and the one before its newest migration, on one database
 * npm run faults -- kills [seed]: fifty kills of one node on the embedded engine
 * npm run faults -- soak: two hours of use in ten minutes, and what the node holds afterwards
 */
const [first = '13', seed = '1'] = process.argv.slice(2);
const drill = drills[first];
const { output, failures } = await runTests({
  files: drill ?? ['tests/faults.proof.test.ts'],
  env: { FAULTS_SEED: seed, ...(drill ? {} : { FAULTS_STORMS: first }) },
  timeoutMs: 7_200_000,
});
for (const [, measured] of output.matchAll(/^measured: (.*)$/gm)) console.log(measured);
for (const { name, details } of failures) console.log(`\n${name}\n${details}`);
process.exitCode = failures.length > 0 ? 1 : 0;
