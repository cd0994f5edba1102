import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { TestContext } from 'node:test';
import { Client, Pool } from 'pg';
import { lendProgram } from '#tests/browsers/lend-program.ts';
import type { Lent } from '#tests/browsers/lend-program.ts';
import { startFakeS3 } from '#tests/support/fake-s3.ts';
import { until } from '#tests/support/until.ts';
import { projectRoot } from '#tests/support/started-server.ts';
import { bucket, Node, ownSettings } from '#tests/faults/place.ts';
import type { Kept } from '#tests/faults/place.ts';
import { startPooler } from './pooler.ts';
import { Machine } from './machine.ts';
import { prepareGround } from './ground.ts';
import type { AtEnd, Ground } from './ground.ts';
import { machines, pageFor } from './machine-page.ts';

const bootsWithinMs = 120_000;

export interface Cluster extends Kept {
  machines: readonly Machine[];
  nodes: readonly Node[];
  /** HAProxy, where people come in. */
  origin: string;
  /** Who writes now; null while nobody does. */
  findPrimary: () => Promise<Machine | null>;
}

const primaryAmong = async (all: readonly Machine[]): Promise<Machine | null> => {
  const isPrimary = await Promise.all(all.map((machine) => machine.is('primary')));
  return all[isPrimary.indexOf(true)] ?? null;
};

const isOne = async (all: readonly Machine[], role: 'synchronous' | 'asynchronous'): Promise<boolean> =>
  (await Promise.all(all.map((machine) => machine.is(role)))).includes(true);

async function startDatabase(atEnd: AtEnd, ground: Ground): Promise<Machine[]> {
  const all = machines.map((name) => new Machine(name, ground));
  atEnd(() => Promise.all(all.map((machine) => machine.end())));
  for (const machine of all) machine.startEtcd();
  for (const machine of all) machine.startDatabase();
  await until(
    'a primary with two replicas',
    async () => (await isOne(all, 'synchronous')) && (await isOne(all, 'asynchronous')),
    {
      longestMs: bootsWithinMs,
      seen: () => all.map((machine) => machine.lastWords()),
    },
  );
  const primary = await primaryAmong(all);
  if (!primary) throw new Error('the primary is gone');
  const client = new Client({ connectionString: primary.databaseUrl });
  await client.connect();
  const page = readFileSync(path.join(projectRoot, 'deploy/cluster/database.sql'), 'utf8');
  for (const statement of page.split(';').filter((each) => each.trim() !== '')) await client.query(statement);
  await client.end();
  return all;
}

/** What leads people to the nodes, and the pooler to the primary. */
function startBalancer({ ports, folder, give }: Ground): Lent {
  const home = path.join(folder, 'haproxy');
  mkdirSync(home);
  const page = path.join(home, 'haproxy.cfg');
  writeFileSync(page, pageFor(ports, { name: 'haproxy.cfg', machine: 'alder' }));
  give(home);
  return lendProgram(home, ['haproxy', '-db', '-f', page]);
}

/** The settings of a page, one to a line. */
const readSettings = (page: string): Record<string, string> =>
  Object.fromEntries(
    page.split('\n').flatMap((line) => {
      const [, name, value] = /^([A-Z0-9_]+)=(.*)$/.exec(line) ?? [];
      return name === undefined || value === undefined ? [] : [[name, value]];
    }),
  );

async function startNodes(atEnd: AtEnd, { ports, folder }: Ground, endpoint: string): Promise<Node[]> {
  const nodes = machines.map((machine) => {
    const page = readSettings(pageFor(ports, { name: 'gluebird.env', machine }));
    const PORT = String(ports.of(machine, 3000));
    const data = { PORT, PUBLIC_URL: '', DATA_DIR: path.join(folder, machine, 'data') };
    return new Node({ ...page, ...data, ...ownSettings(endpoint) });
  });
  atEnd(() => Promise.all(nodes.map((node) => node.kill())));
  await Promise.all(nodes.map((node) => node.start()));
  return nodes;
}

/** Three machines as the pages of `deploy/cluster` make them, on one. */
export async function startCluster(t: TestContext): Promise<Cluster> {
  const ends: (() => unknown)[] = [];
  const atEnd: AtEnd = (end) => ends.unshift(end);
  // What was started last stands on what was started first.
  t.after(async () => {
    for (const end of ends) await end();
  });
  const ground = await prepareGround(atEnd, 'etcd', 'patroni', 'haproxy');
  const all = await startDatabase(atEnd, ground);
  const balancer = startBalancer(ground);
  atEnd(() => balancer.end());
  const pooler = startPooler(ground);
  atEnd(() => pooler.end());
  const store = await startFakeS3(bucket);
  atEnd(() => store.close());
  const nodes = await startNodes(atEnd, ground, store.endpoint);
  const past = `postgres://gluebird:change-gluebird@127.0.0.1:${ground.ports.at('127.0.0.1:5000')}/gluebird`;
  const pool = new Pool({ connectionString: past, max: 4 });
  pool.on('error', () => undefined);
  atEnd(() => pool.end());
  const origin = `http://127.0.0.1:${ground.ports.at(':8080')}`;
  return { machines: all, nodes, store, pool, origin, findPrimary: () => primaryAmong(all) };
}
