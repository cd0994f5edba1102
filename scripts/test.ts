import { chooseSteps } from './testing/choose-steps.ts';
import { runLanes, type FinishedStep } from './testing/run-lanes.ts';
import { slowestFiles } from './testing/run-step.ts';
import { listSteps, stopProvided } from './testing/steps.ts';

/** One more than two cores: a step that waits for its browser or database leaves a core to another. */
const LANES = 3;

function printLine({ name, tally, durationMs }: FinishedStep): void {
  const { passed, failures, note } = tally;
  const mark = failures.length === 0 ? '✓' : '✗';
  const counts = `${String(passed).padStart(5)} passed${failures.length > 0 ? `, ${failures.length} failed` : ''}`;
  const time = `${(durationMs / 1000).toFixed(1)} s`;
  console.log(
    `${mark} ${name.padEnd(16)} ${counts.padEnd(26)} ${time.padStart(7)}${note ? `   ${note}` : ''}`,
  );
}

function printFailures({ name, tally }: FinishedStep): void {
  console.log(`\n──── ${name} ${'─'.repeat(Math.max(0, 90 - name.length))}`);
  if (tally.output.trim()) console.log(tally.output.trimEnd());
  for (const failure of tally.failures) console.log(`\n✗ ${failure.name}\n${failure.details}`);
}

const words = process.argv.slice(2).filter((word) => !word.startsWith('--'));
/** `npm run proof` is the same run over what takes longer. */
const ring = process.argv.includes('--proof') ? 'proof' : 'test';
const steps = chooseSteps(listSteps(ring), words);
if (steps.length === 0) {
  console.log(`No step or test file is called ${words.join(' ')}.`);
  process.exit(1);
}

process.on('SIGINT', () => process.exit(130));

const since = performance.now();
const finished = await runLanes(steps, { lanes: LANES, onFinished: printLine });
await stopProvided();

const failed = finished.filter(({ tally }) => tally.failures.length > 0);
for (const step of failed) printFailures(step);
if (process.argv.includes('--times'))
  for (const { file, seconds } of slowestFiles(400))
    console.log(`${seconds.toFixed(1).padStart(7)} s  ${file}`);
const passedCount = finished.reduce((sum, { tally }) => sum + tally.passed, 0);
const failedCount = finished.reduce((sum, { tally }) => sum + tally.failures.length, 0);
console.log(`\n${((performance.now() - since) / 1000).toFixed(0)} s in all`);
console.log(`${passedCount} passed, ${failedCount} failed`);
process.exitCode = failedCount === 0 && passedCount > 0 ? 0 : 1;
