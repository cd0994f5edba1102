import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isFailure, lineOf, requestOf } from './page-log.ts';

const origin = 'https://glue.test';
const timing = {
  name: `${origin}/api/posts?limit=4`,
  initiatorType: 'fetch',
  startTime: 120,
  duration: 12.4,
  responseStatus: 200,
  serverTiming: [{ name: 'request', description: 'GET 0b7e', duration: 0, toJSON: () => ({}) }],
};

test('a call is told with what the server says of it', () => {
  assert.deepEqual(requestOf(timing, origin), {
    kind: 'request',
    at: 120,
    method: 'GET',
    path: '/api/posts?limit=4',
    status: 200,
    ms: 12,
    requestId: '0b7e',
  });
});

test('where the browser keeps less, less is told', () => {
  const request = requestOf({ ...timing, serverTiming: [], responseStatus: 0 }, origin);
  assert.ok(request);
  assert.deepEqual([request.method, request.requestId], [null, null]);
  assert.ok(isFailure(request));
  assert.match(lineOf(request), /^\d\d:\d\d:\d\d\.\d{3} \? \/api\/posts\?limit=4 0 12 ms$/);
});

test('pictures, files and other places are no calls', () => {
  for (const change of [
    { initiatorType: 'img' },
    { name: `${origin}/assets/a.js` },
    { name: 'https://else.test/api/posts' },
  ])
    assert.equal(requestOf({ ...timing, ...change }, origin), null);
});

test('a refusal is a failure, an answer is not', () => {
  const statuses = [200, 304, 404, 500].map((responseStatus) =>
    requestOf({ ...timing, responseStatus }, origin),
  );
  assert.deepEqual(
    statuses.map((request) => request && isFailure(request)),
    [false, false, true, true],
  );
});
