import { chooseSteps } from './testing/choose-steps.ts';
import { runLanes, type FinishedStep } from './testing/run-lanes.ts';
import { slowestFiles } from './testing/run-step.ts';
import { listSteps, stopProvided } from './testing/steps.ts';
import { runOnEveryChange } from './testing/watch.ts';

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

function printUnsteady({ name, tally }: FinishedStep): void {
  if (tally.unsteady === undefined) return;
  console.log(`\n──── ${name}: passed only when it was tried again`);
  console.log(tally.unsteady);
}

function printFailures({ name, tally }: FinishedStep): void {
  console.log(`\n──── ${name} ${'─'.repeat(Math.max(0, 90 - name.length))}`);
  if (tally.output.trim()) console.log(tally.output.trimEnd());
  for (const failure of tally.failures) console.log(`\n✗ ${failure.name}\n${failure.details}`);
}

const options = new Set(process.argv.slice(2).filter((word) => word.startsWith('--')));
const words = process.argv.slice(2).filter((word) => !word.startsWith('--'));
/** `npm run proof` is the same run over what takes longer. */
const ring = options.has('--proof') ? 'proof' : 'test';

/** Reads the tree anew each time: test files come and go while somebody works. */
async function runOnce(): Promise<void> {
  const steps = chooseSteps(listSteps(ring), words);
  if (steps.length === 0) throw new Error(`No step or test file is called ${words.join(' ')}.`);
  const since = performance.now();
  const finished = await runLanes(steps, { lanes: LANES, onFinished: printLine });
  for (const step of finished) if (step.tally.failures.length > 0) printFailures(step);
  finished.forEach(printUnsteady);
  if (options.has('--times'))
    for (const { file, seconds } of slowestFiles(400))
      console.log(`${seconds.toFixed(1).padStart(7)} s  ${file}`);
  const passedCount = finished.reduce((sum, { tally }) => sum + tally.passed, 0);
  const failedCount = finished.reduce((sum, { tally }) => sum + tally.failures.length, 0);
  console.log(`\n${((performance.now() - since) / 1000).toFixed(0)} s in all`);
  console.log(`${passedCount} passed, ${failedCount} failed`);
  process.exitCode = failedCount === 0 && passedCount > 0 ? 0 : 1;
}

async function runAndWait(): Promise<void> {
  await runOnce();
  console.log('\nWaiting for a change; Ctrl-C ends it.\n');
}

const end = (): void => void stopProvided().finally(() => process.exit(130));
process.on('SIGINT', end);
process.on('SIGTERM', end);

try {
  await (options.has('--watch') ? runOnEveryChange(runAndWait) : runOnce());
} catch (error) {
  console.log(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
await stopProvided();
