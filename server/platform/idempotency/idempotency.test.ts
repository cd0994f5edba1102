import assert from 'node:assert/strict';
import { test } from 'node:test';
import { AppError } from '#server/platform/app-error.ts';
import type { Database } from '#server/platform/db/database.ts';
import { createIds } from '#server/platform/ids.ts';
import { platformJobs } from '#server/platform/tables.ts';
import { endLeases } from '#tests/support/leases.ts';
import { createTestClock } from '#tests/support/test-clock.ts';
import { closeDatabaseAfterTests, emptyTestDatabase } from '#tests/support/test-database.ts';
import { Idempotency } from './idempotency.ts';
import type { Work } from './idempotency.ts';
import { until } from '#tests/support/until.ts';
import { listBusy } from './intent-store.ts';
import type { IntentKey } from './intent-store.ts';
import { JointWatch } from '#server/platform/joint-watch.ts';

closeDatabaseAfterTests();

interface Reply {
  run: number;
}

const intent = { userId: 1, endpoint: 'POST /api/x', key: 'k1', body: { a: 1 } };

/** Work that leaves a row for each time it was really done. */
async function setUp() {
  const database = await emptyTestDatabase();
  const clock = createTestClock();
  let runs = 0;
  const deed = (tx: Database['db']) =>
    tx.insert(platformJobs).values({
      name: 'test.deed',
      payload: {},
      maxAttempts: 1,
      runAt: clock.now(),
      createdAt: clock.now(),
    });
  const work: Work<Reply> = ({ keep }) => {
    runs += 1;
    const reply = { run: runs };
    return database.transaction(async (tx) => {
      await deed(tx);
      return keep(tx, reply);
    });
  };
  const node = (of: Database = database) => new Idempotency({ database: of, clock, ids: createIds(clock) });
  const deeds = async () => (await database.db.select().from(platformJobs)).length;
  return { database, node, work, deed, deeds, runs: () => runs };
}

const isConflict = (error: unknown): boolean =>
  error instanceof AppError && error.code === 'IDEMPOTENCY_CONFLICT';

test('the same key does its work once, in a row, at once and on two nodes', async () => {
  const { node, work, deeds } = await setUp();
  const [one, two] = [node(), node()];
  const answers = await Promise.all([
    ...Array.from({ length: 10 }, () => one.once(intent, work)),
    ...Array.from({ length: 10 }, () => two.once(intent, work)),
  ]);
  assert.equal(await deeds(), 1);
  for (const answer of [...answers, await two.once(intent, work)]) assert.deepEqual(answer, { run: 1 });
});

test('another person, endpoint or key is another intent; without a key each is', async () => {
  const { node, work, deeds } = await setUp();
  const one = node();
  await one.once(intent, work);
  await one.once({ ...intent, userId: 2 }, work);
  await one.once({ ...intent, endpoint: 'POST /api/y' }, work);
  await one.once({ ...intent, key: 'k2' }, work);
  await one.plainly(work);
  await one.plainly(work);
  assert.equal(await deeds(), 6);
});

test('the same key with another body is a conflict', async () => {
  const { node, work, deeds } = await setUp();
  await node().once(intent, work);
  await assert.rejects(node().once({ ...intent, body: { a: 2 } }, work), isConflict);
  assert.equal(await deeds(), 1);
});

test('a refusal is not kept: the same key may try again', async () => {
  const { node, work, deeds } = await setUp();
  await assert.rejects(node().once(intent, async () => Promise.reject(new AppError('NOT_ENOUGH_CREDITS'))));
  assert.deepEqual(await node().once(intent, work), { run: 1 });
  assert.equal(await deeds(), 1);
});

test('work whose answer could not be kept has not happened', async () => {
  const { database, node, work, deed, deeds } = await setUp();
  await assert.rejects(
    node().once<Reply>(intent, ({ keep }) =>
      database.transaction(async (tx) => {
        await deed(tx);
        await keep(tx, { run: 0 });
        throw new Error('the disk is full');
      }),
    ),
    /disk is full/,
  );
  assert.equal(await deeds(), 0);
  assert.deepEqual(await node().once(intent, work), { run: 1 });
});

test('an answer that was kept counts, also when its process died before it could give it', async () => {
  const { node, work, deeds } = await setUp();
  const before = node();
  const kept = Promise.withResolvers<void>();
  void before.once<Reply>(intent, async (attempt) => {
    await work(attempt);
    kept.resolve();
    return new Promise<never>(() => undefined);
  });
  await kept.promise;
  assert.deepEqual(await node().once(intent, work), { run: 1 });
  await assert.rejects(
    node()
      .once<Reply>({ ...intent, key: 'k2' }, async (attempt) => {
        await work(attempt);
        throw new Error('the connection broke after the commit');
      })
      .then(() => Promise.reject(new Error('answered'))),
    /answered/,
  );
  assert.equal(await deeds(), 2);
});

test('what a silent process began is taken over under the same name, and it can keep nothing any more', async () => {
  const { database, node, work, deed, deeds } = await setUp();
  const begun = Promise.withResolvers<string>();
  const goOn = Promise.withResolvers<void>();
  const silent = node().once<Reply>(intent, async ({ workId, keep }) => {
    begun.resolve(workId);
    await goOn.promise;
    return database.transaction(async (tx) => {
      await deed(tx);
      return keep(tx, { run: 99 });
    });
  });
  const workId = await begun.promise;
  await endLeases(database);
  let nameAgain = '';
  const answer = await node().once<Reply>(intent, (attempt) => {
    nameAgain = attempt.workId;
    return work(attempt);
  });
  assert.deepEqual([answer, nameAgain], [{ run: 1 }, workId]);
  goOn.resolve();
  assert.deepEqual(await silent, { run: 1 }, 'the late one gives the answer that counts');
  assert.equal(await deeds(), 1);
});

