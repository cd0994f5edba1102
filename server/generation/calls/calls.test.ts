import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import { getCurrentUser } from '#contract/account.ts';
import { getCraft } from '#contract/crafts.ts';
import { dayMs } from '#contract/durations.ts';
import type { ErrorReply } from '#contract/errors.ts';
import { changeAiLimits, getAiUse, listAiCalls, switchAi } from '#contract/generation-calls.ts';
import { generateCraft } from '#contract/generation.ts';
import type { GenerationBody } from '#contract/generation.ts';
import { listAudited } from '#tests/support/audited.ts';
import { createTestApp } from '#tests/support/create-test-app.ts';
import { startFakeAi } from '#tests/support/fake-ai.ts';
import { generationBody, giveCredits } from '#tests/support/generating.ts';
import { newAdministrator, newPerson } from '#tests/support/people.ts';
import { statusesOf } from '#tests/support/test-client.ts';
import type { Person } from '#tests/support/people.ts';
import { plateFish } from '#tests/support/vendor-craft.ts';

/** 100 tokens in and 50 out, at its prices, are 5250 millionths of a dollar. */
const opus = { model: 'claude-opus-fake', microUsd: 5250 };

async function setUp(t: TestContext, model = opus.model) {
  const fake = await startFakeAi('anthropic');
  t.after(() => fake.close());
  fake.answerWith({ text: JSON.stringify(plateFish) });
  const aiText = { provider: 'anthropic', apiKey: 'key-1', baseUrl: fake.baseUrl, model } as const;
  const app = await createTestApp(t, { config: { aiText } });
  const [admin, person] = [await newAdministrator(app), await newPerson(app)];
  await giveCredits(app, person, 50);
  const limit = async (dailyCapCents: number | null, unpricedCents = 1) => {
    const { limits } = await admin.client.call(getAiUse, {});
    return admin.client.call(changeAiLimits, {
      body: { dailyCapCents, unpricedCents, version: limits.version },
    });
  };
  return { fake, app, admin, person, limit, generate: generateAs(person) };
}

const generateAs =
  (person: Person) =>
  async (change: Partial<GenerationBody> = {}) => {
    const { status, body } = await person.client.ask(generateCraft, { body: await generationBody(change) });
    return { status, body: body as Partial<{ craft: { id: string } }> & Partial<ErrorReply> };
  };

const makerOf = async (person: Person, { body }: Awaited<ReturnType<ReturnType<typeof generateAs>>>) =>
  (await person.client.call(getCraft, { params: { id: body.craft?.id ?? '' } })).madeBy;

const balanceOf = async ({ client }: Person): Promise<number> =>
  (await client.call(getCurrentUser, {})).user.craftCredits;

test('operators see each call with its cost, and what a day comes to', async (t) => {
  const { fake, app, admin, generate } = await setUp(t);
  await generate();
  app.clock.advance(1_000);
  fake.answerWith({ status: 500 });
  await generate();

  const calls = await admin.client.call(listAiCalls, { query: {} });
  assert.deepEqual(
    calls.map(({ kind, provider, model, outcome, microUsd }) => [kind, provider, model, outcome, microUsd]),
    [
      ['text', 'anthropic', opus.model, 'down', null],
      ['text', 'anthropic', opus.model, 'down', null],
      ['text', 'anthropic', opus.model, 'ok', opus.microUsd],
    ],
  );
  const failed = await admin.client.call(listAiCalls, { query: { outcome: 'failed', limit: 1 } });
  assert.deepEqual(
    failed.map(({ outcome }) => outcome),
    ['down'],
  );
  const { vendors, today, days, isSwitchedOff } = await admin.client.call(getAiUse, {});
  assert.deepEqual(vendors, { text: `anthropic ${opus.model}`, pictures: null });
  assert.equal(isSwitchedOff, false);
  const { day, ...sums } = today;
  assert.equal(day, app.clock.now().toISOString().slice(0, 10));
  assert.deepEqual(sums, {
    calls: 3,
    failed: 2,
    unpriced: 0,
    microUsd: opus.microUsd,
    countedMicroUsd: opus.microUsd,
  });
  assert.deepEqual(days, [today]);
});

test('with the switch off no vendor is asked: ours makes the craft for the usual credit, and its picture', async (t) => {
  const { fake, app, admin, person, generate } = await setUp(t);
  const before = await balanceOf(person);
  await admin.client.call(switchAi, { body: { isSwitchedOff: true } });
  const made = await generate();
  assert.equal(made.status, 200);
  assert.equal(await makerOf(person, made), 'builtin');
  assert.equal(await balanceOf(person), before - 1);
  assert.equal(fake.asked.length, 0);
  assert.equal((await admin.client.call(getAiUse, {})).isSwitchedOff, true);

  await admin.client.call(switchAi, { body: { isSwitchedOff: false } });
  assert.equal(await makerOf(person, await generate()), 'ai');
  assert.equal(fake.asked.length, 1);
  await app.jobs.drain();
});

test('nobody pays for an idea that cannot see their photo: the credit is back and one for nothing is offered', async (t) => {
  const { fake, admin, person, generate } = await setUp(t);
  const before = await balanceOf(person);
  await admin.client.call(switchAi, { body: { isSwitchedOff: true } });
  const { status, body } = await generate({ additionalSupplies: [] });
  assert.deepEqual([status, body.code], [503, 'GENERATION_UNAVAILABLE']);
  assert.match(body.message ?? '', /cannot see what is in your photo\. Your credit is back\./);
  assert.equal(await balanceOf(person), before);
  const free = await generate({ additionalSupplies: [], freeIdea: true });
  assert.equal(await makerOf(person, free), 'builtin');
  assert.equal(await balanceOf(person), before);
  assert.equal(fake.asked.length, 0);
});

