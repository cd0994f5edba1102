import assert from 'node:assert/strict';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import { errorTable } from '#contract/errors.ts';
import { lendProgram, ownFolder } from '#tests/browsers/lend-program.ts';
import { pageFor, Ports } from '#tests/faults/cluster/machine-page.ts';
import { until } from '#tests/support/until.ts';
import { requireTools } from './require-tools.ts';
import { visit as visitOnce } from './visit.ts';

const html = 'text/html; charset=utf-8';
const asPage = { accept: 'text/html,*/*' };

/** HAProxy as its page for a cluster makes it, before machines of which none answers. */
async function startBalancer(t: TestContext) {
  await requireTools('haproxy');
  const ports = await Ports.find();
  const folder = ownFolder('haproxy');
  const page = path.join(folder, 'haproxy.cfg');
  writeFileSync(page, pageFor(ports, { name: 'haproxy.cfg', machine: 'alder' }));
  const program = lendProgram(folder, ['haproxy', '-db', '-f', page]);
  t.after(() => program.end());
  const origin = `http://127.0.0.1:${ports.at(':8080')}`;
  const visit = (at: string, init?: RequestInit): Promise<Response> => fetch(origin + at, init);
  await until(
    'HAProxy to notice that no node is there',
    async () =>
      (await visit('/', { headers: asPage }).catch(() => null))?.headers.get('content-type') === html,
    { seen: () => program.lastWords() },
  );
  return { ports, origin, visit };
}

const { sentence } = errorTable.UNAVAILABLE;

/** A node that is ready, and says of one thing that it is not. */
async function startNode(t: TestContext, port: number): Promise<void> {
  const node = createServer(({ url }, response) => {
    if (url === '/gone') response.destroy();
    else response.writeHead(url === '/busy' ? 503 : 200, { 'retry-after': '7' }).end('by a node');
  });
  node.listen(port, '127.0.0.1');
  await once(node, 'listening');
  t.after(() => {
    node.closeAllConnections();
    node.close();
  });
}

test('without a ready node people and programs are told when to come again, in our words', async (t) => {
  const { ports, origin, visit } = await startBalancer(t);
  for (const [at, init] of [
    ['/api/posts', {}],
    ['/api/login', { method: 'POST', body: '{}' }],
    ['/about', {}],
    ['/api/posts', { headers: { accept: 'text/html' } }],
  ] as const) {
    const answer = await visit(at, init);
    const { status, headers } = answer;
    assert.deepEqual(
      [status, headers.get('retry-after'), headers.get('cache-control')],
      [503, '2', 'no-store'],
    );
    assert.match(String(headers.get('content-type')), /^application\/json/);
    assert.deepEqual(await answer.json(), { success: false, message: sentence, code: 'UNAVAILABLE' });
  }
  const page = await visit('/about', { headers: asPage });
  const { headers } = page;
  assert.deepEqual([page.status, headers.get('retry-after'), headers.get('content-type')], [503, '2', html]);
  const words = await page.text();
  assert.ok(words.includes(`<p>${sentence}</p>`) && words.includes('<html lang="en">'), words);

  await startNode(t, ports.of('birch', 3000));
  await until('the node to be asked', async () => (await visit('/api/user')).status === 200);
  const busy = await visit('/busy');
  assert.deepEqual(
    [busy.status, busy.headers.get('retry-after'), await busy.text()],
    [503, '7', 'by a node'],
  );
  // On a line that was used before it says nothing, so that the browser asks again by itself.
  const cut = await visitOnce(`${origin}/gone`);
  assert.deepEqual([cut.status, cut.headers['retry-after']], [502, '2']);
  assert.ok(cut.bytes.toString().includes(sentence));
});
