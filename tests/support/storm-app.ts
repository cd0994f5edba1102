import { createApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { systemClock } from '#server/platform/clock.ts';
import { migrateDatabase } from '#server/platform/db/migrate.ts';
import { openEmbedded, openPostgres } from '#server/platform/db/open-database.ts';
import { createIds } from '#server/platform/ids.ts';
import { createLog } from '#server/platform/log.ts';
import type { TestApp } from './create-test-app.ts';
import { lowCost } from './low-cost.ts';
import { TestClient } from './test-client.ts';

/** In a process that will be killed: the application on the place it was started with, its jobs running. */
export async function openStormApp(settings: Record<string, string> = {}): Promise<TestApp> {
  const config = readConfig({
    DATA_DIR: process.argv[2],
    RATE_LIMITS: 'off',
    ...settings,
    ...(process.argv[3] ? { DATABASE_URL: process.argv[3] } : {}),
  });
  const database = config.databaseUrl
    ? await openPostgres(config.databaseUrl, 5_000)
    : await openEmbedded(`${config.dataDir}/database`);
  await migrateDatabase(database);
  const log = createLog({ level: 'silent', pretty: false });
  const ids = createIds(systemClock);
  const parts = { config, database, log, clock: systemClock, ids, version: 'storm', passwordCost: lowCost };
  const app = await createApp(parts);
  await app.inherit();
  app.jobs.start();
  return { ...app, database, config, client: () => new TestClient(app.http) } as unknown as TestApp;
}
