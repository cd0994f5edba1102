import { setTimeout as sleep } from 'node:timers/promises';
import type { Figure } from './figure.ts';
import { ask, register, startProduct, withTemporaryFolder } from './servers.ts';
import { median, quantile } from './statistics.ts';

const TRIES = 200;
/** Long enough for the job of one try to be over before the next is timed. */
const GAP_MS = 25;

async function timeOf(origin: string, email: string): Promise<number> {
  const since = performance.now();
  await ask(`${origin}/api/forgot-password`, { method: 'POST', json: { email } });
  const taken = performance.now() - since;
  await sleep(GAP_MS);
  return taken;
}

/** Forgot-password must not tell by its time who is registered: the difference drowns in the noise of equal tries. */
export const forgot: Figure = {
  name: 'forgot',
  title: `Forgot-password for known and unknown addresses, ${TRIES} tries each`,
  measure: () =>
    withTemporaryFolder(async (folder) => {
      const { origin, stop } = await startProduct({ DATA_DIR: folder });
      await register(origin, 'known');
      const known: number[] = [];
      const unknown: number[] = [];
      for (let attempt = 0; attempt < TRIES; attempt += 1) {
        known.push(await timeOf(origin, 'known@example.test'));
        unknown.push(await timeOf(origin, 'nobody@example.test'));
      }
      await stop();
      const noise = quantile(unknown, 0.75) - quantile(unknown, 0.25);
      return [
        {
          name: 'known, median',
          value: median(known),
          unit: 'ms',
          floor: { name: 'unknown', value: median(unknown) },
        },
        {
          name: 'difference',
          value: Math.abs(median(known) - median(unknown)),
          unit: 'ms',
          floor: { name: 'noise (middle half of equal tries)', value: noise },
          limit: { most: noise },
        },
      ];
    }),
};
