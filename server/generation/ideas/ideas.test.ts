import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getCraft, type Craft } from '#contract/crafts.ts';
import { generateCraft, type GenerationBody } from '#contract/generation.ts';
import { createTestApp } from '#tests/support/create-test-app.ts';
import { startFakeAi } from '#tests/support/fake-ai.ts';
import { generationBody, giveCredits } from '#tests/support/generating.ts';
import { newPerson, type Person } from '#tests/support/people.ts';
import { plateFish } from '#tests/support/vendor-craft.ts';

async function craftFor(person: Person, wish: Partial<GenerationBody>): Promise<Craft> {
  const body = { ...(await generationBody()), ...wish };
  const { craft } = await person.client.call(generateCraft, { body });
  return person.client.call(getCraft, { params: { id: craft.id } });
}

const guitar = {
  theme: 'Music',
  ageMin: 6,
  ageMax: 8,
  additionalSupplies: ['cereal box', 'rubber bands', 'cardboard tube', 'marbles', 'an old gizmo'],
};

test('a box and rubber bands become a guitar, and the rest stays in the drawer', async (t) => {
  const app = await createTestApp(t);
  const craft = await craftFor(await newPerson(app), guitar);
  assert.match(craft.title, /guitar/i);
  const left = new Map(craft.leftOver.map(({ name, reason }) => [name.toLowerCase(), reason]));
  assert.ok(left.has('marbles'), 'what has no use here is named');
  assert.equal(left.get('an old gizmo'), 'we do not know this one yet');
  const listed = JSON.stringify([craft.materials, craft.steps]).toLowerCase();
  assert.doesNotMatch(listed, /marble|gizmo/, 'and it is hidden nowhere');
  assert.ok(craft.skills.length > 0 && craft.mess !== null);
});

test('what a family avoids is in no part of the craft, also when it lies there', async (t) => {
  const app = await createTestApp(t);
  const craft = await craftFor(await newPerson(app), { ...guitar, avoid: ['latex'] });
  const shown = JSON.stringify([
    craft.title,
    craft.description,
    craft.materials,
    craft.steps,
    craft.goFurther,
  ]);
  assert.doesNotMatch(shown.toLowerCase(), /rubber band/);
  const reason = craft.leftOver.find(({ name }) => /rubber band/i.test(name))?.reason;
  assert.equal(reason, 'on the list of what you avoid');
});

test('the minutes and the mess that are asked for hold', async (t) => {
  const app = await createTestApp(t);
  const person = await newPerson(app);
  await giveCredits(app, person, 3);
  for (const theme of ['Animals', 'Space', 'Ocean']) {
    const craft = await craftFor(person, { theme, ageMin: 6, ageMax: 8, minutes: 45, mess: 'low' });
    assert.ok(craft.duration <= 45, `${craft.title} takes ${craft.duration}`);
    assert.equal(craft.mess, 'low', craft.title);
  }
  const body = { ...(await generationBody()), minutes: 3 };
  const refusal = await person.client.refusal(generateCraft, { body });
  assert.deepEqual([refusal.status, refusal.body.issues?.[0]?.path], [400, 'minutes']);
});

test('a step has its picture, also for visitors', async (t) => {
  const app = await createTestApp(t);
  const craft = await craftFor(await newPerson(app), guitar);
  const pictured = craft.steps.filter((step) => step.imageUrl !== null);
  assert.ok(pictured.length >= 3);
  for (const { imageUrl, imageAlt } of pictured) {
    assert.notEqual(imageAlt, '');
    const response = await app.client().send({ url: imageUrl ?? '' });
    assert.equal(response.statusCode, 200);
    assert.match(String(response.headers['content-type']), /^image\/svg\+xml/);
    assert.match(response.body, /^<svg [^>]*viewBox/);
    assert.ok(response.body.length <= 4096, `${response.body.length} bytes`);
  }
  const missing = await app.client().send({ url: `/api/crafts/${craft.id}/steps/99/image` });
  assert.equal(missing.statusCode, 404);
});

test('a step of a vendor’s craft is drawn where its words plainly say what the hands do', async (t) => {
  const fake = await startFakeAi('openai');
  t.after(() => fake.close());
  const aiText = { provider: 'openai', apiKey: 'key-1', baseUrl: fake.baseUrl, model: 'fake-model' } as const;
  const app = await createTestApp(t, { config: { aiText } });
  const steps = [
    { text: 'Cut the paper plate in half with safety scissors.', who: 'together' },
    { text: 'Now the fish is ready.', who: 'child' },
    ...plateFish.steps,
  ];
  const scissors = { name: 'Safety scissors', amount: '1', optional: false, substitutes: [] };
  const materials = [...plateFish.materials, scissors];
  fake.answerWith({ text: JSON.stringify({ ...plateFish, materials, steps }) });
  const person = await newPerson(app);
  await giveCredits(app, person, 2);
  const { craft } = await person.client.call(generateCraft, { body: await generationBody() });
  const [cut, ready] = (await person.client.call(getCraft, { params: { id: craft.id } })).steps;
  assert.equal(cut?.imageAlt, 'Scissors cut along a line');
  const drawn = await app.client().send({ url: cut?.imageUrl ?? '' });
  assert.equal(drawn.statusCode, 200);
  assert.match(drawn.body, /^<svg [^>]*viewBox/);
  assert.equal(ready?.imageUrl, null);
  const none = await app.client().send({ url: `/api/crafts/${craft.id}/steps/2/image` });
  assert.equal(none.statusCode, 404);
});
