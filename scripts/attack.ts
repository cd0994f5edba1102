import { findTestFiles } from './testing/test-files.ts';
import { runTests } from './testing/run-step.ts';

/** Odd requests by the ten thousand, from a seed. Usage: npm run attack -- [how many] [seed] */
const [cases = '100000', seed = '1'] = process.argv.slice(2);
const { apiEmbedded } = findTestFiles('proof');
const files = apiEmbedded.filter((file) => file.includes('/attack'));
const env = { TEST_ENGINE: 'embedded', ATTACK_CASES: cases, ATTACK_SEED: seed };
const { output, failures } = await runTests({ files, env, timeoutMs: 7_200_000 });
for (const [, measured] of output.matchAll(/^measured: (.*)$/gm)) console.log(measured);
for (const { name, details } of failures) console.log(`\n${name}\n${details}`);
process.exitCode = failures.length > 0 ? 1 : 0;
