import assert from 'node:assert/strict';
import net from 'node:net';
import { test } from 'node:test';
import type { AddressInfo } from 'node:net';
import { createTestApp } from '#tests/support/create-test-app.ts';

/** What comes back for bytes that no browser sends, until the other side ends it. */
function exchange(port: number, bytes: string, patienceMs = 10_000): Promise<string> {
  return new Promise((resolve, reject) => {
    let heard = '';
    const socket = net.connect(port, '127.0.0.1', () => socket.end(bytes));
    const end = (): void => {
      socket.destroy();
      resolve(heard);
    };
    socket.setTimeout(patienceMs, end);
    socket.on('data', (chunk) => (heard += chunk.toString('latin1')));
    socket.on('end', end);
    socket.on('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ECONNRESET' ? end() : reject(error),
    );
  });
}

const request = (lines: readonly string[], body = ''): string => `${lines.join('\r\n')}\r\n\r\n${body}`;
const statuses = (heard: string): number[] =>
  [...heard.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status]) => Number(status));

const hidden = request(['GET /healthz HTTP/1.1', 'Host: x', 'Connection: close']);
const json = 'Content-Type: application/json';

const smuggled: Record<string, string> = {
  'two lengths': request(
    ['POST /api/auth/login HTTP/1.1', 'Host: x', json, 'Content-Length: 2', 'Content-Length: 80'],
    `{}${hidden}`,
  ),
  'a length and chunks': request(
    ['POST /api/auth/login HTTP/1.1', 'Host: x', json, 'Content-Length: 4', 'Transfer-Encoding: chunked'],
    `0\r\n\r\n${hidden}`,
  ),
  'chunks in disguise': request(
    ['POST /api/auth/login HTTP/1.1', 'Host: x', json, 'Content-Length: 4', 'Transfer-Encoding : chunked'],
    `0\r\n\r\n${hidden}`,
  ),
  'an unknown coding': request(
    ['POST /api/auth/login HTTP/1.1', 'Host: x', json, 'Transfer-Encoding: xchunked'],
    `0\r\n\r\n${hidden}`,
  ),
  'a chunk of no number': request(
    ['POST /api/auth/login HTTP/1.1', 'Host: x', json, 'Transfer-Encoding: chunked'],
    `-1\r\n{}\r\n0\r\n\r\n${hidden}`,
  ),
  'a folded header': request(['GET /healthz HTTP/1.1', 'Host: x', 'X-A: 1', ' GET /admin HTTP/1.1']),
  'a bare line feed': 'GET /healthz HTTP/1.1\nHost: x\nX: y\n\nGET /admin HTTP/1.1\nHost: x\n\n',
  'a header of a hundred thousand letters': request([
    'GET / HTTP/1.1',
    'Host: x',
    `X-A: ${'a'.repeat(100_000)}`,
  ]),
  'ten thousand headers': request([
    'GET / HTTP/1.1',
    'Host: x',
    ...Array.from({ length: 10_000 }, (_, i) => `X-${i}: 1`),
  ]),
  'no host': request(['GET / HTTP/1.1']),
  nonsense: '\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001',
};

test('a request that two readers would take for two different ones is refused, and what hides in it is not answered', async (t) => {
  const app = await createTestApp(t);
  await app.http.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.http.server.address() as AddressInfo;
  for (const [name, bytes] of Object.entries(smuggled)) {
    const heard = await exchange(port, bytes);
    const got = statuses(heard);
    assert.ok(got.length <= 1, `${name}: ${heard}`);
    assert.ok(
      got.every((status) => status >= 400 && status < 500),
      `${name}: ${heard}`,
    );
    assert.doesNotMatch(heard, /at .*\.[jt]s:\d+/, name);
  }
  assert.deepEqual(statuses(await exchange(port, hidden)), [200], 'it still serves');
});

test('no way up the tree leads out of what is served', async (t) => {
  const app = await createTestApp(t);
  await app.http.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.http.server.address() as AddressInfo;
  const ups = [
    '../',
    '..%2f',
    '%2e%2e/',
    '%2e%2e%2f',
    '..%5c',
    '..\\',
    '....//',
    '..;/',
    '%252e%252e%252f',
    '%c0%ae%c0%ae/',
  ];
  const places = ['/', '/assets/', '/api/', '/api/images/', '/api/supplies/pictures/', '/print/'];
  for (const place of places)
    for (const up of ups)
      for (const target of ['package.json', 'etc/passwd']) {
        const heard = await exchange(
          port,
          request([`GET ${place}${up.repeat(8)}${target} HTTP/1.1`, 'Host: x', 'Connection: close']),
        );
        assert.doesNotMatch(heard, /root:.*:0:0:|"name": "gluebird"/, `${place}${up}`);
        assert.ok(
          statuses(heard).every((status) => status < 500),
          `${place}${up}: ${heard.slice(0, 300)}`,
        );
      }
});
