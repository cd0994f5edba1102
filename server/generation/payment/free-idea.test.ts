import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import { getCraft } from '#contract/crafts.ts';
import { hourMs } from '#contract/durations.ts';
import type { ErrorReply } from '#contract/errors.ts';
import { generateCraft } from '#contract/generation.ts';
import type { GenerationBody } from '#contract/generation.ts';
import { createIds } from '#server/platform/ids.ts';
import { createTestApp } from '#tests/support/create-test-app.ts';
import { startFakeAi } from '#tests/support/fake-ai.ts';
import { generationBody } from '#tests/support/generating.ts';
import { endLeases } from '#tests/support/leases.ts';
import { newPerson } from '#tests/support/people.ts';
import type { Person } from '#tests/support/people.ts';
import type { FreePass } from './offer-service.ts';

/** A vendor that is down, and somebody with one credit. */
async function setUp(t: TestContext) {
  const fake = await startFakeAi('openai');
  t.after(() => fake.close());
  fake.answerWith({ status: 500 });
  const aiText = { provider: 'openai', apiKey: 'key-1', baseUrl: fake.baseUrl, model: 'fake' } as const;
  const app = await createTestApp(t, { config: { aiText } });
  const person = await newPerson(app);
  const ask = async (who: Person, change: Partial<GenerationBody>) => {
    const { status, body } = await who.client.ask(generateCraft, { body: await generationBody(change) });
    return { status, code: (body as ErrorReply).code, body: body as Partial<{ craft: { id: string } }> };
  };
  const count = async (table: string): Promise<number> => {
    const { rows } = await app.database.pool.query<{ n: number }>(`select count(*)::int as n from ${table}`);
    return rows[0]?.n ?? -1;
  };
  return { fake, app, person, ask, count };
}

test('whom a vendor leaves without an idea takes one of ours, for nothing and once', async (t) => {
  const { fake, app, person, ask, count } = await setUp(t);
  assert.deepEqual(await ask(person, { freeIdea: true }).then(({ status, code }) => [status, code]), [
    409,
    'FREE_IDEA_GONE',
  ]);
  const failed = await ask(person, {});
  assert.deepEqual([failed.status, failed.code], [503, 'GENERATION_UNAVAILABLE']);
  const [linesBefore, askedBefore] = [await count('credits_ledger'), fake.asked.length];

  const free = await ask(person, { freeIdea: true });
  assert.equal(free.status, 200);
  const craft = await person.client.call(getCraft, { params: { id: free.body.craft?.id ?? '' } });
  assert.deepEqual([craft.madeBy, craft.userId], ['builtin', person.user.id]);
  assert.equal(await app.services.credits.balanceOf(app.database.db, person.user.id), 1);
  assert.deepEqual([await count('credits_ledger'), fake.asked.length], [linesBefore, askedBefore]);
  assert.equal(await count('platform_jobs'), 1, 'its picture follows');
  assert.equal((await ask(person, { freeIdea: true })).code, 'FREE_IDEA_GONE');
});

test('of many who take one offer at once, one gets a craft', async (t) => {
  const { person, ask, count } = await setUp(t);
  await ask(person, {});
  await ask(person, {});
  const answers = await Promise.all(Array.from({ length: 12 }, () => ask(person, { freeIdea: true })));
  assert.equal(answers.filter(({ status }) => status === 200).length, 1);
  assert.equal(answers.filter(({ code }) => code === 'FREE_IDEA_GONE').length, 11);
  assert.equal(await count('crafts'), 1);
  assert.equal(await count('generation_offers'), 0);
});

test('an offer is its owner’s, lasts a day and stays when no craft comes of it', async (t) => {
  const { app, person, ask } = await setUp(t);
  const other = await newPerson(app);
  await ask(person, {});
  assert.equal((await ask(other, { freeIdea: true })).code, 'FREE_IDEA_GONE');
  assert.equal((await ask(person, { freeIdea: true, image: 'bm8gcGhvdG8=' })).status, 415);
  app.clock.advance(23 * hourMs);
  assert.equal((await ask(person, { freeIdea: true })).status, 200);

  await ask(person, {});
  app.clock.advance(25 * hourMs);
  assert.equal((await ask(person, { freeIdea: true })).code, 'FREE_IDEA_GONE');
});

test('an offer that a crash left set aside opens again, and late work cannot use it twice', async (t) => {
  const { app, person, ask } = await setUp(t);
  await ask(person, {});
  const { offers } = app.services;
  const lost = await new Promise<FreePass>((resolve) => {
    const request = { userId: person.user.id, workId: createIds(app.clock).uuid() };
    void offers.reserving(request, (pass) => {
      resolve(pass);
      return new Promise<never>(() => undefined);
    });
  });
  assert.equal((await ask(person, { freeIdea: true })).code, 'FREE_IDEA_GONE');
  await endLeases(app.database);
  assert.equal((await ask(person, { freeIdea: true })).status, 200);
  await assert.rejects(
    app.database.transaction((tx) => offers.entrust(tx, lost)),
    /took too long/,
  );
});

test('nobody is owed an idea for what was refused, and old offers are swept', async (t) => {
  const { fake, app, person, ask, count } = await setUp(t);
  fake.answerWith({ text: 'No.', finish: 'refused' });
  assert.equal((await ask(person, {})).code, 'GENERATION_DECLINED');
  assert.equal(await count('generation_offers'), 0);
  fake.answerWith({ status: 500 });
  await ask(person, {});
  app.clock.advance(25 * hourMs);
  await app.services.offers.sweep(app.database.db);
  assert.equal(await count('generation_offers'), 0);
});
