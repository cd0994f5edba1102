import { jobKind } from '#server/platform/jobs/job.ts';

/** Judges all crafts that are kept once more, after the judge has learned something. */
export const judgeAgainJob = jobKind<{ version: number }>({
  name: 'community.judge-again',
  maxAttempts: 8,
  isSlow: true,
});
