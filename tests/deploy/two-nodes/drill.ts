// Run in a network, a mount and a process namespace of its own: with it goes everything that it starts.
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { generationBody } from '#tests/support/generating.ts';
import { until } from '#tests/support/until.ts';
import type { ResolvedFile } from '#tests/deploy/resolve-compose.ts';
import { visit } from '#tests/deploy/visit.ts';
import { makeNetwork } from './network.ts';
import { mounted } from './programs.ts';
import { Composed } from './run-composed.ts';

interface Order {
  readonly file: ResolvedFile;
  readonly folder: string;
  readonly postgres: string;
  readonly domain: string;
}

const [order = ''] = process.argv.slice(2);
const { file, folder, postgres, domain } = JSON.parse(readFileSync(order, 'utf8')) as Order;
const network = await makeNetwork(file, { folder, domain });
const composed = new Composed(file, { folder, postgres }, network.inNetwork);
await composed.startAll();

const origin = `https://${domain}`;
const { proxy } = file.services;
assert.ok(proxy);
const ca = readFileSync(path.join(mounted(proxy, '/data'), 'caddy/pki/authorities/local/root.crt'), 'utf8');
const [here, elsewhere] = network.visitors;
const ask = (url: string, more: { body?: object; headers?: Record<string, string>; from?: string } = {}) =>
  visit(origin + url, { method: more.body ? 'POST' : 'GET', from: here, ca, ...more });

/** Under one key, until somebody has taken it: the proxy may need a moment to notice that a node is gone. */
async function post(url: string, body: object, own: Record<string, string> = {}) {
  const headers = { origin, 'idempotency-key': randomUUID(), ...own };
  let answer = await ask(url, { body, headers });
  await until(`an answer to ${url}`, async () => {
    if (answer.status >= 500) answer = await ask(url, { body, headers });
    return answer.status < 500;
  });
  return answer;
}

/** Gives the cookie. */
async function register(name: string): Promise<string> {
  const person = {
    email: `${name}@example.test`,
    displayName: `${name}.paper`,
    password: 'glue-and-paper-7',
  };
  const { status, headers, bytes } = await post('/api/register', person);
  assert.equal(status, 200, bytes.toString());
  const given = headers['set-cookie']?.[0] ?? '';
  assert.match(given, /; Secure/, 'the product knows that visitors come by https');
  return given.split(';')[0] ?? '';
}

/** A craft with its picture, as each node hands it out. */
async function makeCraft(cookie: string, nodes: readonly string[]): Promise<void> {
  const { status, bytes } = await post('/api/generate-craft-from-image', await generationBody(), {
    cookie,
  });
  assert.equal(status, 200, bytes.toString());
  const { craft } = JSON.parse(bytes.toString()) as { craft: { id: string } };
  for (const node of nodes) {
    await until(`the picture at ${node}`, async () => {
      const image = await visit(`http://${node}:3000/api/crafts/${craft.id}/image`);
      return image.status === 200 && image.headers['content-type'] === 'image/webp';
    });
  }
}

const robin = await register('robin');
await makeCraft(robin, ['first', 'second']);

const message = { name: 'Robin', email: 'robin@example.test', message: 'Where do I find the glue?' };
const statuses = new Set<number>();
for (let turn = 1; turn <= 11 && !statuses.has(429); turn += 1) {
  const headers = { 'x-forwarded-for': `203.0.113.${turn}` };
  statuses.add((await ask('/api/contact', { body: message, headers })).status);
}
assert.deepEqual([...statuses], [200, 429], 'what a visitor says about the own address counts for nothing');
const other = await ask('/api/contact', { body: message, from: elsewhere });
assert.equal(
  other.status,
  200,
  'and the proxy’s word about another’s counts: it comes from the address that is trusted',
);

assert.equal(await composed.stop('first'), 0, composed.output('first'));
const still = await ask('/api/user', { headers: { cookie: robin } });
assert.equal(still.status, 200, 'whoever is signed in stays so while a node is away');
await makeCraft(await register('kim'), ['second']);
await composed.start('first');
for (const node of ['first', 'second']) assert.equal(await composed.stop(node), 0, composed.output(node));
process.stdout.write('the drill went well\n');
process.exit(0);
