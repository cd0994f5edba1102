import type { Clock } from '#server/platform/clock.ts';

export interface TestClock extends Clock {
  advance(milliseconds: number): void;
}

/** Goes with the real time, which a browser sees too, and can be put forward. */
export function createRunningClock(): TestClock {
  let ahead = 0;
  return {
    now: () => new Date(Date.now() + ahead),
    advance: (milliseconds) => void (ahead += milliseconds),
  };
}

/** Stands still until told to go on. */
export function createTestClock(start = new Date('2026-03-01T10:00:00Z')): TestClock {
  let now = start.getTime();
  return {
    now: () => new Date(now),
    advance: (milliseconds) => void (now += milliseconds),
  };
}
