import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bringInCraft, saveCraftFile } from '#contract/craft-file.ts';
import { getCraft, getCraftStatus, listCrafts } from '#contract/crafts.ts';
import { fishFile } from '#tests/support/craft-files.ts';
import { createTestApp } from '#tests/support/create-test-app.ts';
import type { TestApp } from '#tests/support/create-test-app.ts';
import { newPerson } from '#tests/support/people.ts';
import type { Person } from '#tests/support/people.ts';

const bringIn = (person: Person, file: object, headers: Record<string, string> = {}) =>
  person.client.send({ method: 'POST', url: '/api/crafts/from-file', payload: file, headers });
const balanceOf = (app: TestApp, { user }: Person) =>
  app.services.credits.balanceOf(app.database.db, user.id);
const countOf = async ({ client }: Person): Promise<number> =>
  (await client.call(listCrafts, { query: {} })).length;

test('a craft leaves as a file and comes in again elsewhere, free and unshared, with a picture drawn anew', async (t) => {
  const app = await createTestApp(t);
  const [maker, other] = [await newPerson(app), await newPerson(app)];
  const credits = await balanceOf(app, other);
  const { craft: first } = await maker.client.call(bringInCraft, {
    body: fishFile({ title: 'Plate  Fish' }),
  });
  await app.jobs.drain();

  const saved = await app.client().send({ method: 'GET', url: `/api/crafts/${first.id}/file` });
  assert.match(
    String(saved.headers['content-disposition']),
    /^attachment; filename="plate-fish\.craft\.json"$/,
  );
  assert.match(saved.json().picture, /^data:image\/webp;base64,/);
  assert.doesNotMatch(saved.body, new RegExp(`${maker.user.displayName}|@|userId`));
  const query = { picture: 'without' } as const;
  const slim = await app.client().call(saveCraftFile, { params: { id: first.id }, query });
  assert.equal(slim.picture, null);
  assert.equal(slim.craft.title, 'Plate Fish');

  const answer = await bringIn(other, saved.json());
  assert.equal(answer.statusCode, 201, answer.body);
  const { id } = answer.json().craft;
  assert.notEqual(id, first.id);
  await app.jobs.drain();
  const craft = await other.client.call(getCraft, { params: { id } });
  const before = await maker.client.call(getCraft, { params: { id: first.id } });
  assert.deepEqual(
    [craft.userId, craft.madeBy, craft.shared, craft.withheld],
    [other.user.id, 'file', false, false],
  );
  for (const said of [
    'title',
    'description',
    'instructions',
    'materials',
    'safetyNotes',
    'duration',
  ] as const)
    assert.deepEqual(craft[said], before[said]);
  assert.deepEqual(await other.client.call(getCraftStatus, { params: { id } }), {
    imageStatus: 'completed',
    imageAvailable: true,
  });
  assert.equal(await balanceOf(app, other), credits);
  assert.equal(await countOf(maker), 1);
});

test('the same file sent again by a retry makes one craft', async (t) => {
  const app = await createTestApp(t);
  const person = await newPerson(app);
  const headers = { 'idempotency-key': 'brought-in-once' };
  const answers = [await bringIn(person, fishFile(), headers), await bringIn(person, fishFile(), headers)];
  assert.deepEqual(
    answers.map((answer) => answer.statusCode),
    [201, 201],
  );
  assert.equal(answers[0]?.body, answers[1]?.body);
  assert.equal(await countOf(person), 1);
});

test('a file that is no craft is refused with a sentence that says so', async (t) => {
  const app = await createTestApp(t);
  const person = await newPerson(app);
  const { craft } = fishFile();
  const cases: [object, number, RegExp][] = [
    [{ hello: 'world' }, 400, /^This file is no craft\./],
    [['a', 'list'], 400, /^This file is no craft\.|check what you entered/],
    [{ ...fishFile(), version: 2 }, 400, /newer version/],
    [{ ...fishFile(), craft: null }, 400, /not whole: the craft/],
    [fishFile({ title: 'x'.repeat(81) }), 400, /not whole: the title/],
    [fishFile({ steps: [] }), 400, /not whole: the list of steps/],
    [fishFile({ ageRangeMin: 8, ageRangeMax: 6 }), 400, /not whole: the age/],
    [{ ...fishFile(), craft: { ...craft, duration: '20' } }, 400, /not whole: the time/],
    [{ ...fishFile(), padding: 'x'.repeat(1_100_000) }, 413, /too large/i],
  ];
  for (const [file, status, message] of cases) {
    const answer = await bringIn(person, file);
    assert.equal(answer.statusCode, status, answer.body);
    assert.match(answer.json().message, message);
  }
  assert.equal(await countOf(person), 0);
});

test('a file passes the same judge and the same door as every craft, whoever it says made it', async (t) => {
  const app = await createTestApp(t);
  const person = await newPerson(app);
  const steps = [
    { text: 'Melt the wax crayons in a pan on the stove.', who: 'child' as const },
    { text: 'Drink a sip of the bleach.', who: 'child' as const },
  ];
  const dangerous = await bringIn(person, { ...fishFile({ steps }), madeBy: 'builtin', plan: {} });
  assert.equal(dangerous.statusCode, 422, dangerous.body);
  assert.equal(dangerous.json().code, 'CRAFT_FILE_DECLINED');
  assert.match(dangerous.json().message, /safety check could not vouch for it\. \S/);
  const unkind = await bringIn(person, fishFile({ theme: 'guns' }));
  assert.equal(unkind.statusCode, 422, unkind.body);
  assert.equal(await countOf(person), 0);
});

test('a craft that nobody but its owner may see leaves as a file for nobody else', async (t) => {
  const app = await createTestApp(t);
  const [owner, other] = [await newPerson(app), await newPerson(app)];
  const { craft } = await owner.client.call(bringInCraft, { body: fishFile() });
  await app.database.pool.query('update crafts set withheld = true where id = $1', [craft.id]);
  const asked = { params: { id: craft.id }, query: {} };
  assert.equal((await owner.client.call(saveCraftFile, asked)).craft.title, craft.title);
  assert.equal((await other.client.refusal(saveCraftFile, asked)).status, 404);
});
