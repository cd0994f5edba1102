import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hourMs } from '#contract/durations.ts';
import { platformJobs } from '#server/platform/tables.ts';
import { createTestClock } from '#tests/support/test-clock.ts';
import { closeDatabaseAfterTests, emptyTestDatabase } from '#tests/support/test-database.ts';
import { createTestLog } from '#tests/support/test-log.ts';
import { createRecurring } from './recurring.ts';
import { Jobs } from './worker.ts';

closeDatabaseAfterTests();

test('a recurring task runs once each turn however many nodes plan it, and goes on after a failure', async () => {
  const database = await emptyTestDatabase();
  const clock = createTestClock();
  const { log } = createTestLog();
  let runs = 0;
  const task = {
    name: 'test.tidy',
    everySeconds: 3600,
    async run() {
      runs += 1;
      if (runs === 1) throw new Error('not today');
    },
  };
  const nodes = [new Jobs({ database, clock, log }), new Jobs({ database, clock, log })];
  for (const jobs of nodes) await createRecurring({ jobs, database, clock }, [task]).plan();
  assert.equal((await database.db.select().from(platformJobs)).length, 1);

  clock.advance(hourMs);
  for (const jobs of nodes) await jobs.drain();
  assert.equal(runs, 1);
  clock.advance(10_000);
  for (const jobs of nodes) await jobs.drain();
  assert.equal(runs, 2);
  clock.advance(hourMs);
  for (const jobs of nodes) await jobs.drain();
  assert.equal(runs, 3);
});
