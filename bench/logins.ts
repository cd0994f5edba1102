import { setTimeout as sleep } from 'node:timers/promises';
import type { Figure } from './figure.ts';
import { ask, latenciesDuring, register, startProduct, withTemporaryFolder } from './servers.ts';
import { quantile } from './statistics.ts';

const PEOPLE = 10;
const LOGINS = 50;
const ROUNDS = 4;

async function loginsAtOnce(origin: string): Promise<void> {
  const answers = await Promise.all(
    Array.from({ length: LOGINS }, (_, index) => {
      const json = { email: `sleeper${index % PEOPLE}@example.test`, password: 'glue-and-paper-7' };
      return ask(`${origin}/api/login`, { method: 'POST', json });
    }),
  );
  const refused = answers.find(({ status }) => status !== 200);
  if (refused) throw new Error(`a login answered ${refused.status}: ${refused.body.toString()}`);
}

/** Hashing passwords is heavy on purpose; it must not keep anybody else waiting. */
export const logins: Figure = {
  name: 'logins',
  title: `${LOGINS} logins at once, others meanwhile`,
  measure: () =>
    withTemporaryFolder(async (folder) => {
      const { origin, stop } = await startProduct({ DATA_DIR: folder });
      for (let person = 0; person < PEOPLE; person += 1) await register(origin, `sleeper${person}`);
      const idle: number[] = [];
      const busy: number[] = [];
      let loginsMs = 0;
      for (let round = 0; round < ROUNDS; round += 1) {
        idle.push(...(await latenciesDuring(origin, sleep(1500))));
        const since = performance.now();
        busy.push(...(await latenciesDuring(origin, loginsAtOnce(origin))));
        loginsMs += performance.now() - since;
      }
      await stop();
      const floor = { name: 'without logins', value: quantile(idle, 0.99) };
      return [
        { name: '/healthz p99', value: quantile(busy, 0.99), unit: 'ms', floor, limit: { most: 50 } },
        {
          name: '/healthz median',
          value: quantile(busy, 0.5),
          unit: 'ms',
          floor: { ...floor, value: quantile(idle, 0.5) },
        },
        { name: 'time for all logins', value: loginsMs / ROUNDS, unit: 'ms' },
      ];
    }),
};
