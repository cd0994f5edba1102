import assert from 'node:assert/strict';
import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import { createDoctor } from '#server/compose/doctor.ts';
import { systemClock } from '#server/platform/clock.ts';
import { createTestApp } from '#tests/support/create-test-app.ts';
import { createTestLog } from '#tests/support/test-log.ts';

type Forward = (request: http.IncomingMessage) => http.OutgoingHttpHeaders;

/** A proxy before a server that is not known yet, which passes on what it is told to. */
async function proxyBefore(t: TestContext, backend: () => number, forward: Forward): Promise<string> {
  const proxy = http.createServer((request, response) => {
    const { url: path, method } = request;
    const options = { host: '127.0.0.1', port: backend(), path, method, headers: forward(request) };
    http.get(options, (reply) => {
      response.writeHead(reply.statusCode ?? 500, reply.headers);
      reply.pipe(response);
    });
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  t.after(() => proxy.close());
  return `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
}

/** What the doctor says of a running server behind such a proxy. */
async function behind(t: TestContext, forward: Forward, trustedProxies: string[] = []): Promise<string> {
  let port = 0;
  const publicUrl = await proxyBefore(t, () => port, forward);
  const app = await createTestApp(t, { config: { publicUrl, trustedProxies } });
  const localUrl = await app.http.listen({ host: '127.0.0.1', port: 0 });
  ({ port } = app.http.server.address() as AddressInfo);
  await app.start({ publicUrl, localUrl });
  return says(app.config, publicUrl);
}

async function says(
  config: Parameters<typeof createDoctor>[0]['config'],
  publicUrl: string,
): Promise<string> {
  const doctor = createDoctor({
    config: { ...config, publicUrl },
    clock: systemClock,
    log: createTestLog().log,
    findDatabase: async () => null,
    recordCall: async () => {},
  });
  const { text } = await doctor.examine({ picture: false });
  return text.split('\n').find((line) => line.slice(2).startsWith('from outside')) ?? '';
}

const everything: Forward = ({ headers, socket }) => ({
  'x-forwarded-for': socket.remoteAddress,
  'x-forwarded-proto': 'http',
  'x-forwarded-host': headers.host,
});

test('a proxy that forwards nothing is found out, with what to do', async (t) => {
  const line = await behind(t, () => ({}), ['127.0.0.1']);
  assert.match(line, /^✗ .* leads here by 127\.0\.0\.1, but not the host, the address of visitors: /);
  assert.match(
    line,
    /send x-forwarded-host, x-forwarded-for as in deploy\/proxies, .*TRUSTED_PROXIES=127\.0\.0\.1$/,
  );
});

test('a proxy whose word is not taken is told apart from one that says nothing', async (t) => {
  const line = await behind(t, everything);
  assert.match(line, /^✗ .*: it is sent, but not believed: set TRUSTED_PROXIES=127\.0\.0\.1$/);
});

test('a proxy that says nothing but the host may be the network of a container, and is only noted', async (t) => {
  const line = await behind(t, ({ headers: { host } }) => ({ host }));
  assert.match(line, /^– .*but not the address of visitors: have the proxy send x-forwarded-for/);
});

test('a proxy that tells all and is believed is well, and so is none', async (t) => {
  assert.match(await behind(t, everything, ['127.0.0.1']), /^✓ .*protocol, host and address arrive$/);
  const app = await createTestApp(t);
  assert.match(await says(app.config, 'http://127.0.0.1:9'), /^– .*no server runs here/);
  const localUrl = await app.http.listen({ host: '127.0.0.1', port: 0 });
  await app.start({ publicUrl: localUrl, localUrl });
  assert.match(await says(app.config, localUrl), /^✓ .*with nothing in between$/);
  assert.match(await says(app.config, 'http://127.0.0.1:9'), /^– .*cannot be reached from this machine/);
});

test('an address that leads to somebody else is bad', async (t) => {
  const other = http.createServer((_, response) => response.writeHead(404).end());
  other.listen(0, '127.0.0.1');
  await once(other, 'listening');
  t.after(() => other.close());
  const app = await createTestApp(t);
  const localUrl = await app.http.listen({ host: '127.0.0.1', port: 0 });
  await app.start({ publicUrl: localUrl, localUrl });
  const line = await says(app.config, `http://127.0.0.1:${(other.address() as AddressInfo).port}`);
  assert.match(line, /^✗ .*answers 404 and does not lead to this server/);
});
