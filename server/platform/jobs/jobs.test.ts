import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'drizzle-orm';
import { platformJobs } from '#server/platform/tables.ts';
import { endLeases } from '#tests/support/leases.ts';
import { createTestClock } from '#tests/support/test-clock.ts';
import { createTestLog } from '#tests/support/test-log.ts';
import { closeDatabaseAfterTests, emptyTestDatabase } from '#tests/support/test-database.ts';
import { backoffMs, jobKind, RetryLater } from './job.ts';
import type { JobRun } from './job.ts';
import { Jobs } from './worker.ts';
import { until } from '#tests/support/until.ts';

closeDatabaseAfterTests();

interface Payload {
  word: string;
}
const greet = jobKind<Payload>({ name: 'test.greet', maxAttempts: 3 });
const wave = jobKind<Payload>({ name: 'test.wave', maxAttempts: 3 });

async function setUp() {
  const database = await emptyTestDatabase();
  const clock = createTestClock();
  const { log, lines } = createTestLog();
  const worker = () => new Jobs({ database, clock, log });
  const rows = () => database.db.select().from(platformJobs).orderBy(platformJobs.id);
  return { database, db: database.db, clock, worker, rows, lines };
}

test('a job runs once and leaves no row', async () => {
  const { db, worker, rows } = await setUp();
  const jobs = worker();
  const greeted: string[] = [];
  jobs.handle(greet, { run: async ({ payload }) => void greeted.push(payload.word) });
  await jobs.enqueue(db, greet, { payload: { word: 'hello' } });

  assert.equal(await jobs.drain(), 1);
  assert.equal(await jobs.drain(), 0);
  assert.deepEqual(greeted, ['hello']);
  assert.deepEqual(await rows(), []);
});

test('a job exists exactly when the transaction that wanted it does', async () => {
  const { database, worker, rows } = await setUp();
  const jobs = worker();
  await assert.rejects(
    database.transaction(async (tx) => {
      await jobs.enqueue(tx, greet, { payload: { word: 'lost' } });
      throw new Error('changed my mind');
    }),
  );
  assert.equal((await rows()).length, 0);
  await database.transaction((tx) => jobs.enqueue(tx, greet, { payload: { word: 'kept' } }));
  assert.equal((await rows()).length, 1);
});

test('one key waits once, and again after it has run', async () => {
  const { db, worker, rows } = await setUp();
  const jobs = worker();
  jobs.handle(greet, { run: async () => undefined });
  const job = { payload: { word: 'x' }, uniqueKey: 'only' };
  await Promise.all([jobs.enqueue(db, greet, job), jobs.enqueue(db, greet, job)]);
  assert.equal((await rows()).length, 1);
  await jobs.drain();
  await jobs.enqueue(db, greet, job);
  assert.equal((await rows()).length, 1);
});

test('a job waits for its time', async () => {
  const { db, clock, worker } = await setUp();
  const jobs = worker();
  jobs.handle(greet, { run: async () => undefined });
  await jobs.enqueue(db, greet, {
    payload: { word: 'later' },
    runAt: new Date(clock.now().getTime() + 5_000),
  });
  assert.equal(await jobs.drain(), 0);
  clock.advance(5_000);
  assert.equal(await jobs.drain(), 1);
});

test('a failing job comes back later each time and then fails for good, telling its feature once', async () => {
  const { db, clock, worker, rows } = await setUp();
  const jobs = worker();
  const attempts: number[] = [];
  const failed: Payload[] = [];
  jobs.handle(greet, {
    run: async ({ attempt }) => {
      attempts.push(attempt);
      throw new Error('no voice for ann@example.test');
    },
    failed: async (tx, payload) => {
      failed.push(payload);
      await tx.execute(sql`select 1`);
    },
  });
  await jobs.enqueue(db, greet, { payload: { word: 'hello' }, uniqueKey: 'k' });

  await jobs.drain();
  assert.equal(await jobs.drain(), 0, 'it is not tried again at once');
  for (let round = 0; round < 3; round += 1) {
    clock.advance(600_000);
    await jobs.drain();
  }

  assert.deepEqual(attempts, [1, 2, 3]);
  assert.deepEqual(failed, [{ word: 'hello' }]);
  const [row] = await rows();
  assert.equal(row?.state, 'failed');
  assert.equal(row?.lastError, 'no voice for [email]');
  assert.equal(row?.uniqueKey, null);
});

test('when the final word fails too, the job is not marked as failed and is taken up again', async () => {
  const { database, db, worker, rows } = await setUp();
  const once = jobKind<Payload>({ name: 'test.once', maxAttempts: 1 });
  const jobs = worker();
  let tellings = 0;
  jobs.handle(once, {
    run: async () => Promise.reject(new Error('no')),
    failed: async () => {
      tellings += 1;
      if (tellings === 1) throw new Error('not now');
    },
  });
  await jobs.enqueue(db, once, { payload: { word: 'x' } });
  await jobs.drain();
  assert.equal((await rows())[0]?.state, 'running');
  await endLeases(database);
  await jobs.drain();
  assert.equal((await rows())[0]?.state, 'failed');
  assert.equal(tellings, 2);
});

