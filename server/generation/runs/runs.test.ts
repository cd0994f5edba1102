import assert from 'node:assert/strict';
import type { AddressInfo } from 'node:net';
import { test } from 'node:test';
import { promisify } from 'node:util';
import type { TestContext } from 'node:test';
import { deleteAccount } from '#contract/account-profile.ts';
import { deleteCraft, getCraft } from '#contract/crafts.ts';
import { dayMs } from '#contract/durations.ts';
import type { ErrorReply } from '#contract/errors.ts';
import { dismissGeneration, getCurrentGeneration, getGeneration } from '#contract/generation-runs.ts';
import type { Run } from '#contract/generation-runs.ts';
import { generateCraft } from '#contract/generation.ts';
import { createTestApp } from '#tests/support/create-test-app.ts';
import type { TestApp } from '#tests/support/create-test-app.ts';
import { startFakeAi } from '#tests/support/fake-ai.ts';
import { generationBody, makeCraft } from '#tests/support/generating.ts';
import { endLeases } from '#tests/support/leases.ts';
import { newPerson } from '#tests/support/people.ts';
import type { Person } from '#tests/support/people.ts';
import { sameClientAt, secondNode } from '#tests/support/second-node.ts';
import { until } from '#tests/support/until.ts';
import { plateFish } from '#tests/support/vendor-craft.ts';

const fish = JSON.stringify(plateFish);

async function setUp(t: TestContext, options: { expectLogErrors?: boolean } = {}) {
  const app = await createTestApp(t, options);
  const person = await newPerson(app);
  const rows = async (query: string) => (await app.database.pool.query(query)).rows;
  const count = async (table: string): Promise<number> =>
    ((await rows(`select count(*)::int as n from ${table}`)) as { n: number }[])[0]?.n ?? -1;
  const balance = () => app.services.credits.balanceOf(app.database.db, person.user.id);
  return { app, person, rows, count, balance };
}

/** A vendor that thinks until it is told that it has thought enough, and somebody with one credit. */
async function setUpThinking(t: TestContext) {
  const vendor = await startFakeAi('openai');
  t.after(() => vendor.close());
  const { promise: after, resolve: answer } = Promise.withResolvers<void>();
  vendor.answerWith({ text: fish, after });
  const aiText = { provider: 'openai', apiKey: 'key-1', baseUrl: vendor.baseUrl, model: 'fake' } as const;
  const app = await createTestApp(t, { config: { aiText, aiTimeoutMs: 60_000 } });
  t.after(() => answer());
  const person = await newPerson(app);
  const count = async (table: string): Promise<number> => {
    const { rows } = await app.database.pool.query<{ n: number }>(`select count(*)::int as n from ${table}`);
    return rows[0]?.n ?? -1;
  };
  const balance = () => app.services.credits.balanceOf(app.database.db, person.user.id);
  const untilAsked = () => until('the vendor to be asked', () => vendor.asked.length > 0);
  return { app, person, vendor, answer, count, balance, untilAsked };
}

const currentOf = async ({ client }: Pick<Person, 'client'>): Promise<Run | null> =>
  (await client.call(getCurrentGeneration, {})).generation;

const start = async ({ client }: Pick<Person, 'client'>, key: string, theme = 'Ocean') =>
  client.send({
    method: generateCraft.method,
    url: generateCraft.path,
    headers: { 'idempotency-key': key, prefer: 'respond-async' },
    payload: await generationBody({ theme }),
  });

/** A run that ends otherwise fails at once, with what came of it. */
async function untilStage(of: Pick<Person, 'client'>, stage: Run['stage']): Promise<void> {
  let seen: Run | null = null;
  const isThere = async (): Promise<boolean> => {
    seen = await currentOf(of);
    if (stage !== 'failed') assert.equal(seen?.failure ?? null, null);
    return seen?.stage === stage;
  };
  await until(`a craft that is ${stage}`, isThere, { seen: () => seen });
}

const runOf = ({ body }: { body: string }): Run => (JSON.parse(body) as { generation: Run }).generation;

