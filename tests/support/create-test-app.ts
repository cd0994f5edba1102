import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { TestContext } from 'node:test';
import { createApp } from '#server/app.ts';
import type { App } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import type { Config } from '#server/config.ts';
import type { PageSource } from '#server/pages/routes.ts';
import type { Database } from '#server/platform/db/database.ts';
import { createIds } from '#server/platform/ids.ts';
import type { CallOutside } from '#server/platform/outside/call-outside.ts';
import type { Mail, Mailer } from '#server/platform/mail/mailer.ts';
import { RecentProblems } from '#server/platform/recent-problems.ts';
import { backUpHere } from './backup-here.ts';
import { lowCost } from './low-cost.ts';
import { TestClient } from './test-client.ts';
import { createTestClock } from './test-clock.ts';
import type { TestClock } from './test-clock.ts';
import { closeDatabaseAfterTests, emptyTestDatabase } from './test-database.ts';
import { createTestLog } from './test-log.ts';
import type { LogLine } from './test-log.ts';

export interface TestAppOptions {
  config?: Partial<Config>;
  pages?: PageSource;
  mailer?: Mailer;
  clock?: TestClock;
  /** How webhooks are called; the real one unless said, which reaches nothing on this machine. */
  callOutside?: CallOutside;
  /** Tables without a trace of earlier tests, for those who read the plans of queries. */
  newTables?: boolean;
  /** Errors in the log that the test is about; any other fails it. */
  expectLogErrors?: boolean;
}

export interface TestApp extends App {
  database: Database;
  clock: TestClock;
  config: Config;
  mails: Mail[];
  logLines: LogLine[];
  /** A browser of its own, with its own cookies. */
  client(): TestClient;
}

closeDatabaseAfterTests();

const realFetch = globalThis.fetch;
/** A test that reaches beyond this machine is a mistake, and fails. */
globalThis.fetch = async (input, init) => {
  const { hostname } = new URL(input instanceof Request ? input.url : String(input));
  assert.ok(['127.0.0.1', 'localhost', '[::1]'].includes(hostname), `an unplanned request to ${hostname}`);
  return realFetch(input, init);
};

const keep = (mails: Mail[]): Mailer => ({
  async send(mail) {
    mails.push(mail);
  },
  async check() {},
  close() {},
});

/** The whole application on an empty database, its clock and mails in the test's hands, its jobs run by `jobs.drain()`. */
export async function createTestApp(t: TestContext, options: TestAppOptions = {}): Promise<TestApp> {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'gluebird-test-'));
  const clock = options.clock ?? createTestClock();
  const recentProblems = new RecentProblems();
  const testLog = createTestLog(recentProblems);
  const mails: Mail[] = [];
  const config: Config = {
    ...readConfig({ DATA_DIR: dataDir, RATE_LIMITS: 'off', STARTER_CONTENT: 'off' }),
    // A second call for each craft is asked for by the tests that are about it.
    aiReview: false,
    ...options.config,
  };
  const database = await emptyTestDatabase({ anew: options.newTables ?? false });
  const app = await createApp({
    config,
    database,
    clock,
    ids: createIds(clock),
    log: testLog.log,
    recentProblems,
    version: '0.0.0-test',
    passwordCost: lowCost,
    mailer: options.mailer ?? keep(mails),
    makeBackup: backUpHere(config, database),
    checkReplies: true,
    ...(options.pages ? { pages: options.pages } : {}),
    ...(options.callOutside ? { callOutside: options.callOutside } : {}),
  });
  t.after(async () => {
    await app.close();
    fs.rmSync(dataDir, { recursive: true, force: true });
    if (!options.expectLogErrors) assert.deepEqual(testLog.errors(), [], 'nothing was logged as an error');
  });
  return {
    ...app,
    database,
    clock,
    config,
    mails,
    logLines: testLog.lines,
    client: () => new TestClient(app.http),
  };
}
