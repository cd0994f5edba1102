import { setTimeout as sleep } from 'node:timers/promises';
import type { Step } from './step.ts';
import type { Tally } from './tally.ts';

export interface FinishedStep {
  readonly name: string;
  readonly tally: Tally;
  readonly durationMs: number;
}

interface LaneOptions {
  readonly lanes: number;
  readonly onFinished: (step: FinishedStep) => void;
}

async function runStep(step: Step): Promise<FinishedStep> {
  const since = performance.now();
  const tally = await step.run(step.files ?? []).catch((error: unknown) => ({
    passed: 0,
    failures: [{ name: step.name, details: error instanceof Error ? error.message : String(error) }],
    output: '',
  }));
  return { name: step.name, tally, durationMs: performance.now() - since };
}

/** Runs the steps in their order, a few at a time. What needs a failed step fails without being run. */
export async function runLanes(
  steps: readonly Step[],
  { lanes, onFinished }: LaneOptions,
): Promise<FinishedStep[]> {
  const waiting = [...steps];
  const finished: FinishedStep[] = [];
  const names = new Set(steps.map(({ name }) => name));
  const isDone = (name: string): boolean => !names.has(name) || finished.some((step) => step.name === name);
  const isBroken = (name: string): boolean =>
    finished.some((step) => step.name === name && step.tally.failures.length > 0);

  const finish = (step: FinishedStep): void => {
    finished.push(step);
    onFinished(step);
  };
  const lane = async (): Promise<void> => {
    while (waiting.length > 0) {
      const index = waiting.findIndex(({ after = [] }) => after.every(isDone));
      const [step] = index < 0 ? [] : waiting.splice(index, 1);
      if (!step) {
        await sleep(50);
        continue;
      }
      const broken = step.after?.find(isBroken);
      if (broken) {
        const failures = [{ name: step.name, details: `not run, because "${broken}" failed` }];
        finish({ name: step.name, tally: { passed: 0, failures, output: '' }, durationMs: 0 });
      } else finish(await runStep(step));
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return finished;
}
