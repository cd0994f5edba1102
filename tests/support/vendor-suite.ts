import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import { getCurrentUser } from '#contract/account.ts';
import { getCraft } from '#contract/crafts.ts';
import type { Craft } from '#contract/crafts.ts';
import { generateCraft } from '#contract/generation.ts';
import type { ErrorReply } from '#contract/errors.ts';
import { createTestApp } from './create-test-app.ts';
import { startFakeAi } from './fake-ai.ts';
import type { FakeAnswer, FakeProvider } from './fake-ai.ts';
import { generationBody, giveCredits } from './generating.ts';
import { newPerson } from './people.ts';
import { plateFish as fish } from './vendor-craft.ts';

export const good = JSON.stringify(fish);
const unsafe = JSON.stringify({
  ...fish,
  title: 'Candle Fish',
  steps: [
    ...fish.steps,
    { text: 'Let the child melt the wax over the stove and cut it with a sharp knife.', who: 'child' },
  ],
});

interface Setting {
  timeoutMs?: number;
  /** Faults that somebody has to mend stand in the log as errors. */
  expectLogErrors?: boolean;
}

export async function setUpVendor(t: TestContext, provider: FakeProvider, setting: Setting = {}) {
  const { timeoutMs = 10_000, expectLogErrors = false } = setting;
  const fake = await startFakeAi(provider);
  t.after(() => fake.close());
  const aiText = { provider, apiKey: 'key-1', baseUrl: fake.baseUrl, model: 'fake-model' };
  const app = await createTestApp(t, { config: { aiText, aiTimeoutMs: timeoutMs }, expectLogErrors });
  const person = await newPerson(app);
  await giveCredits(app, person, 9);
  const generate = async (theme = 'Ocean') =>
    person.client.ask(generateCraft, { body: await generationBody({ theme }) });
  const credits = async () => (await person.client.call(getCurrentUser, {})).user.craftCredits;
  const calls = async () => {
    const { rows } = await app.database.pool.query<{ outcome: string; input_tokens: number | null }>(
      'select * from generation_calls order by id',
    );
    return rows.map((row) => row.outcome);
  };
  const craftOf = (answer: { body: unknown }): Promise<Craft> =>
    person.client.call(getCraft, { params: { id: (answer.body as { craft: { id: string } }).craft.id } });
  return { fake, app, generate, credits, calls, craftOf };
}

export const unavailable = (answer: { status: number; body: unknown }): void => {
  assert.deepEqual([answer.status, (answer.body as ErrorReply).code], [503, 'GENERATION_UNAVAILABLE']);
  assert.match((answer.body as ErrorReply).message, /Your credit is back/);
};

