import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { provideRealPostgres } from '#tests/support/real-postgres.ts';
import type { Settings, StartedServer } from '#tests/support/started-server.ts';
import type { Figure } from './figure.ts';
import { ask, residentMegabytes, startBare, startProduct, withTemporaryFolder } from './servers.ts';
import { median } from './statistics.ts';

/** The engine gives back what it took for starting within the first seconds. */
const SETTLE_MS = 15_000;

async function settledMegabytes(server: StartedServer): Promise<number> {
  for (const page of ['/auth', '/healthz', '/readyz']) await ask(server.origin + page);
  await sleep(SETTLE_MS);
  const samples: number[] = [];
  for (let sample = 0; sample < 5; sample += 1) {
    samples.push(residentMegabytes(server));
    await sleep(500);
  }
  await server.stop();
  return median(samples);
}

/** The first start of all makes the database and draws the pictures of the house, which is not what a running server looks like. */
async function startFirst(settings: Settings): Promise<void> {
  const server = await startProduct(settings);
  await sleep(SETTLE_MS);
  await server.stop();
}

export const memory: Figure = {
  name: 'memory',
  title: 'Idle memory (resident, after settling)',
  measure: () =>
    withTemporaryFolder(async (folder) => {
      const dataDir = path.join(folder, 'embedded');
      await startFirst({ DATA_DIR: dataDir });
      const floor = { name: 'bare node:http', value: await settledMegabytes(await startBare()) };
      const embedded = await settledMegabytes(await startProduct({ DATA_DIR: dataDir }));

      const postgres = await provideRealPostgres();
      try {
        const settings = { DATA_DIR: path.join(folder, 'server'), DATABASE_URL: postgres.url };
        await startFirst(settings);
        const onServer = await settledMegabytes(await startProduct(settings));
        return [
          { name: 'on the embedded engine', value: embedded, unit: 'MB', floor, limit: { most: 320 } },
          { name: 'on a PostgreSQL server', value: onServer, unit: 'MB', floor, limit: { most: 130 } },
        ];
      } finally {
        await postgres.stop();
      }
    }),
};
