import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Random } from '#engine/random/seeded.ts';
import type { Place } from './place.ts';

/** What goes wrong while people go on; it has passed when it returns. */
type Storm = (place: Place, chance: Random) => Promise<void>;

const minuteMs = 60_000;

async function killNode({ nodes }: Place, chance: Random): Promise<void> {
  const node = chance.pick(nodes);
  await node.kill();
  await sleep(chance.below(3_000));
  await node.start();
}

async function restartNode({ nodes }: Place, chance: Random): Promise<void> {
  const node = chance.pick(nodes);
  assert.equal(await node.stop(), 0, 'a node that is told to stop ends well');
  await node.start();
}

async function killAllNodes({ nodes }: Place): Promise<void> {
  await Promise.all(nodes.map((node) => node.kill()));
  await Promise.all(nodes.map((node) => node.start()));
}

/** Longer than any lease: others take over meanwhile what it believes to hold. */
async function freezeNode({ nodes }: Place, chance: Random): Promise<void> {
  const node = chance.pick(nodes);
  node.freeze(true);
  await sleep(9_000);
  node.freeze(false);
}

async function shiftClock({ nodes }: Place, chance: Random): Promise<void> {
  const node = chance.pick(nodes);
  await node.kill();
  await node.start(chance.pick([-2, 2]) * minuteMs);
  await sleep(8_000);
  await node.kill();
  await node.start();
}

async function jumpClock({ nodes }: Place, chance: Random): Promise<void> {
  const node = chance.pick(nodes);
  node.jumpClock();
  await sleep(5_000);
  node.jumpClock();
  await sleep(5_000);
}

async function fillDisk({ disk, pool }: Place): Promise<void> {
  if (!disk) throw new Error('Only root can have a small disk to fill.');
  // The log has a file of its own ahead, so that it is the tables that find no room: without its log a server ends.
  await pool.query('select pg_switch_wal()');
  await pool.query('checkpoint');
  disk.fill();
  try {
    const more = 'create table more as select generate_series(1, 100000)';
    await assert.rejects(pool.query(more), { code: '53100' });
    await sleep(5_000);
  } finally {
    disk.makeRoom();
  }
}

async function endSessions({ pool }: Place): Promise<void> {
  await pool.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and application_name like $1',
    ['gluebird%'],
  );
}

/** One of its processes dies: the server ends all the others and recovers from its log. */
async function crashDatabase({ pool }: Place): Promise<void> {
  const { rows } = await pool.query<{ pid: number }>(
    'select pid from pg_stat_activity where application_name like $1 limit 1',
    ['gluebird%'],
  );
  if (rows[0]) process.kill(rows[0].pid, 'SIGKILL');
  await sleep(3_000);
}

async function silenceLine({ line }: Place): Promise<void> {
  line.silence();
  await sleep(4_000);
}

async function silenceLineWhole({ line }: Place): Promise<void> {
  line.silenceNew(true);
  line.silence();
  await sleep(6_000);
  line.silenceNew(false);
  line.silence();
}

async function hangStore({ store }: Place): Promise<void> {
  store.hang(true);
  await sleep(6_000);
  store.hang(false);
}

async function failStore({ store }: Place, chance: Random): Promise<void> {
  store.failNext(chance.pick([500, 503, 403]), 30);
  await sleep(3_000);
  store.failNext(0, 0);
}

export const storms: Readonly<Record<string, Storm>> = {
  'a node is killed': killNode,
  'the database crashes': crashDatabase,
  'its connections go silent': silenceLine,
  'a node is told to stop and starts again': restartNode,
  'the object store hangs': hangStore,
  'all nodes are killed at once': killAllNodes,
  'a node stands still for nine seconds': freezeNode,
  'the object store answers with errors': failStore,
  'all database sessions are ended': endSessions,
  'the clock of a node is two minutes off': shiftClock,
  'the clock of a node jumps two minutes and back': jumpClock,
  'the disk of the database is full': fillDisk,
  'the database cannot be reached at all': silenceLineWhole,
};