/** What holds for every vendor of ideas. */
export function testVendor(provider: FakeProvider): void {
  test(`${provider}: a good answer becomes the craft, the photo is sent and the key in its header`, async (t) => {
    const { fake, generate, credits, calls, craftOf } = await setUpVendor(t, provider);
    fake.answerWith({ text: good });
    const answer = await generate();
    assert.equal(answer.status, 200);
    const craft = await craftOf(answer);
    assert.deepEqual(
      [craft.title, craft.madeBy, craft.difficulty, craft.duration],
      [fish.title, 'ai', 'easy', 20],
    );
    assert.deepEqual(
      craft.steps.map(({ text, who }) => ({ text, who })),
      fish.steps,
    );
    assert.equal(await credits(), 9);
    assert.deepEqual(await calls(), ['ok']);
    const [question] = fake.asked;
    const auth =
      question?.headers['authorization'] ??
      question?.headers['x-api-key'] ??
      question?.headers['x-goog-api-key'];
    assert.match(String(auth), /key-1/);
    assert.match(question?.body ?? '', /\/9j\//, 'the photo goes along as JPEG');
    assert.match(question?.body ?? '', /Age of the child: 6 to 8/);
  });

  test(`${provider}: fenced, renamed and broken answers are still read`, async (t) => {
    const { fake, generate, craftOf } = await setUpVendor(t, provider);
    const { steps, materials, durationMinutes, ...rest } = fish;
    const renamed = {
      craft: {
        ...rest,
        instructions: steps.map((step) => step.text),
        supplies: materials.map((each) => each.name),
        duration: `${durationMinutes}`,
      },
    };
    for (const text of [
      `Here you are:\n\`\`\`json\n${good}\n\`\`\`\nHave fun!`,
      JSON.stringify(renamed),
      good.replace('"easy",', '"easy" '),
    ]) {
      fake.answerWith({ text });
      const answer = await generate();
      assert.equal(answer.status, 200, text.slice(0, 30));
      assert.equal((await craftOf(answer)).instructions[0], fish.steps[0]?.text);
    }
  });

  test(`${provider}: an unusable answer is asked for once more, then the credit goes back`, async (t) => {
    const { fake, generate, credits, calls } = await setUpVendor(t, provider);
    fake.answerWith({ text: 'I would rather sing.' }, { text: good });
    assert.equal((await generate()).status, 200);
    fake.answerWith({ text: good.slice(0, 400), finish: 'length' });
    unavailable(await generate());
    assert.equal(await credits(), 9);
    assert.deepEqual(await calls(), ['bad-output', 'ok', 'bad-output', 'bad-output']);
  });

  test(`${provider}: a refusal is told kindly and costs nothing`, async (t) => {
    const { fake, generate, credits } = await setUpVendor(t, provider);
    fake.answerWith({ text: 'I cannot help with that.', finish: 'refused' });
    const answer = await generate();
    assert.deepEqual([answer.status, (answer.body as ErrorReply).code], [422, 'GENERATION_DECLINED']);
    assert.equal(await credits(), 10);
  });

  test(`${provider}: each fault of the vendor has its sentence, and the credit goes back`, async (t) => {
    const { fake, generate, credits, calls } = await setUpVendor(t, provider, {
      timeoutMs: 800,
      expectLogErrors: true,
    });
    const cases: [FakeAnswer, string, RegExp][] = [
      [{ status: 429, headers: { 'retry-after': '120' } }, 'rate-limited', /very busy/],
      [
        { status: 429, body: '{"error":{"code":"insufficient_quota","message":"insufficient_quota"}}' },
        'quota',
        /reached its limit/,
      ],
      [{ status: 401, body: '{"error":{"message":"bad key"}}' }, 'misconfigured', /not set up correctly/],
      [{ status: 200, body: '<html>Please sign in</html>' }, 'bad-output', /could not be used/],
      [{ fault: 'hang' }, 'timeout', /took too long/],
    ];
    for (const [fault, outcome, sentence] of cases) {
      fake.answerWith(fault);
      const answer = await generate();
      unavailable(answer);
      assert.match((answer.body as ErrorReply).message, sentence);
      assert.equal((await calls()).at(-1), outcome);
    }
    assert.equal(await credits(), 10);
  });

  test(`${provider}: a passing fault is tried once more`, async (t) => {
    const { fake, generate, calls } = await setUpVendor(t, provider);
    for (const fault of [
      { status: 500 },
      { status: 429, headers: { 'retry-after': '1' } },
      { fault: 'reset' },
    ] satisfies FakeAnswer[]) {
      fake.answerWith(fault, { text: good });
      assert.equal((await generate()).status, 200);
    }
    assert.deepEqual((await calls()).filter((outcome) => outcome === 'ok').length, 3);
  });

  test(`${provider}: an unsafe craft is corrected once, then the built-in engine has the word`, async (t) => {
    const { fake, generate, craftOf, credits } = await setUpVendor(t, provider);
    fake.answerWith({ text: unsafe }, { text: good });
    assert.equal((await craftOf(await generate())).title, fish.title);
    assert.match(fake.asked[1]?.body ?? '', /not usable/);
    fake.answerWith({ text: unsafe });
    const craft = await craftOf(await generate());
    assert.equal(craft.madeBy, 'builtin');
    // Warnings may well name what to keep away from; what is made, and how, may not.
    const { title, description, steps, materials } = craft;
    assert.doesNotMatch(
      JSON.stringify([title, description, steps, materials]),
      /candle fish|stove|sharp knife/i,
    );
    assert.equal(await credits(), 8);
  });
}