test('an outage that meets the end of a job is no error: the job is taken up again', async (t) => {
  const { database, db, worker, rows, lines } = await setUp();
  const jobs = worker();
  let runs = 0;
  const transaction = database.transaction.bind(database);
  const away = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
  t.after(() => Object.assign(database, { transaction }));
  const outage = jobKind<Payload>({ name: 'test.outage', maxAttempts: 1 });
  jobs.handle(outage, {
    run: async () => {
      runs += 1;
      if (runs > 1) return;
      Object.assign(database, { transaction: async () => Promise.reject(away) });
      throw away;
    },
  });
  await jobs.enqueue(db, outage, { payload: { word: 'x' } });
  await jobs.drain();
  Object.assign(database, { transaction });
  const told = lines.filter(({ msg }) => msg === 'the outcome of a job could not be stored');
  assert.deepEqual(
    told.map(({ level }) => level),
    [40],
  );

  await endLeases(database);
  await jobs.drain();
  assert.equal(runs, 2);
  assert.deepEqual(await rows(), []);
});

test('a handler that knows when to come back is obeyed', async () => {
  const { db, clock, worker } = await setUp();
  const jobs = worker();
  let runs = 0;
  jobs.handle(greet, {
    run: async () => {
      runs += 1;
      if (runs === 1) throw new RetryLater(90_000, 'busy');
    },
  });
  await jobs.enqueue(db, greet, { payload: { word: 'x' } });
  await jobs.drain();
  clock.advance(89_000);
  assert.equal(await jobs.drain(), 0);
  clock.advance(1_000);
  assert.equal(await jobs.drain(), 1);
});

test('a job may end with another in its place; one that was taken over leaves nothing', async () => {
  const { database, db, worker, rows } = await setUp();
  const jobs = worker();
  const next = { payload: { word: 'next' }, uniqueKey: 'next' };
  jobs.handle(wave, {
    run: (job) => database.transaction((tx) => job.endWith(tx, greet, next)),
  });
  await jobs.enqueue(db, wave, { payload: { word: 'first' } });
  await jobs.drain();
  const names = async () => (await rows()).map(({ name }) => name);
  assert.deepEqual(await names(), [greet.name]);
  await jobs.enqueue(db, wave, { payload: { word: 'again' } });
  await jobs.drain();
  assert.deepEqual(await names(), [greet.name], 'what waits under this key is enough');

  await database.pool.query('delete from platform_jobs');
  jobs.handle(wave, {
    run: async (job) => {
      await database.pool.query('update platform_jobs set attempts = attempts + 1');
      await database.transaction((tx) => job.endWith(tx, greet, next));
    },
  });
  await jobs.enqueue(db, wave, { payload: { word: 'late' } });
  await jobs.drain();
  assert.deepEqual(await names(), [wave.name]);
});

test('the job of a worker that died is taken over when its lease ends, and the dead one can no longer settle it', async () => {
  const { database, db, worker, rows } = await setUp();
  const dead = worker();
  const alive = worker();
  await dead.enqueue(db, greet, { payload: { word: 'x' } });
  const [claimed] = await dead.store.claim(db, [greet.name], 1);
  assert.ok(claimed);
  let runs = 0;
  alive.handle(greet, { run: async () => Promise.reject(new RetryLater(1_000_000, `run ${(runs += 1)}`)) });

  assert.equal(await alive.drain(), 0);
  await endLeases(database);
  assert.equal(await alive.drain(), 1);

  assert.equal(await dead.store.remove(db, claimed), false);
  assert.equal(await dead.store.renew(db, claimed), false);
  assert.equal((await rows())[0]?.lastError, 'run 1');
});

test('a killed worker is missed within fifteen seconds, and at once where nobody else can run', async () => {
  const { database, db, worker } = await setUp();
  const dead = worker();
  await dead.enqueue(db, greet, { payload: { word: 'x' } });
  assert.equal((await dead.store.claim(db, [greet.name], 1)).length, 1);
  const { rows } = await database.pool.query<{ seconds: string }>(
    'select extract(epoch from lease_until - now()) as seconds from platform_jobs',
  );
  const pollSeconds = 1;
  assert.ok(Number(rows[0]?.seconds) + pollSeconds <= 15);
  const next = worker();
  next.handle(greet, { run: async () => undefined });
  assert.equal(await next.drain(), 0);
  await next.store.endAllLeases(db);
  assert.equal(await next.drain(), 1);
});

