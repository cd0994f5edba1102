import { runTests } from './testing/run-step.ts';

/** Three nodes in storms, held against what people were told. Usage: npm run faults -- [how many storms] [seed] */
const [rounds = '11', seed = '1'] = process.argv.slice(2);
const env = { FAULTS_ROUNDS: rounds, FAULTS_SEED: seed };
const { output, failures } = await runTests({
  files: ['tests/faults.proof.test.ts'],
  env,
  timeoutMs: 7_200_000,
});
for (const [, measured] of output.matchAll(/^measured: (.*)$/gm)) console.log(measured);
for (const { name, details } of failures) console.log(`\n${name}\n${details}`);
process.exitCode = failures.length > 0 ? 1 : 0;
