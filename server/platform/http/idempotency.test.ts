import assert from 'node:assert/strict';
import { test } from 'node:test';
import { AppError } from '#server/platform/app-error.ts';
import { createTestClock } from '#tests/support/test-clock.ts';
import { closeDatabaseAfterTests, emptyTestDatabase } from '#tests/support/test-database.ts';
import { Idempotency } from './idempotency.ts';

closeDatabaseAfterTests();

async function setUp() {
  const { db } = await emptyTestDatabase();
  const clock = createTestClock();
  let runs = 0;
  const work = async () => {
    runs += 1;
    await new Promise((resolve) => setTimeout(resolve, 30));
    return { run: runs };
  };
  const node = () => new Idempotency(clock);
  return { db, clock, node, work, runs: () => runs };
}

const intent = { userId: 1, endpoint: 'POST /api/x', key: 'k1', body: { a: 1 } };

test('the same key does its work once, in a row, at once and on two nodes', async () => {
  const { db, node, work, runs } = await setUp();
  const [one, two] = [node(), node()];
  const answers = await Promise.all([
    ...Array.from({ length: 10 }, () => one.once(db, intent, work)),
    ...Array.from({ length: 10 }, () => two.once(db, intent, work)),
  ]);
  assert.equal(runs(), 1);
  for (const answer of [...answers, await two.once(db, intent, work)]) assert.deepEqual(answer, { run: 1 });
});

test('another person, endpoint or key is another intent', async () => {
  const { db, node, work, runs } = await setUp();
  const one = node();
  await one.once(db, intent, work);
  await one.once(db, { ...intent, userId: 2 }, work);
  await one.once(db, { ...intent, endpoint: 'POST /api/y' }, work);
  await one.once(db, { ...intent, key: 'k2' }, work);
  assert.equal(runs(), 4);
});

test('the same key with another body is a conflict', async () => {
  const { db, node, work, runs } = await setUp();
  await node().once(db, intent, work);
  await assert.rejects(
    node().once(db, { ...intent, body: { a: 2 } }, work),
    (error) => error instanceof AppError && error.code === 'IDEMPOTENCY_CONFLICT',
  );
  assert.equal(runs(), 1);
});

test('a refusal is not kept: the same key may try again', async () => {
  const { db, node, work } = await setUp();
  await assert.rejects(
    node().once(db, intent, async () => Promise.reject(new AppError('NOT_ENOUGH_CREDITS'))),
  );
  assert.deepEqual(await node().once(db, intent, work), { run: 1 });
});

test('when the first request died, a later one takes over once its lease has ended', async () => {
  const { db, clock, node, work } = await setUp();
  const begun = Promise.withResolvers<void>();
  void node().once(db, intent, () => {
    begun.resolve();
    return new Promise(() => undefined);
  });
  await begun.promise;
  clock.advance(181_000);
  assert.deepEqual(await node().once(db, intent, work), { run: 1 });
});
