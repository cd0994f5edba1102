import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getCraft, type Craft } from '#contract/crafts.ts';
import { generateCraft, type GenerationBody } from '#contract/generation.ts';
import { createTestApp } from '#tests/support/create-test-app.ts';
import { generationBody, giveCredits } from '#tests/support/generating.ts';
import { newPerson, type Person } from '#tests/support/people.ts';

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
  assert.equal(left.get('an old gizmo'), 'new to us');
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

test('a step that adds something to see has its picture, also for visitors', async (t) => {
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
