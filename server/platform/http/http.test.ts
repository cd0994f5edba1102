import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { test } from 'node:test';
import { errorTable } from '#contract/errors.ts';
import type { ErrorReply } from '#contract/errors.ts';
import { createTestApp } from '#tests/support/create-test-app.ts';
import { newPerson } from '#tests/support/people.ts';

const json = { 'content-type': 'application/json' };

test('whatever is malformed gets the error shape and its own status', async (t) => {
  const app = await createTestApp(t);
  const client = app.client();
  const login = { method: 'POST', url: '/api/login' } as const;
  const cases = [
    { ask: { ...login, payload: '{"email":', headers: json }, status: 400 },
    { ask: { ...login, payload: 'null', headers: json }, status: 400 },
    { ask: { ...login, payload: '[]', headers: json }, status: 400 },
    { ask: { ...login, payload: '', headers: json }, status: 400 },
    { ask: { ...login, payload: '{"__proto__":{"isAdmin":true}}', headers: json }, status: 400 },
    {
      ask: { ...login, payload: '{"email":"a\\u0000@b.de","password":"123456"}', headers: json },
      status: 400,
    },
    {
      ask: { ...login, payload: 'email=a', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
      status: 415,
    },
    { ask: { ...login, payload: '<a/>', headers: { 'content-type': 'text/xml' } }, status: 415 },
    { ask: { ...login, payload: `{"email":"${'a'.repeat(1_100_000)}"}`, headers: json }, status: 413 },
    { ask: { method: 'GET', url: '/api/nothing-here' }, status: 404 },
    { ask: { method: 'PATCH', url: '/api/user' }, status: 404 },
    { ask: { method: 'GET', url: '/api' }, status: 404 },
    { ask: { method: 'GET', url: '/api/users/check-displayname/%zz' }, status: 400 },
    { ask: { method: 'GET', url: `/api/users/check-displayname/${'n'.repeat(300)}` }, status: 400 },
    { ask: { method: 'GET', url: '/api/users/check-displayname/%00' }, status: 400 },
  ] as const;
  for (const { ask, status } of cases) {
    const response = await client.send(ask);
    const what = `${ask.method} ${ask.url.slice(0, 60)} ${'payload' in ask ? ask.payload.slice(0, 40) : ''}`;
    assert.equal(response.statusCode, status, what);
    const reply = response.json<ErrorReply>();
    assert.equal(reply.success, false, what);
    if (status === 400) assert.ok((reply.issues?.length ?? 0) > 0, what);
    assert.equal(errorTable[reply.code].status, status, what);
    assert.ok(/^[A-Z].{5,200}$/.test(reply.message), what);
  }
});

test('a write from another site is refused; from our own pages or no browser it is not', async (t) => {
  const app = await createTestApp(t, { config: { publicUrl: 'https://glue.test' } });
  const send = async (headers: Record<string, string>) => {
    const response = await app.http.inject({ method: 'POST', url: '/api/logout', headers });
    return response.statusCode;
  };
  assert.equal(await send({ 'sec-fetch-site': 'cross-site' }), 403);
  assert.equal(await send({ 'sec-fetch-site': 'same-site' }), 403);
  assert.equal(await send({ 'sec-fetch-site': 'cross-site', origin: 'https://glue.test' }), 403);
  assert.equal(await send({ origin: 'https://evil.test' }), 403);
  assert.equal(await send({ origin: 'null' }), 403);
  assert.equal(await send({ origin: 'https://glue.test' }), 200);
  assert.equal(await send({ 'sec-fetch-site': 'same-origin' }), 200);
  assert.equal(await send({ 'sec-fetch-site': 'same-origin', origin: 'https://evil.test' }), 403);
  assert.equal(await send({ 'sec-fetch-site': 'same-origin', origin: 'null' }), 403);
  assert.equal(await send({ 'sec-fetch-site': 'none', origin: 'https://evil.test' }), 403);
  assert.equal(await send({ 'sec-fetch-site': 'same-origin', origin: 'https://glue.test' }), 200);
  const behindProxy = { host: 'glue.lan', 'sec-fetch-site': 'same-origin' };
  assert.equal(await send({ ...behindProxy, origin: 'https://glue.lan' }), 200);
  assert.equal(await send({ ...behindProxy, origin: 'https://glue.lan.evil.test' }), 403);
  assert.equal(await send({}), 200);
  const read = await app.http.inject({
    method: 'GET',
    url: '/healthz',
    headers: { 'sec-fetch-site': 'cross-site' },
  });
  assert.equal(read.statusCode, 200);
});

test('a cross-site write changes nothing', async (t) => {
  const app = await createTestApp(t);
  const { client } = await newPerson(app);
  const response = await client.send({
    method: 'POST',
    url: '/api/logout',
    headers: { 'sec-fetch-site': 'cross-site' },
  });
  assert.equal(response.json<{ code: string }>().code, 'CROSS_SITE');
  assert.equal((await client.send({ url: '/api/user' })).statusCode, 200);
});

test('on https the cookie is locked to this host and the browser is told to stay on https', async (t) => {
  const app = await createTestApp(t, { config: { publicUrl: 'https://glue.test' } });
  const { client } = await newPerson(app);
  assert.ok(client.cookies.has('__Host-gluebird'));
  const response = await app.http.inject({
    method: 'POST',
    url: '/api/register',
    payload: { email: 'x@example.test', displayName: 'xavier', password: 'secret1' },
  });
  const cookie = String(response.headers['set-cookie']);
  for (const part of ['HttpOnly', 'Secure', 'SameSite=Lax', 'Path=/']) assert.ok(cookie.includes(part), part);
  assert.match(String(response.headers['strict-transport-security']), /max-age=31536000/);
});

test('every answer carries the security headers, and private ones are not stored', async (t) => {
  const app = await createTestApp(t);
  for (const url of ['/healthz', '/api/user', '/api/nothing-here', '/api/docs']) {
    const { headers } = await app.http.inject({ url });
    const policy = String(headers['content-security-policy']);
    assert.match(policy, /default-src 'none'/, url);
    assert.doesNotMatch(policy, /script-src[^;]*unsafe/, url);
    assert.equal(headers['x-content-type-options'], 'nosniff', url);
    assert.equal(headers['x-frame-options'], 'DENY', url);
    assert.equal(headers['strict-transport-security'], undefined, url);
    assert.ok(headers['x-request-id'], url);
  }
  assert.equal((await app.http.inject({ url: '/api/user' })).headers['cache-control'], 'no-store');
});

test('what cannot even be read is answered with the security headers too', async (t) => {
  const app = await createTestApp(t, { config: { publicUrl: 'https://glue.test' } });
  const unreadable = await app.http.inject({ url: '/%zz' });
  const { port } = new URL(await app.http.listen({ host: '127.0.0.1', port: 0 }));
  const socket = connect(Number(port), '127.0.0.1');
  socket.end('NONSENSE\r\n\r\n');
  const raw = await text(socket);
  assert.equal(unreadable.statusCode, 400);
  assert.match(raw, /^HTTP\/1\.1 400 /);
  const wanted = {
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
  };
  for (const [name, value] of Object.entries(wanted)) {
    assert.equal(unreadable.headers[name], value);
    assert.ok(raw.includes(`${name}: ${value}\r\n`), name);
  }
});

test('the API describes itself to machines and to readers', async (t) => {
  const app = await createTestApp(t);
  const description = (await app.http.inject({ url: '/api/openapi.json' })).json<{
    openapi: string;
    paths: Record<string, Record<string, { responses: Record<string, unknown>; requestBody?: unknown }>>;
  }>();
  assert.equal(description.openapi, '3.1.0');
  const picture = description.paths['/api/crafts/{id}/image']?.['get'];
  assert.deepEqual(picture?.responses['200'], {
    description: 'Done',
    content: { 'image/webp': { schema: { type: 'string', format: 'binary' } } },
  });
  const login = description.paths['/api/login']?.['post'];
  assert.ok(login?.requestBody);
  assert.deepEqual(Object.keys(login.responses), [
    '200',
    '400',
    '401',
    '403',
    '413',
    '415',
    '429',
    '500',
    '503',
  ]);
  assert.ok(description.paths['/api/users/check-displayname/{name}']?.['get']);

  const docs = await app.http.inject({ url: '/api/docs' });
  assert.equal(docs.statusCode, 200);
  assert.match(docs.body, /POST \/api\/login/);
  const [, script = ''] = /<script type="module">([^]*?)<\/script>/.exec(docs.body) ?? [];
  const hash = createHash('sha256').update(script).digest('base64');
  const policy = String(docs.headers['content-security-policy']);
  assert.match(policy, /default-src 'none'; script-src 'self' 'sha256-[^ ]+';/);
  assert.ok(policy.includes(hash), 'the one script is allowed by what it says, and nothing else inline');
  assert.equal(docs.body.split('<script').length, 2);
  assert.doesNotMatch(docs.body, /(?:src|href)="(?!\/)/, 'nothing comes from anywhere else');
});

test('the figures are for this machine, or for who has the token', async (t) => {
  const open = await createTestApp(t);
  await open.http.inject({ url: '/healthz' });
  const local = await open.http.inject({ url: '/metrics' });
  assert.equal(local.statusCode, 200);
  assert.match(local.body, /gluebird_http_request_seconds_bucket/);
  assert.match(local.body, /gluebird_jobs\{state="queued"\} 0/);
  const far = await open.http.inject({ url: '/metrics', remoteAddress: '203.0.113.9' });
  assert.equal(far.statusCode, 403);

  const guarded = await createTestApp(t, { config: { metricsToken: 'let-me-see' } });
  const ask = async (authorization: string) =>
    (await guarded.http.inject({ url: '/metrics', headers: { authorization } })).statusCode;
  assert.equal(await ask('Bearer let-me-see'), 200);
  assert.equal(await ask('Bearer let-me-sea'), 403);
});

test('a picture store that cannot be written makes the server not ready', async (t) => {
  const app = await createTestApp(t, { config: { dataDir: import.meta.filename } });
  const ready = await app.http.inject({ url: '/readyz' });
  assert.equal(ready.statusCode, 503);
  assert.deepEqual(ready.json(), { ready: false, database: true, store: false, started: false });
});

test('a proxy is believed about the caller only when it is named', async (t) => {
  const flood = { config: { rateLimits: true } };
  const addressOf = async (app: Awaited<ReturnType<typeof createTestApp>>, forwarded: string) => {
    const response = await app.http.inject({ url: '/healthz', headers: { 'x-forwarded-for': forwarded } });
    return Number(response.headers['x-ratelimit-remaining']);
  };
  const plain = await createTestApp(t, flood);
  assert.equal((await addressOf(plain, '198.51.100.1')) - (await addressOf(plain, '198.51.100.2')), 1);
  const behind = await createTestApp(t, { config: { rateLimits: true, trustedProxies: ['127.0.0.1'] } });
  assert.equal(await addressOf(behind, '198.51.100.1'), await addressOf(behind, '198.51.100.2'));
});

test('a flood of pages is counted like one of calls', async (t) => {
  const app = await createTestApp(t, { config: { rateLimits: true } });
  const left = async (url: string): Promise<number> =>
    Number((await app.http.inject({ url })).headers['x-ratelimit-remaining']);
  const before = await left('/api/user');
  assert.equal(await left('/no-endpoint-but-a-page?n=1'), before - 1);
  assert.equal(await left('/api/user'), before - 2);
  assert.equal(await left('/assets/part.js'), Number.NaN, 'files of the build are not counted');
});

test('a server that stops waits for nobody who only opened a connection', { timeout: 20_000 }, async (t) => {
  const app = await createTestApp(t);
  await app.http.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.http.server.address() as AddressInfo;
  const accepted = once(app.http.server, 'connection');
  const visitor = connect(port, '127.0.0.1');
  await accepted;
  const ended = once(visitor, 'close');
  await app.http.close();
  await ended;
});
