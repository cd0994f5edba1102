import { setTimeout as sleep } from 'node:timers/promises';

interface Waiting {
  /** What there is instead, for whoever has to find out why. */
  seen?: () => unknown;
  longestMs?: number;
}

/** Looks again and again until it is so; a wait that is in vain says what it was for, and what was seen last. */
export async function until(
  what: string,
  isSo: () => boolean | Promise<boolean>,
  { seen, longestMs = 30_000 }: Waiting = {},
): Promise<void> {
  const deadline = performance.now() + longestMs;
  while (!(await isSo())) {
    if (performance.now() > deadline) {
      const last = seen ? `, but saw ${JSON.stringify(seen())}` : '';
      throw new Error(`waited ${longestMs / 1000} s in vain for ${what}${last}`);
    }
    await sleep(10);
  }
}