/** A request over a real line, which can be cut. */
async function sendOver(app: TestApp, { client }: Person, signal: AbortSignal): Promise<Response> {
  await app.http.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.http.server.address() as AddressInfo;
  return fetch(`http://127.0.0.1:${port}${generateCraft.path}`, {
    method: generateCraft.method,
    signal,
    headers: {
      'content-type': 'application/json',
      cookie: [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    },
    body: JSON.stringify(await generationBody()),
  });
}

/** A line that was cut, once the server has seen it: an answer that left before that counts as heard. */
async function untilNoticed({ http }: TestApp): Promise<void> {
  const connections = promisify(http.server.getConnections.bind(http.server));
  await until('the cut line to be noticed', async () => (await connections()) === 0);
}

test('a closed connection loses nothing: the craft is found on another device, once, for one credit', async (t) => {
  const { app, person, answer, count, balance, untilAsked } = await setUpThinking(t);
  const tab = new AbortController();
  const request = sendOver(app, person, tab.signal);
  await untilAsked();
  tab.abort();
  await assert.rejects(request);
  await untilNoticed(app);

  const elsewhere = { client: sameClientAt(app, person.client) };
  const before = await currentOf(elsewhere);
  assert.deepEqual([before?.stage, before?.craft, before?.hasList], ['thinking', null, true]);
  assert.equal(await balance(), 0);
  answer();
  await untilStage(elsewhere, 'drawing');
  await app.jobs.drain();
  const ready = await currentOf(elsewhere);
  assert.equal(ready?.stage, 'ready');
  assert.deepEqual(ready.craft, { id: ready.id, title: plateFish.title });
  assert.deepEqual([await count('crafts'), await balance()], [1, 0]);

  await elsewhere.client.call(getCraft, { params: { id: ready.id } });
  assert.equal(await currentOf(person), null, 'who has looked at it is told no more');
});

test('the photo lies there without its metadata as long as somebody needs it, and never in the log', async (t) => {
  const { app, person, vendor, answer, count, untilAsked } = await setUpThinking(t);
  const [sent] = await Promise.all([
    start(person, 'mine'),
    untilAsked().then(async () => {
      const { rows } = await app.database.pool.query<{ photo: string }>(
        'select photo from generation_photos',
      );
      const photo = Buffer.from(rows[0]?.photo ?? '', 'base64');
      assert.ok(
        vendor.asked[0]?.body.includes(photo.toString('base64')),
        'what the vendor sees is what is kept',
      );
      assert.equal(photo.includes('Exif'), false);
    }),
  ]);
  assert.equal(runOf(sent).stage, 'thinking', 'it answers before the vendor does');
  answer();
  await untilStage(person, 'drawing');
  assert.equal(await count('generation_photos'), 0);
  assert.equal(await count('generation_runs where wish is not null'), 0);
  const photo = (await generationBody()).image.slice(30, 400);
  assert.equal(JSON.stringify(app.logLines).includes(photo), false);
});

test('our own engine needs the colors only: no photo is kept at all', async (t) => {
  const { app, person, count } = await setUp(t);
  await app.database.pool.query(
    "create function no_photo() returns trigger language plpgsql as $$ begin raise exception 'a photo'; end $$;" +
      'create trigger no_photo before insert on generation_photos for each row execute function no_photo()',
  );
  t.after(() =>
    app.database.pool.query('drop trigger no_photo on generation_photos; drop function no_photo()'),
  );
  await makeCraft(person);
  assert.equal(await count('crafts'), 1);
});

test('who begins and follows gets the idea in the first answer, and its end until it was seen or put away', async (t) => {
  const { app, person, balance } = await setUp(t);
  const begun = await start(person, 'mine');
  assert.equal(begun.statusCode, 202);
  const run = runOf(begun);
  assert.deepEqual([run.stage, run.craftCredits, run.failure], ['drawing', 0, null]);
  assert.deepEqual(runOf(await start(person, 'mine')).id, run.id);
  assert.equal((await start(person, 'mine', 'Space')).statusCode, 409);
  await app.jobs.drain();
  const followed = await person.client.call(getGeneration, { params: { id: run.id } });
  assert.equal(followed.generation.stage, 'ready');
  assert.equal((await currentOf(person))?.id, run.id);
  await person.client.call(dismissGeneration, { params: { id: run.id } });
  assert.equal(await currentOf(person), null);
  assert.equal(await balance(), 0);
});

test('a deleted craft takes along what was told of it', async (t) => {
  const { person, count, balance } = await setUp(t);
  const { id } = runOf(await start(person, 'mine'));
  await person.client.call(deleteCraft, { params: { id } });
  assert.equal(await count('generation_runs'), 0);
  assert.equal(await currentOf(person), null);
  assert.equal((await start(person, 'mine')).statusCode, 404);
  assert.deepEqual([await count('crafts'), await balance()], [0, 0]);
});

test('who waited for the answer has heard it, and is not told again', async (t) => {
  const { person } = await setUp(t);
  await makeCraft(person);
  assert.equal(await currentOf(person), null);
});

test('nobody else sees a craft in the making, begins it again or puts it away', async (t) => {
  const { app, person } = await setUp(t);
  const { id } = runOf(await start(person, 'mine'));
  const other = await newPerson(app);
  const params = { id };
  assert.equal((await other.client.refusal(getGeneration, { params })).status, 404);
  assert.equal(await currentOf(other), null);
  assert.equal((await other.client.refusal(dismissGeneration, { params })).status, 404);
  assert.equal((await currentOf(person))?.id, id);
  assert.equal((await app.client().refusal(getGeneration, { params })).status, 401);
  assert.equal((await app.client().refusal(getCurrentGeneration, {})).status, 401);
});

test('what a node leaves behind is finished by another, with the same credit, and late words do not count', async (t) => {
  const { app, person, vendor, answer, count, balance, untilAsked } = await setUpThinking(t);
  const late = await secondNode(t, app);
  const first = start({ client: sameClientAt(late, person.client) }, 'mine');
  await untilAsked();
  await first;
  await endLeases(app.database);
  assert.equal((await currentOf(person))?.stage, 'waiting');
  vendor.answerWith({ text: fish });
  await app.jobs.drain();
  assert.deepEqual([await count('crafts'), await balance()], [1, 0]);
  answer();
  await late.close();
  assert.deepEqual([await count('crafts'), await balance()], [1, 0]);
  assert.deepEqual(await count("credits_holds where state = 'captured'"), 1);
});

test('a database that fails at the very end costs neither craft nor credit: whoever waits gets it a little later', async (t) => {
  const { app, person, rows, count, balance } = await setUp(t);
  await app.database.pool.query(
    "create function away() returns trigger language plpgsql as $$ begin raise exception 'away' using errcode = '57P01'; end $$;" +
      'create trigger away before insert on crafts for each row execute function away()',
  );
  const waiting = person.client.ask(generateCraft, { body: await generationBody() });
  await until('the job to wait for its next try', async () => {
    const [job] = (await rows('select state from platform_jobs')) as { state: string }[];
    return job?.state === 'queued';
  });
  await app.database.pool.query('drop trigger away on crafts; drop function away()');
  assert.deepEqual(
    [(await currentOf(person))?.stage, await balance(), await count('crafts')],
    ['waiting', 0, 0],
  );
  app.clock.advance(10_000);
  await app.jobs.drain();
  assert.equal((await waiting).status, 200);
  assert.deepEqual([await count('crafts'), await balance()], [1, 0]);
});

test('what fails is told wherever the person looks, the credit is back, and the same key may try again', async (t) => {
  const vendor = await startFakeAi('openai');
  t.after(() => vendor.close());
  vendor.answerWith({ text: 'I cannot help with that.', finish: 'refused' });
  const aiText = { provider: 'openai', apiKey: 'key-1', baseUrl: vendor.baseUrl, model: 'fake' } as const;
  const app = await createTestApp(t, { config: { aiText } });
  const person = await newPerson(app);
  const failed = runOf(await start(person, 'mine'));
  assert.deepEqual([failed.stage, failed.craft], ['failed', null]);
  const waited = await person.client.refusal(generateCraft, { body: await generationBody() });
  const { success: _success, ...told } = waited.body;
  assert.deepEqual(failed.failure, { status: waited.status, ...told });
  assert.equal(await app.services.credits.balanceOf(app.database.db, person.user.id), 1);
  vendor.answerWith({ text: fish });
  const again = runOf(await start(person, 'mine'));
  assert.notEqual(again.id, failed.id);
  assert.equal(again.stage, 'drawing');
});

test('work that ends every process that takes it up is given up, and its credit comes back', async (t) => {
  const { app, person, rows, count, balance } = await setUp(t, { expectLogErrors: true });
  await app.database.pool.query(
    "create function away() returns trigger language plpgsql as $$ begin raise exception 'away' using errcode = '57P01'; end $$;" +
      'create trigger away before insert on crafts for each row execute function away()',
  );
  t.after(() =>
    app.database.pool.query('drop trigger if exists away on crafts; drop function if exists away()'),
  );
  const waiting = person.client.ask(generateCraft, { body: await generationBody() });
  await until('the first try to be over', async () => {
    const [job] = (await rows('select state from platform_jobs')) as { state: string }[];
    return job?.state === 'queued';
  });
  await app.database.pool.query(
    "update platform_jobs set state = 'running', attempts = 5, lease_until = 'epoch'",
  );
  await app.jobs.drain();
  const { status, body } = await waiting;
  assert.deepEqual([status, (body as ErrorReply).code], [503, 'UNAVAILABLE']);
  assert.deepEqual([await count('crafts'), await balance()], [0, 1]);
  const ledger = (await rows('select delta, reason from credits_ledger order by id')) as object[];
  assert.deepEqual(ledger.slice(1), [
    { delta: -1, reason: 'generation' },
    { delta: 1, reason: 'generation-return' },
  ]);
});

test('whose account goes while a craft is made leaves nothing, and nothing is made of it', async (t) => {
  const { app, person, answer, count, untilAsked } = await setUpThinking(t);
  const first = await secondNode(t, app);
  await start({ client: sameClientAt(first, person.client) }, 'mine');
  await untilAsked();
  await person.client.call(deleteAccount, {
    params: { id: person.user.id },
    body: { currentPassword: person.password },
  });
  answer();
  await first.close();
  for (const table of ['crafts', 'generation_runs', 'generation_photos', 'credits_holds'])
    assert.equal(await count(table), 0, table);
  assert.equal(await count("platform_jobs where name = 'generation.make-craft'"), 0);
});

test('ended runs are kept as long as their answers are given again, and go with their owner', async (t) => {
  const { app, person, count } = await setUp(t);
  await makeCraft(person);
  await app.services.runs.sweep(app.database.db);
  assert.equal(await count('generation_runs'), 1);
  app.clock.advance(3 * dayMs);
  await app.services.runs.sweep(app.database.db);
  assert.equal(await count('generation_runs'), 0);

  const leaver = await newPerson(app);
  await makeCraft(leaver);
  await leaver.client.call(deleteAccount, {
    params: { id: leaver.user.id },
    body: { currentPassword: leaver.password },
  });
  assert.equal(await count('generation_runs'), 0);
});
