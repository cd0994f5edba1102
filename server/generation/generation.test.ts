import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getCurrentUser } from '#contract/account.ts';
import { getCraft, getCraftStatus } from '#contract/crafts.ts';
import { generateCraft } from '#contract/generation.ts';
import type { CreditHold } from '#server/credits/service.ts';
import { createIds } from '#server/platform/ids.ts';
import { createTestApp } from '#tests/support/create-test-app.ts';
import type { TestApp } from '#tests/support/create-test-app.ts';
import { generationBody, giveCredits, makeCraft } from '#tests/support/generating.ts';
import { endLeases } from '#tests/support/leases.ts';
import { newPerson } from '#tests/support/people.ts';
import type { Person } from '#tests/support/people.ts';
import { asDataUrl, phonePhoto } from '#tests/support/phone-photo.ts';
import { makeSafe } from './ideas/safety.ts';

const ledgerOf = async (app: TestApp, { user }: Person) => {
  const lines = await app.services.credits.ledgerOf(app.database.db, user.id);
  return lines.map(({ delta, balance, reason }) => ({ delta, balance, reason }));
};
const craftCount = async (app: TestApp): Promise<number> => {
  const { rows } = await app.database.pool.query<{ n: number }>('select count(*)::int as n from crafts');
  return rows[0]?.n ?? -1;
};

test('a photo, an age and a theme become a stored craft for one credit', async (t) => {
  const app = await createTestApp(t);
  const person = await newPerson(app);

  const reply = await makeCraft(person);

  assert.equal(reply.imageGenerationInProgress, true);
  assert.equal(reply.craftCredits, 0);
  const craft = await person.client.call(getCraft, { params: { id: reply.craft.id } });
  assert.deepEqual([craft.title, craft.userId, craft.madeBy], [reply.craft.title, person.user.id, 'builtin']);
  assert.deepEqual([craft.ageRangeMin, craft.ageRangeMax, craft.theme, craft.shared], [6, 8, 'Ocean', false]);
  assert.ok(craft.steps.length >= 4 && craft.materials.length >= 2 && craft.safetyNotes.length >= 1);
  assert.deepEqual(
    craft.instructions,
    craft.steps.map((step) => step.text),
  );
  assert.ok(
    craft.supplies.some((supply) => /paper plate/i.test(supply.name)),
    'it uses what was listed',
  );
  assert.deepEqual((await ledgerOf(app, person)).slice(1), [{ delta: -1, balance: 0, reason: 'generation' }]);
  const status = await person.client.call(getCraftStatus, { params: { id: craft.id } });
  assert.deepEqual(status, { imageStatus: 'pending', imageAvailable: false });
});

test('a visitor with the link sees the craft but not whose it is', async (t) => {
  const app = await createTestApp(t);
  const person = await newPerson(app);
  const { craft } = await makeCraft(person);
  const seen = await app.client().call(getCraft, { params: { id: craft.id } });
  assert.equal(seen.userId, null);
  assert.doesNotMatch(JSON.stringify(seen), new RegExp(`${person.user.displayName}|@`));
});

test('without a credit nothing is made', async (t) => {
  const app = await createTestApp(t);
  const person = await newPerson(app);
  await makeCraft(person);
  const refusal = await person.client.refusal(generateCraft, { body: await generationBody() });
  assert.deepEqual([refusal.status, refusal.body.code], [402, 'NOT_ENOUGH_CREDITS']);
  assert.match(refusal.body.message, /Not enough credits/);
  assert.equal(await craftCount(app), 1);
});

test('a hundred at once on one credit make one craft', async (t) => {
  const app = await createTestApp(t);
  const person = await newPerson(app);
  const body = await generationBody();
  const answers = await Promise.all(
    Array.from({ length: 100 }, () => person.client.ask(generateCraft, { body })),
  );
  assert.equal(answers.filter((answer) => answer.status === 200).length, 1);
  assert.equal(answers.filter((answer) => answer.status === 402).length, 99);
  assert.equal(await craftCount(app), 1);
  assert.equal((await person.client.call(getCurrentUser, {})).user.craftCredits, 0);
});

