import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/db/database.ts';
import { jobKind } from './job.ts';
import type { NewJob } from './queue.ts';
import type { Jobs } from './worker.ts';

export interface RecurringTask {
  /** `feature.verb-noun`, like any job. */
  name: string;
  everySeconds: number;
  run(database: Database): Promise<void>;
}

interface Recurring {
  /** Makes sure that each task waits for its next turn. */
  plan(): Promise<void>;
}

/**
 * Work that comes back: each run enqueues the next one. The turn is part of the key, so any number of nodes plan it
 * once, and a failed turn does not end the series.
 */
export function createRecurring(
  parts: { jobs: Jobs; database: Database; clock: Clock },
  tasks: readonly RecurringTask[],
): Recurring {
  const { jobs, database, clock } = parts;
  const nextTurn = (task: RecurringTask): NewJob => {
    const lengthMs = task.everySeconds * 1000;
    const turn = Math.floor(clock.now().getTime() / lengthMs) + 1;
    const [uniqueKey, runAt] = [`${task.name}:${turn}`, new Date(turn * lengthMs)];
    return { kind: kindOf(task), payload: null, uniqueKey, runAt };
  };
  for (const task of tasks) {
    jobs.handle(kindOf(task), {
      async run() {
        await jobs.enqueueAll(database.db, [nextTurn(task)]);
        await task.run(database);
      },
    });
  }
  return {
    plan: () => jobs.enqueueAll(database.db, tasks.map(nextTurn)),
  };
}

const kindOf = (task: RecurringTask) => jobKind<null>({ name: task.name, maxAttempts: 3 });
