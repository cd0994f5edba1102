import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { getCraft, type Craft } from '#contract/crafts.ts';
import { generateCraft } from '#contract/generation.ts';
import { createTestApp } from './create-test-app.ts';
import { isReview, startFakeAi, type FakeProvider } from './fake-ai.ts';
import { generationBody, giveCredits } from './generating.ts';
import { newPerson } from './people.ts';
import { plateFish as fish } from './vendor-craft.ts';

const plain = JSON.stringify(fish);
const nothing = JSON.stringify({ readable: true, findings: [] });
const found = (where: number, severity: string): string =>
  JSON.stringify({
    readable: true,
    findings: [{ where, what: 'The child could choke.', severity, instead: '' }],
  });

async function setUp(t: TestContext, provider: FakeProvider, { aiReview = true, timeoutMs = 10_000 } = {}) {
  const fake = await startFakeAi(provider);
  t.after(() => fake.close());
  const aiText = { provider, apiKey: 'key-1', baseUrl: fake.baseUrl, model: 'fake-model' };
  const app = await createTestApp(t, { config: { aiText, aiReview, aiTimeoutMs: timeoutMs } });
  const person = await newPerson(app);
  await giveCredits(app, person, 9);
  const make = async (): Promise<Craft> => {
    const { craft } = await person.client.call(generateCraft, { body: await generationBody() });
    return person.client.call(getCraft, { params: { id: craft.id } });
  };
  const calls = async (): Promise<string[]> => {
    const { rows } = await app.database.pool.query<{ prompt_version: string; outcome: string }>(
      'select prompt_version, outcome from generation_calls order by id',
    );
    return rows.map((row) => `${row.prompt_version} ${row.outcome}`);
  };
  return { fake, make, calls };
}

/** What a second reader may and may not do, whoever it is. */
export function testReviewing(provider: FakeProvider): void {
  test(`${provider}: a craft is read a second time, with the age and the craft and nothing else`, async (t) => {
    const { fake, make, calls } = await setUp(t, provider);
    fake.answerWith({ text: plain });
    fake.reviewWith({ text: nothing });
    assert.equal((await make()).title, fish.title);
    assert.deepEqual(await calls(), ['craft-v2 ok', 'review-v1 ok']);
    const review = fake.asked.find(({ body }) => isReview(body))?.body ?? '';
    assert.match(review, /Age of the child: 6 to 8/);
    assert.match(review, /Glue the tail to the back of the plate/);
    assert.doesNotMatch(review, /\/9j\/|wool/, 'neither the photo nor what was listed');
  });

  test(`${provider}: what the second reader stops is thought over once and shown only when mended`, async (t) => {
    const { fake, make } = await setUp(t, provider);
    const second = JSON.stringify({ ...fish, title: 'Paper Plate Whale' });
    fake.answerWith({ text: plain }, { text: second });
    fake.reviewWith({ text: found(9, 'stop') }, { text: nothing });
    assert.equal((await make()).title, 'Paper Plate Whale');
    const questions = fake.asked.filter(({ body }) => !isReview(body));
    assert.match(questions[1]?.body ?? '', /The child could choke/, 'the reason goes back to the author');
  });

  test(`${provider}: where the second reader stops twice, the built-in engine has the word`, async (t) => {
    const { fake, make } = await setUp(t, provider);
    fake.answerWith({ text: plain });
    fake.reviewWith({ text: found(9, 'stop') });
    const craft = await make();
    assert.equal(craft.madeBy, 'builtin');
    assert.equal(fake.asked.length, 4, 'one retry, no more');
  });

  for (const [fault, answer] of [
    ['late', { fault: 'hang' }],
    ['broken', { text: 'I am sorry, I cannot help with' }],
    ['empty', { text: '' }],
    ['down', { status: 500 }],
    [
      'over-anxious',
      {
        text: JSON.stringify({
          readable: true,
          findings: Array.from({ length: 9 }, (_, at) => ({
            where: at + 1,
            what: 'Dangerous!',
            severity: 'stop',
            instead: '',
          })),
        }),
      },
    ],
  ] as const)
    test(`${provider}: a second reader who is ${fault} lets only what is plain to the rules pass`, async (t) => {
      const { fake, make } = await setUp(t, provider, { timeoutMs: 1500 });
      fake.answerWith({ text: plain });
      fake.reviewWith(answer);
      assert.equal((await make()).title, fish.title);
      const needsCare = {
        ...fish,
        steps: [...fish.steps, { text: 'Sew around the edge with a needle.', who: 'child' }],
      };
      fake.answerWith({ text: JSON.stringify(needsCare) });
      assert.equal((await make()).madeBy, 'builtin');
    });

  test(`${provider}: operators can leave the rules alone`, async (t) => {
    const { fake, make } = await setUp(t, provider, { aiReview: false });
    fake.answerWith({ text: plain });
    await make();
    assert.equal(fake.asked.length, 1);
  });
}