test('pictures are ours too while vendors may not be asked', async (t) => {
  const fake = await startFakeAi('openai');
  t.after(() => fake.close());
  const settings = { provider: 'openai', apiKey: 'key-1', baseUrl: fake.baseUrl, model: 'fake' } as const;
  const app = await createTestApp(t, { config: { aiImage: settings } });
  const [admin, person] = [await newAdministrator(app), await newPerson(app)];
  await admin.client.call(switchAi, { body: { isSwitchedOff: true } });
  const { body } = await generateAs(person)();
  await app.jobs.drain();
  assert.equal(fake.asked.length, 0);
  const craft = await person.client.call(getCraft, { params: { id: body.craft?.id ?? '' } });
  assert.equal(craft.imageStatus, 'completed');
});

test('above the day’s cap ours makes the crafts, until the next day in UTC', async (t) => {
  const { fake, app, admin, person, limit, generate } = await setUp(t);
  await limit(1);
  const makers: string[] = [];
  for (let count = 0; count < 4; count += 1) makers.push(await makerOf(person, await generate()));
  assert.deepEqual(makers, ['ai', 'ai', 'builtin', 'builtin'], 'two cost more than a cent');
  assert.equal(fake.asked.length, 2);

  app.clock.advance(dayMs);
  assert.equal(await makerOf(person, await generate()), 'ai');
  const { days } = await admin.client.call(getAiUse, {});
  assert.deepEqual(
    days.map(({ calls }) => calls),
    [1, 2],
  );
  await limit(null);
  for (let count = 0; count < 3; count += 1) await generate();
  assert.equal(fake.asked.length, 6, 'without a cap nothing holds them back');
});

test('what many make at once goes over the cap by no more than the calls under way', async (t) => {
  const { fake, app, limit } = await setUp(t);
  await limit(3);
  const atOnce = 4;
  const people = await Promise.all(Array.from({ length: atOnce }, () => newPerson(app)));
  await Promise.all(
    people.map(async (person) => {
      await giveCredits(app, person, 6);
      for (let count = 0; count < 6; count += 1) assert.equal((await generateAs(person)()).status, 200);
    }),
  );
  const needed = Math.ceil(30_000 / opus.microUsd);
  assert.ok(fake.asked.length >= needed, 'the cap is used');
  assert.ok(fake.asked.length <= needed + atOnce - 1, `${fake.asked.length} calls`);
});

test('a call whose price nobody knows counts what operators take it for', async (t) => {
  const { fake, admin, person, limit, generate } = await setUp(t, 'a-model-without-a-price');
  await limit(10, 5);
  const makers: string[] = [];
  for (let count = 0; count < 3; count += 1) makers.push(await makerOf(person, await generate()));
  assert.deepEqual(makers, ['ai', 'ai', 'builtin']);
  const { today } = await admin.client.call(getAiUse, {});
  assert.deepEqual([today.unpriced, today.microUsd, today.countedMicroUsd], [2, 0, 100_000]);
  assert.equal(fake.asked.length, 2);
});

test('of two who set the limits at once one is told; the switch waits for nobody', async (t) => {
  const { app, admin } = await setUp(t);
  const body = { dailyCapCents: 500, unpricedCents: 1, version: 0 };
  const answers = await Promise.all(
    [1, 2, 3].map((count) =>
      admin.client.ask(changeAiLimits, { body: { ...body, dailyCapCents: 500 * count } }),
    ),
  );
  assert.deepEqual(statusesOf(answers), [200, 409, 409]);
  await admin.client.call(switchAi, { body: { isSwitchedOff: true } });
  await admin.client.call(switchAi, { body: { isSwitchedOff: true } });
  const { limits, isSwitchedOff } = await admin.client.call(getAiUse, {});
  assert.deepEqual([limits.version, isSwitchedOff], [1, true]);
  const next = { ...limits, dailyCapCents: null };
  assert.equal((await admin.client.call(changeAiLimits, { body: next })).dailyCapCents, null);
  assert.equal((await admin.client.call(getAiUse, {})).isSwitchedOff, true, 'the switch stays as it is');
  assert.deepEqual(
    (await listAudited(app)).map(({ action, adminId }) => [action, adminId]),
    ['ai_limits_changed', 'ai_switched_off', 'ai_limits_changed'].map((action) => [action, admin.user.id]),
  );
});

test('limits that make no sense are refused with a sentence', async (t) => {
  const { admin } = await setUp(t);
  const good = { dailyCapCents: 100, unpricedCents: 1, version: 0 };
  for (const [change, message] of [
    [{ dailyCapCents: 0 }, /\$0\.01 to \$100,000\.00/],
    [{ dailyCapCents: 1.5 }, /\$0\.01 to \$100,000\.00/],
    [{ unpricedCents: -1 }, /\$0\.00 to \$10\.00/],
  ] as const) {
    const refusal = await admin.client.refusal(changeAiLimits, { body: { ...good, ...change } });
    assert.equal(refusal.status, 400);
    assert.match(refusal.body.message, message);
  }
});

test('calls go after 90 days, what their day came to stays', async (t) => {
  const { app, generate } = await setUp(t);
  const { recurring } = app.services;
  await recurring.plan();
  await generate();
  const countIn = async (table: string): Promise<number> => {
    const { rows } = await app.database.pool.query<{ n: number }>(`select count(*)::int as n from ${table}`);
    return rows[0]?.n ?? -1;
  };
  const count = () => countIn('generation_calls');
  app.clock.advance(89 * dayMs);
  await app.jobs.drain();
  assert.equal(await count(), 1);
  app.clock.advance(2 * dayMs);
  await app.jobs.drain();
  assert.equal(await count(), 0);
  assert.equal(await countIn('generation_days'), 1);
});
