import assert from 'node:assert/strict';
import { test } from 'node:test';
import { login } from '#contract/account.ts';
import { generateCraft } from '#contract/generation.ts';
import { likeCraft } from '#contract/crafts-favorites.ts';
import { createTracedApp } from '#tests/support/collector.ts';
import type { Collector } from '#tests/support/collector.ts';
import { createTestApp } from '#tests/support/create-test-app.ts';
import { startFakeAi } from '#tests/support/fake-ai.ts';
import { generationBody, giveCredits } from '#tests/support/generating.ts';
import { newAdministrator, newPerson } from '#tests/support/people.ts';
import { until } from '#tests/support/until.ts';
import { plateFish } from '#tests/support/vendor-craft.ts';

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const outside = { traceparent: `00-${traceId}-00f067aa0ba902b7-01` };

const named = (collector: Collector, name: string) => collector.spans().filter((span) => span.name === name);

async function comes(collector: Collector, name: string) {
  await until(`a span ${name}`, () => named(collector, name).length > 0, {
    seen: () => collector.spans().map((span) => span.name),
  });
  const [span] = named(collector, name);
  assert.ok(span);
  return span;
}

test('a request is a span with its statements below it, in the trace of whoever sent it', async (t) => {
  const { collector, app } = await createTracedApp(t);
  const { client } = await newPerson(app);
  const { headers } = await client.send({ url: '/api/crafts?search=secret', headers: outside });
  await comes(collector, 'GET /api/crafts');
  const ours = collector.spans().filter((span) => span.traceId === traceId);
  const request = ours.find(({ name }) => name === 'GET /api/crafts');
  assert.equal(request?.parentSpanId, '00f067aa0ba902b7');
  assert.equal(request.kind, 2);
  assert.deepEqual(request.attributes, {
    'http.request.method': 'GET',
    'http.route': '/api/crafts',
    'gluebird.request.id': headers['x-request-id'],
    'http.response.status_code': 200,
  });
  const statement = ours.find(({ name }) => name === 'select crafts');
  assert.equal(statement?.parentSpanId, request.spanId);
  assert.equal(statement.kind, 3);
  assert.match(String(statement.attributes['db.query.text']), /from "crafts" where .*\$1/);
  const { 'service.name': service, 'service.version': version } = collector.resource();
  assert.deepEqual([service, version], ['gluebird', '0.0.0-test']);
  assert.equal(collector.told[0]?.path, '/v1/traces');
});

test('a word that is no trace of anybody begins a new one', async (t) => {
  const { collector, app } = await createTracedApp(t);
  const client = app.client();
  for (const traceparent of ['', 'nonsense', `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`, 'x'.repeat(5_000)])
    await client.send({ url: '/api/payment-config', headers: { traceparent, tracestate: 'who=me' } });
  await until('all four', () => named(collector, 'GET /api/payment-config').length === 4);
  const spans = named(collector, 'GET /api/payment-config');
  assert.equal(new Set(spans.map((span) => span.traceId)).size, 4);
  assert.ok(spans.every(({ parentSpanId }) => !parentSpanId));
  assert.ok(!JSON.stringify(spans).includes('who=me'));
});

test('who asks not to be recorded is not, and files and watchers never are', async (t) => {
  const { collector, app } = await createTracedApp(t);
  const client = app.client();
  await client.send({ url: '/api/crafts', headers: { traceparent: `00-${traceId}-00f067aa0ba902b7-00` } });
  for (const url of ['/healthz', '/readyz', '/assets/x.js']) await client.send({ url });
  await client.send({ url: '/api/payment-config' });
  await comes(collector, 'GET /api/payment-config');
  assert.deepEqual([...new Set(collector.spans().map(({ name }) => name))], ['GET /api/payment-config']);
});

test('a craft in the making is one trace: request, job, vendor, and the vendor is told of it', async (t) => {
  const fake = await startFakeAi('anthropic');
  t.after(() => fake.close());
  fake.answerWith({ text: JSON.stringify(plateFish) });
  const aiText = { provider: 'anthropic', apiKey: 'key-1', baseUrl: fake.baseUrl, model: 'm-1' } as const;
  const { collector, app } = await createTracedApp(t, { config: { aiText } });
  const person = await newPerson(app);
  await giveCredits(app, person, 5);
  await person.client.send({
    method: 'POST',
    url: generateCraft.path,
    payload: await generationBody(),
    headers: outside,
  });
  const request = await comes(collector, 'POST /api/generate-craft-from-image');
  const job = await comes(collector, 'generation.make-craft');
  const vendor = await comes(collector, 'vendor text');
  assert.deepEqual(
    [request, job, vendor].map((span) => [span.traceId, span.kind]),
    [2, 5, 3].map((kind) => [traceId, kind]),
  );
  assert.equal(vendor.parentSpanId, job.spanId);
  assert.deepEqual(vendor.attributes, {
    'gen_ai.provider.name': 'anthropic',
    'gen_ai.request.model': 'm-1',
    'gen_ai.usage.input_tokens': 100,
    'gen_ai.usage.output_tokens': 50,
  });
  assert.equal(fake.asked[0]?.headers['traceparent'], `00-${traceId}-${vendor.spanId}-01`);
});

