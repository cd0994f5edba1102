import assert from 'node:assert/strict';
import test, { afterEach, mock } from 'node:test';
import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { ApiError } from './api-error.ts';
import { call, fillPath, queryText } from './call.ts';

const list = endpoint({
  method: 'GET',
  path: '/api/things',
  summary: 'Things',
  access: 'public',
  query: z.object({ limit: z.nullable(z.int()), ids: z.array(z.string()) }),
  response: z.array(z.string()),
});
const make = endpoint({
  method: 'POST',
  path: '/api/things/:id/parts',
  summary: 'Make a part',
  access: 'signed-in',
  params: z.object({ id: z.string() }),
  body: z.object({ name: z.string() }),
  response: z.object({ made: z.boolean() }),
  idempotent: true,
});

function answer(status: number, body: string) {
  const fetched = mock.method(globalThis, 'fetch', () => Promise.resolve(new Response(body, { status })));
  return () => fetched.mock.calls[0]?.arguments as [string, RequestInit];
}

afterEach(() => mock.restoreAll());

test('a read sends cookies, asks for JSON, skips the cache and drops empty query entries', async () => {
  const sent = answer(200, '["a"]');
  assert.deepEqual(await call(list, { query: { limit: null, ids: ['1', '2'] } }), ['a']);
  const [url, request] = sent();
  assert.equal(url, '/api/things?ids=1&ids=2');
  assert.equal(request.credentials, 'include');
  assert.equal(request.cache, 'no-store');
  assert.deepEqual(request.headers, { Accept: 'application/json' });
  assert.equal(request.body, undefined);
});

test('a write carries its body as JSON and the key of its intent', async () => {
  const sent = answer(200, '{"made":true}');
  await call(make, { params: { id: 'a/b' }, body: { name: 'wing' } }, { intent: 'once' });
  const [url, request] = sent();
  assert.equal(url, '/api/things/a%2Fb/parts');
  assert.deepEqual(request.headers, {
    Accept: 'application/json',
    'Content-Type': 'application/json',
    'Idempotency-Key': 'once',
  });
  assert.equal(request.body, '{"name":"wing"}');
});

test('an answer that is not good becomes an error with status, code and sentence', async () => {
  const body = '{"success":false,"message":"Please log in to continue.","code":"NOT_SIGNED_IN"}';
  answer(401, body);
  const error = await call(list, { query: { limit: 1, ids: [] } }).catch((thrown: unknown) => thrown);
  assert.ok(error instanceof ApiError);
  assert.equal(error.message, `401: ${body}`);
  assert.equal(error.code, 'NOT_SIGNED_IN');
  assert.equal(error.sentence, 'Please log in to continue.');
  assert.equal(error.retryable, false);
});

test('an answer nobody can read still gives a sentence for people', async () => {
  answer(502, '<html>Bad gateway</html>');
  const error = await call(list, { query: { limit: 1, ids: [] } }).catch((thrown: unknown) => thrown);
  assert.ok(error instanceof ApiError);
  assert.equal(error.message, '502: <html>Bad gateway</html>');
  assert.match(error.sentence, /went wrong on our side/);
  assert.equal(error.retryable, true);
});

test('no answer at all says so', async () => {
  mock.method(globalThis, 'fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const error = await call(list, { query: { limit: 1, ids: [] } }).catch((thrown: unknown) => thrown);
  assert.ok(error instanceof ApiError);
  assert.equal(error.status, 0);
  assert.match(error.sentence, /internet connection/);
});

test('paths and queries are written as addresses', () => {
  assert.equal(
    fillPath('/api/users/check-displayname/:name', { name: 'é x' }),
    '/api/users/check-displayname/%C3%A9%20x',
  );
  assert.equal(queryText(), '');
  assert.equal(queryText({ a: 0, b: false, c: undefined }), '?a=0&b=false');
});
