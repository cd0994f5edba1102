import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dayMs } from '#contract/durations.ts';
import { getAiUse } from '#contract/generation-calls.ts';
import { generateCraft } from '#contract/generation.ts';
import { createTestApp } from '#tests/support/create-test-app.ts';
import { startFakeAi } from '#tests/support/fake-ai.ts';
import { generationBody, giveCredits } from '#tests/support/generating.ts';
import { newAdministrator, newPerson } from '#tests/support/people.ts';
import { plateFish } from '#tests/support/vendor-craft.ts';

const candle = {
  ...plateFish,
  steps: [
    ...plateFish.steps,
    { text: 'Your child lights the candle alone and holds the paper in the flame.', who: 'child' },
  ],
};

test('operators see what was turned down, of whom, why and how often, and never the words', async (t) => {
  const fake = await startFakeAi('openai');
  t.after(() => fake.close());
  const aiText = { provider: 'openai', apiKey: 'key-1', baseUrl: fake.baseUrl, model: 'fake' } as const;
  const app = await createTestApp(t, { config: { aiText } });
  const [admin, person] = [await newAdministrator(app), await newPerson(app)];
  await giveCredits(app, person, 9);
  const make = async (change = {}) =>
    person.client.ask(generateCraft, { body: await generationBody(change) });
  for (const theme of ['cocaine party', 'cocaine party', 'I want to kill myself']) await make({ theme });
  fake.answerWith({ text: JSON.stringify(candle) }, { text: JSON.stringify(plateFish) });
  assert.equal((await make()).status, 200);
  fake.answerWith({ text: JSON.stringify(plateFish) });
  app.clock.advance(dayMs);
  assert.equal((await make()).status, 200);

  const { verdicts } = await admin.client.call(getAiUse, {});
  const days = [...new Set(verdicts.map(({ day }) => day))];
  assert.equal(days.length, 2, 'each day for itself');
  const said = verdicts.map(({ day, provider, rule, count }) => [days.indexOf(day), provider, rule, count]);
  assert.deepEqual(said[0], [0, 'openai', 'passed', 1], 'the newest first');
  assert.deepEqual(
    said.filter(([, provider]) => provider === 'door'),
    [
      [1, 'door', 'drugs', 2],
      [1, 'door', 'self-harm', 1],
    ],
  );
  const rules = said.flatMap(([day, provider, ...rest]) =>
    day === 1 && provider === 'openai' ? [rest] : [],
  );
  assert.deepEqual(
    rules,
    [
      ['left-alone', 1],
      ['light-up', 1],
      ['passed', 1],
    ],
    'what the first broke, once each, and that the second passed',
  );
  assert.doesNotMatch(JSON.stringify(verdicts), /cocaine|kill|candle alone/);
});