test('what goes wrong is told by its kind', async (t) => {
  const fake = await startFakeAi('anthropic');
  t.after(() => fake.close());
  fake.answerWith({ status: 401, body: JSON.stringify({ error: { message: 'key-1 of Ada is bad' } }) });
  const aiText = { provider: 'anthropic', apiKey: 'key-1', baseUrl: fake.baseUrl, model: 'm-1' } as const;
  const { collector, app } = await createTracedApp(t, { config: { aiText }, expectLogErrors: true });
  const person = await newPerson(app);
  await giveCredits(app, person, 5);
  await person.client.ask(generateCraft, { body: await generationBody() });
  const vendor = await comes(collector, 'vendor text');
  assert.deepEqual([vendor.attributes['error.type'], vendor.status.code], ['misconfigured', 2]);
  const request = await comes(collector, 'POST /api/generate-craft-from-image');
  assert.deepEqual(
    [request.attributes['http.response.status_code'], request.attributes['error.type']],
    [503, '503'],
  );
});

test('a job that the queue hands out is a trace of its own, whoever woke it', async (t) => {
  const mail = { smtpUrl: null, from: 'a@example.test', contactEmail: 'b@example.test' };
  const { collector, app } = await createTracedApp(t, { config: { mail } });
  const { client } = await newPerson(app);
  await client.send({
    method: 'POST',
    url: '/api/contact',
    payload: { name: 'Ada', email: 'ada@example.test', subject: 'Glue', message: 'It will not dry at all.' },
    headers: outside,
  });
  app.jobs.start();
  const job = await comes(collector, 'mail.send-mail');
  assert.equal(job.kind, 5);
  assert.notEqual(job.traceId, traceId);
  assert.deepEqual(
    job.links?.map((link) => link.traceId),
    [traceId],
    'it names what wanted it',
  );
  assert.ok(
    collector
      .spans()
      .some((span) => span.parentSpanId === job.spanId && span.name === 'delete platform_jobs'),
  );
  assert.ok(
    !collector.spans().some((span) => span.traceId === traceId && /platform_jobs set/.test(span.name)),
  );
});

test('nothing of what people type and no secret leaves in a trace', async (t) => {
  const { collector, app } = await createTracedApp(
    t,
    {},
    { OTEL_EXPORTER_OTLP_HEADERS: 'x-key=planted%20key' },
  );
  const planted = [
    'planted@example.test',
    'Planted.Name',
    'glue-and-paper-1',
    'plantedsearch',
    'plantedtoken',
  ];
  const person = await newPerson(app, { email: planted[0] ?? '', displayName: planted[1] ?? '' });
  await giveCredits(app, person, 5);
  const again = app.client();
  await again.call(login, { body: { email: person.user.email, password: person.password } });
  await again.refusal(login, { body: { email: person.user.email, password: 'plantedtoken' } });
  const admin = await newAdministrator(app);
  const { craft } = await person.client.call(generateCraft, {
    body: await generationBody({ theme: 'plantedsearch', additionalSupplies: ['plantedsearch'] }),
  });
  await person.client.call(likeCraft, { params: { id: craft.id } });
  for (const url of [
    '/api/verify-reset-token/plantedtoken',
    '/api/users/check-displayname/Planted.Name',
    '/x?token=plantedtoken',
    '/api/posts?theme=plantedsearch',
    '/api/admin/users?search=plantedsearch',
  ])
    await admin.client.send({
      url,
      headers: { 'user-agent': 'plantedtoken', tracestate: 'a=plantedtoken' },
    });
  await app.jobs.drain();
  await comes(collector, 'GET /api/verify-reset-token/:token');
  await comes(collector, 'generation.draw-picture');
  const everything = Buffer.concat(collector.told.map(({ body }) => body)).toString();
  for (const value of [
    ...planted,
    ...person.client.cookies.values(),
    ...again.cookies.values(),
    craft.id,
    craft.title,
  ])
    assert.ok(!everything.includes(value), `a trace tells ${value}`);
  assert.equal(collector.told[0]?.headers['x-key'], 'planted key');
  assert.ok(collector.spans().length > 50, `only ${collector.spans().length} spans were looked at`);
});

test('without the setting nothing is traced or loaded, and no statement more is said', async (t) => {
  const app = await createTestApp(t);
  const { client } = await newPerson(app);
  const said = (): number => app.database.statementsSoFar?.() ?? 0;
  const before = said();
  await client.send({ url: '/api/crafts', headers: outside });
  const without = said() - before;
  const { app: traced } = await createTracedApp(t);
  const other = await newPerson(traced);
  const then = traced.database.statementsSoFar?.() ?? 0;
  await other.client.send({ url: '/api/crafts', headers: outside });
  assert.equal((traced.database.statementsSoFar?.() ?? 0) - then, without);
});