test('the same Idempotency-Key makes one craft, also while the first still runs', async (t) => {
  const app = await createTestApp(t);
  const person = await newPerson(app);
  await giveCredits(app, person, 5);
  const send = async (theme: string) =>
    person.client.send({
      method: 'POST',
      url: '/api/generate-craft-from-image',
      headers: { 'idempotency-key': 'one-wish' },
      payload: await generationBody({ theme }),
    });
  const answers = await Promise.all([send('Ocean'), send('Ocean'), send('Ocean')]);
  const ids = answers.map((answer) => answer.json<{ craft: { id: string } }>().craft.id);
  assert.equal(new Set(ids).size, 1);
  assert.equal((await send('Ocean')).json<{ craft: { id: string } }>().craft.id, ids[0]);
  assert.equal((await send('Space')).statusCode, 409);
  assert.equal(await craftCount(app), 1);
  assert.equal((await person.client.call(getCurrentUser, {})).user.craftCredits, 5);
});

test('each wrong part of a wish has its answer and costs nothing', async (t) => {
  const app = await createTestApp(t);
  const person = await newPerson(app);
  const cases: [object, number, RegExp][] = [
    [{ image: '' }, 400, /Please take a photo of your supplies/],
    [{ image: 'data:image/svg+xml;base64,PHN2Zy8+' }, 415, /not a photo/],
    [{ image: asDataUrl((await phonePhoto(1)).subarray(0, 900)) }, 422, /could not be read/],
    [{ theme: '   ' }, 400, /Please select or enter a theme/],
    [{ theme: 'x'.repeat(61) }, 400, /at most 60/],
    [{ ageMin: 'six' }, 400, /Please select an age range/],
    [{ ageMin: 8, ageMax: 6 }, 400, /Please select an age range/],
    [{ additionalSupplies: Array(61).fill('paper') }, 400, /At most 60/],
    [{ additionalSupplies: ['x'.repeat(81)] }, 400, /at most 80/],
    [{ theme: 'guns and killing' }, 422, /./],
  ];
  for (const [change, status, message] of cases) {
    const body = { ...(await generationBody()), ...change };
    const response = await person.client.send({
      method: 'POST',
      url: '/api/generate-craft-from-image',
      payload: body,
    });
    assert.equal(response.statusCode, status, JSON.stringify(change).slice(0, 60));
    assert.match(response.json<{ message: string }>().message, message);
  }
  assert.equal((await person.client.call(getCurrentUser, {})).user.craftCredits, 1);
  assert.equal(await craftCount(app), 0);
  const returned = (await ledgerOf(app, person)).filter((line) => line.reason === 'generation-return');
  assert.ok(returned.length >= 1, 'what was held came back visibly');
});

/** A hold for work that never ends. */
function heldByLostWork(app: TestApp, { user }: Person): Promise<CreditHold> {
  const request = { userId: user.id, workId: createIds(app.clock).uuid(), amount: 1 };
  return new Promise((resolve) => {
    void app.services.credits.holding(request, (hold) => {
      resolve(hold);
      return new Promise<never>(() => undefined);
    });
  });
}

test('what is held by work that a crash has ended comes back after a while, once', async (t) => {
  const app = await createTestApp(t);
  const person = await newPerson(app);
  const { credits } = app.services;
  const hold = await heldByLostWork(app, person);
  await credits.releaseLost();
  assert.equal(await credits.balanceOf(app.database.db, person.user.id), 0);
  await endLeases(app.database);
  await Promise.all([credits.releaseLost(), credits.releaseLost()]);
  assert.equal(await credits.balanceOf(app.database.db, person.user.id), 1);
  await assert.rejects(
    app.database.transaction((tx) => credits.entrust(tx, hold)),
    /Your credit is back/,
  );
});

test('twenty crafts in a row are twenty different ones, each safe for its age', async (t) => {
  const app = await createTestApp(t);
  const person = await newPerson(app);
  await giveCredits(app, person, 20);
  const pairs = new Set<string>();
  for (let round = 0; round < 20; round += 1) await makeCraft(person, { ageMin: 4, ageMax: 5 });
  const { rows } = await app.database.pool.query<{
    form_id: string;
    subject_id: string;
    title: string;
    description: string;
    steps: { text: string; who: string }[];
    materials: [];
  }>('select * from crafts');
  for (const row of rows) {
    pairs.add(`${row.form_id}/${row.subject_id}`);
    const beside = {
      safetyNotes: [],
      goFurther: null,
      imageAlt: '',
      waiting: '',
      skills: [],
      leftOver: [],
      parts: [],
    };
    const draft = { ...row, ...beside } as unknown as Parameters<typeof makeSafe>[0];
    const judged = await makeSafe(draft, '4-5');
    assert.ok('safe' in judged, row.title);
    const told = row.steps.map(({ text, who }) => ({ text, who }));
    assert.deepEqual(judged.safe.shown.steps, told, row.title);
  }
  assert.equal(pairs.size, 20);
});