test('two hundred jobs and four workers: each runs exactly once', async () => {
  const { database, worker, rows } = await setUp();
  const seen: string[] = [];
  const workers = Array.from({ length: 4 }, worker);
  for (const jobs of workers)
    jobs.handle(greet, { run: async ({ payload }) => void seen.push(payload.word) });
  await database.transaction(async (tx) => {
    for (let index = 0; index < 200; index += 1)
      await workers[0]?.enqueue(tx, greet, { payload: { word: String(index) } });
  });
  await runUntil(workers, () => seen.length >= 200);
  assert.equal(new Set(seen).size, 200);
  assert.equal(seen.length, 200);
  assert.deepEqual(await rows(), []);
});

test('a claim takes no more than it asks for, however the database plans it', async () => {
  const { database, worker, rows } = await setUp();
  const jobs = worker();
  for (const word of ['one', 'two', 'three']) await jobs.enqueue(database.db, greet, { payload: { word } });
  // Leaves a nested loop as the only way to bring jobs and those that are due together.
  const claimed = await database.transaction(async (tx) => {
    for (const way of ['hashjoin', 'hashagg', 'mergejoin', 'sort', 'material'])
      await tx.execute(sql.raw(`set local enable_${way} = off`));
    return jobs.store.claim(tx, [greet.name], 1);
  });
  assert.equal(claimed.length, 1);
  assert.deepEqual(
    (await rows()).map(({ state }) => state),
    ['running', 'queued', 'queued'],
  );
});

test('a commit wakes the worker without waiting for the next look', { timeout: 20_000 }, async (t) => {
  const { database, worker } = await setUp();
  // There is no next look.
  t.mock.timers.enable({ apis: ['setInterval'] });
  const jobs = worker();
  const ran = Promise.withResolvers<void>();
  jobs.handle(greet, { run: async () => ran.resolve() });
  const looks = t.mock.method(jobs.store, 'claim').mock;
  jobs.start();
  t.after(() => jobs.stop(1_000));
  await until('the first look', () => looks.callCount() > 0);
  assert.deepEqual(await looks.calls[0]?.result, [], 'there was nothing to do yet');
  await database.transaction((tx) => jobs.enqueue(tx, greet, { payload: { word: 'now' } }));
  await ran.promise;
});

test('stopping lets a running job finish, and gives back one that does not', async () => {
  const { db, worker, rows } = await setUp();
  const quick = worker();
  let finished = false;
  const [begun, stopBegan] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  quick.handle(greet, {
    run: async () => {
      begun.resolve();
      await stopBegan.promise;
      finished = true;
    },
  });
  await quick.enqueue(db, greet, { payload: { word: 'quick' } });
  quick.start();
  await begun.promise;
  const stopped = quick.stop(2_000);
  stopBegan.resolve();
  await stopped;
  assert.equal(finished, true);
  assert.deepEqual(await rows(), []);

  const slow = worker();
  const [seen, letGo] = [Promise.withResolvers<JobRun<Payload>>(), Promise.withResolvers<void>()];
  slow.handle(greet, {
    run: (job) => {
      seen.resolve(job);
      return letGo.promise;
    },
  });
  await slow.enqueue(db, greet, { payload: { word: 'slow' } });
  slow.start();
  const { signal } = await seen.promise;
  await slow.stop(50);
  assert.equal(signal.aborted, true);
  const [row] = await rows();
  assert.deepEqual([row?.state, row?.attempts], ['queued', 0]);
  letGo.resolve();
});

test('waiting doubles with each try, up to five minutes', () => {
  assert.deepEqual(
    [1, 2, 3, 4].map((attempt) => backoffMs(attempt, 0.5)),
    [1_000, 2_000, 4_000, 8_000],
  );
  assert.equal(backoffMs(30, 0.5), 300_000);
  assert.ok(backoffMs(3, 0) >= 3_000 && backoffMs(3, 1) <= 5_000);
});

async function runUntil(workers: Jobs[], done: () => boolean): Promise<void> {
  for (const jobs of workers) jobs.start();
  await until('the workers to be done', done);
  await Promise.all(workers.map((jobs) => jobs.stop(1_000)));
}

test('slow jobs that wait do not keep quick ones waiting', async () => {
  const { db, worker } = await setUp();
  const jobs = worker();
  const slow = jobKind<Payload>({ name: 'test.wait-long', maxAttempts: 1, lane: 'slow' });
  const end = Promise.withResolvers<void>();
  const greeted = Promise.withResolvers<string>();
  let waiting = 0;
  jobs.handle(slow, {
    run: () => {
      waiting += 1;
      return end.promise;
    },
  });
  jobs.handle(greet, { run: async ({ payload }) => greeted.resolve(payload.word) });
  for (let count = 0; count < 6; count += 1) await jobs.enqueue(db, slow, { payload: { word: 'wait' } });
  await jobs.enqueue(db, greet, { payload: { word: 'hello' } });
  jobs.start();
  assert.equal(await greeted.promise, 'hello');
  assert.ok(waiting <= 3, `${waiting} wait at once`);
  end.resolve();
  await jobs.stop(2_000);
});
