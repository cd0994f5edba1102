import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getCurrentUser } from '#contract/account.ts';
import { generateCraft } from '#contract/generation.ts';
import { helpLines } from '#engine/safety/help-lines.data.ts';
import { createTestApp } from '#tests/support/create-test-app.ts';
import { generationBody } from '#tests/support/generating.ts';
import { newPerson } from '#tests/support/people.ts';

const turnedDown = [
  { wish: { theme: 'I want to kill myself' }, path: 'theme', needsHelp: true },
  {
    wish: { additionalSupplies: ['wool', 'razor to cut myself'] },
    path: 'additionalSupplies.1',
    needsHelp: true,
  },
  { wish: { theme: 'cocaine party' }, path: 'theme', needsHelp: false },
];

test('words that are turned down get a kind sentence, with help where somebody may be in need', async (t) => {
  const app = await createTestApp(t);
  const person = await newPerson(app);
  for (const { wish, path, needsHelp } of turnedDown) {
    const { status, body } = await person.client.refusal(generateCraft, { body: await generationBody(wish) });
    assert.deepEqual([status, body.code, body.issues?.[0]?.path], [422, 'GENERATION_DECLINED', path]);
    const isOffered = helpLines.every(({ contact }) => body.message.includes(contact));
    assert.equal(isOffered, needsHelp, body.message);
    const words = wish.theme ?? wish.additionalSupplies[1] ?? '';
    assert.ok(!body.message.includes(words), 'what was said is not said again');
  }
  assert.equal((await person.client.call(getCurrentUser, {})).user.craftCredits, person.user.craftCredits);
});
