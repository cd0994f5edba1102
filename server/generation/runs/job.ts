import { jobKind } from '#server/platform/jobs/job.ts';

export interface MakeCraft {
  runId: string;
}

/** Thinks of a craft that has been asked for and paid. */
export const makeCraftJob = jobKind<MakeCraft>({
  name: 'generation.make-craft',
  maxAttempts: 5,
  lane: 'slow',
});

/** A run has one job, by which one sees whether somebody works on it. */
export const makingOf = (runId: string): { payload: MakeCraft; uniqueKey: string } => ({
  payload: { runId },
  uniqueKey: `making:${runId}`,
});
