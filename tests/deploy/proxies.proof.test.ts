import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import tls from 'node:tls';
import { after, before, describe, test } from 'node:test';
import { largestPhotoBytes } from '#contract/photos.ts';
import { generationBody } from '#tests/support/generating.ts';
import { checkArrival } from '#server/doctor/arrival-check.ts';
import { askArrival } from '#server/operator/ask-arrival.ts';
import { asDataUrl, phonePhoto } from '#tests/support/phone-photo.ts';
import { projectRoot, startForReal, type StartedServer } from '#tests/support/started-server.ts';
import { until } from '#tests/support/until.ts';
import { readComposeFiles } from './read-compose.ts';
import { requireTools } from './require-tools.ts';
import { proxies } from './run-proxy.ts';
import { runTool } from './run-tool.ts';
import { visit } from './visit.ts';

const message = { name: 'Robin', email: 'robin@example.test', message: 'Where do I find the glue?' };
/** Twice what an address may send in an hour, and one: too many even where an hour ends meanwhile. */
const tooMany = 11;

for (const [name, startProxy] of Object.entries(proxies)) {
  describe(name, () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'gluebird-proxied-'));
    let server: StartedServer;
    let proxy: Awaited<ReturnType<typeof startProxy>>;
    let ca = '';

    before(async () => {
      server = await startForReal({
        settings: { PORT: '0', DATA_DIR: folder, TRUSTED_PROXIES: '127.0.0.1' },
      });
      proxy = await startProxy(server.origin);
      await until(`${name} to let visitors through`, async () => {
        try {
          ca = proxy.certificate();
          return (await visit(`${proxy.origin}/readyz`, { ca })).status === 200;
        } catch {
          return false;
        }
      });
    });
    after(async () => {
      await proxy?.program.end();
      await server?.kill();
      rmSync(folder, { recursive: true, force: true });
    });

    const post = (
      at: string,
      body: object,
      extra: { headers?: Record<string, string>; from?: string } = {},
    ) => visit(proxy.origin + at, { method: 'POST', body, ca, ...extra });

    test('a page of the site itself may write, another site may not', async () => {
      const person = {
        email: 'robin@example.test',
        displayName: 'robin.paper',
        password: 'glue-and-paper-7',
      };
      // No PUBLIC_URL is set: only what the proxy says tells scheme and host.
      const own = await post('/api/register', person, { headers: { origin: proxy.origin } });
      assert.equal(own.status, 200, own.bytes.toString());
      const plain = proxy.origin.replace('https:', 'http:');
      for (const origin of ['https://evil.example', plain])
        assert.equal((await post('/api/contact', message, { headers: { origin } })).status, 403, origin);
    });

    test('what a visitor says about the own address and scheme counts for nothing', async () => {
      const forged = { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'http' };
      const reply = await post('/api/contact', message, {
        headers: { ...forged, origin: 'http://evil.example' },
        from: '127.0.0.4',
      });
      assert.equal(reply.status, 403);
      const statuses = new Set<number>();
      for (let turn = 1; turn <= tooMany && !statuses.has(429); turn += 1) {
        const headers = { 'x-forwarded-for': `203.0.113.${turn}`, forwarded: `for=203.0.113.${turn}` };
        statuses.add((await post('/api/contact', message, { headers, from: '127.0.0.2' })).status);
      }
      assert.deepEqual([...statuses], [200, 429]);
      const other = await post('/api/contact', message, { from: '127.0.0.3' });
      assert.equal(other.status, 200, 'others are not meant');
    });

    test('the doctor finds that everything arrives', async () => {
      tls.setDefaultCACertificates([...tls.getCACertificates('default'), ca]);
      const signal = AbortSignal.timeout(30_000);
      const finding = await checkArrival(proxy.origin, (publicUrl) => askArrival(folder, publicUrl, signal));
      assert.deepEqual(
        [finding.mark, finding.text],
        ['fine', `${proxy.origin} leads here, and protocol, host and address arrive`],
      );
    });

    test('the largest photo passes', async () => {
      const person = { email: 'kim@example.test', displayName: 'kim.paper', password: 'glue-and-paper-7' };
      const registered = await post('/api/register', person);
      const cookie = registered.headers['set-cookie']?.[0]?.split(';')[0] ?? '';
      const small = await phonePhoto(1);
      const photo = Buffer.concat([small, Buffer.alloc(largestPhotoBytes - small.length)]);
      const body = await generationBody({ image: asDataUrl(photo) });
      const made = await post('/api/generate-craft-from-image', body, { headers: { cookie } });
      assert.equal(made.status, 200, made.bytes.toString().slice(0, 500));
    });

    test('parts, marks and compression are as the product made them', async () => {
      const html = (await visit(`${proxy.origin}/auth`, { ca })).bytes.toString();
      const [script = ''] = /\/assets\/[\w.-]+\.js/.exec(html) ?? [];
      const asked: Record<string, string>[] = [
        { 'accept-encoding': 'br' },
        { 'accept-encoding': 'gzip' },
        {},
        { range: 'bytes=0-9' },
      ];
      for (const at of [script, '/favicon.svg', '/icon-192.png', '/auth', '/api/supplies']) {
        for (const headers of asked) {
          const direct = await visit(server.origin + at, { headers });
          const through = await visit(proxy.origin + at, { headers, ca });
          const what = `${at} ${JSON.stringify(headers)}`;
          assert.equal(through.status, direct.status, what);
          for (const header of ['etag', 'content-encoding', 'content-range', 'cache-control', 'content-type'])
            assert.equal(through.headers[header], direct.headers[header], `${header} of ${what}`);
          if (at === script) assert.ok(through.bytes.equals(direct.bytes), what);
        }
      }
      const { etag = '' } = (await visit(`${proxy.origin}/favicon.svg`, { ca })).headers;
      assert.ok(etag);
      const again = await visit(`${proxy.origin}/favicon.svg`, { headers: { 'if-none-match': etag }, ca });
      assert.equal(again.status, 304);
    });
  });
}

test('before two nodes Caddy knows both, as the compose file names them', async () => {
  await requireTools('caddy');
  const file = readComposeFiles().find(({ folder }) => folder === 'deploy/two-nodes');
  const { NODES = '' } = file?.services.proxy?.environment ?? {};
  const env = { ...process.env, DOMAIN: 'crafts.example.org', NODES };
  const adapted = await runTool(
    'caddy',
    ['adapt', '--config', 'deploy/proxies/Caddyfile', '--adapter', 'caddyfile'],
    {
      cwd: projectRoot,
      env,
    },
  );
  const dialed = [...adapted.matchAll(/"dial":"([^"]+)"/g)].map(([, node = '']) => node);
  assert.deepEqual(dialed, NODES.split(' '));
  for (const node of dialed) assert.ok(file?.services[node.split(':')[0] ?? ''], node);
  assert.equal(dialed.length, 2);
});