test('where nobody else can run, what was left half done is taken up at once', async () => {
  const { node, work } = await setUp();
  const begun = Promise.withResolvers<void>();
  void node().once<Reply>(intent, () => {
    begun.resolve();
    return new Promise<never>(() => undefined);
  });
  await begun.promise;
  const next = node();
  await next.inherit();
  assert.deepEqual(await next.once(intent, work), { run: 1 });
});

test('long work keeps its key for as long as it lives', { timeout: 20_000 }, async (t) => {
  const { database, node, work, runs } = await setUp();
  t.mock.timers.enable({ apis: ['setInterval'] });
  const begun = Promise.withResolvers<void>();
  const goOn = Promise.withResolvers<void>();
  const long = node().once<Reply>(intent, async (attempt) => {
    begun.resolve();
    await goOn.promise;
    return work(attempt);
  });
  await begun.promise;
  await endLeases(database);
  const isHeld = async (): Promise<boolean> => {
    const { rows } = await database.pool.query<{ held: boolean }>(
      'select lease_until > now() as held from platform_idempotency',
    );
    return rows[0]?.held ?? false;
  };
  t.mock.timers.tick(2_000);
  while (!(await isHeld())) await new Promise((resolve) => setImmediate(resolve));
  const retry = node().once(intent, work);
  goOn.resolve();
  assert.deepEqual(await Promise.all([long, retry]), [{ run: 1 }, { run: 1 }]);
  assert.equal(runs(), 1);
});

test('who waits asks seldom, for all together, and not when the caller has gone', async (t) => {
  const { database, node, work } = await setUp();
  const said: string[] = [];
  const query = database.pool.query.bind(database.pool);
  t.mock.method(database.pool, 'query', (...args: Parameters<typeof query>) => {
    said.push(JSON.stringify(args[0]));
    return query(...args);
  });
  const untilSaid = async (what: string, times: number): Promise<void> => {
    await until(`${times} times "${what}"`, () => said.filter((text) => text.includes(what)).length >= times);
  };
  const begun = Promise.withResolvers<void>();
  const goOn = Promise.withResolvers<void>();
  const first = node().once<Reply>(intent, async (attempt) => {
    begun.resolve();
    await goOn.promise;
    return work(attempt);
  });
  await begun.promise;
  const other = node();
  const gone = new AbortController();
  const waiting = Array.from({ length: 20 }, () => other.once(intent, work));
  const left = other.once(intent, work, gone.signal);
  // Each tries once to be the one, and looks once at what stands there.
  await untilSaid('insert into', 22);
  await untilSaid('for all who wait', 3);
  assert.ok(said.length <= 22 + 21 + 3 + 2, `${said.length} statements`);
  gone.abort();
  await assert.rejects(left, (error) => error instanceof AppError && error.code === 'UNAVAILABLE');
  goOn.resolve();
  for (const answer of await Promise.all([first, ...waiting])) assert.deepEqual(answer, { run: 1 });
});

test('who begins to wait while it is being looked is looked for too', { timeout: 20_000 }, async (t) => {
  const { database } = await setUp();
  const query = database.pool.query.bind(database.pool);
  const [asked, mayAnswer] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  t.mock.method(database.pool, 'query', async (...args: Parameters<typeof query>) => {
    // Work that other tests left under way says that it lives.
    if (JSON.stringify(args[0]).includes('for all who wait')) {
      asked.resolve();
      await mayAnswer.promise;
    }
    return query(...args);
  });
  const watch = new JointWatch<IntentKey>({
    nameOf: ({ key }) => key,
    listBusy: (keys) => listBusy(database.db, keys),
  });
  const gone = new AbortController();
  const first = watch.ended(intent, gone.signal);
  await asked.promise;
  gone.abort();
  await first;
  const second = watch.ended(intent, new AbortController().signal);
  mayAnswer.resolve();
  await second;
});

test('a stop lets work end, ends what takes longer, and begins nothing any more', async () => {
  const { node, work, deeds } = await setUp();
  const stopping = node();
  const [quickBegan, longBegan] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const stopBegan = Promise.withResolvers<void>();
  const quick = stopping.once<Reply>(intent, async (attempt) => {
    quickBegan.resolve();
    await stopBegan.promise;
    return work(attempt);
  });
  const long = stopping.once<Reply>(
    { ...intent, key: 'long' },
    ({ signal }) =>
      new Promise<never>((_resolve, reject) => {
        longBegan.resolve();
        signal.addEventListener('abort', () => reject(signal.reason as Error));
      }),
  );
  const refused = assert.rejects(long, (error) => error instanceof AppError && error.code === 'UNAVAILABLE');
  await Promise.all([quickBegan.promise, longBegan.promise]);
  const stopped = stopping.stop(300);
  stopBegan.resolve();
  await stopped;
  assert.deepEqual(await quick, { run: 1 });
  await refused;
  await assert.rejects(stopping.once({ ...intent, key: 'late' }, work));
  assert.deepEqual(await node().once({ ...intent, key: 'long' }, work), { run: 2 }, 'handed on at once');
  assert.equal(await deeds(), 2);
});
