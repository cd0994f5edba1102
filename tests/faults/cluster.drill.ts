import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { seeded } from '#engine/random/seeded.ts';
import { until } from '#tests/support/until.ts';
import { startCluster } from './cluster/cluster.ts';
import type { Cluster } from './cluster/cluster.ts';
import { Person } from './crowd.ts';
import { Families, madeAndSaid } from './families.ts';
import type { Node } from './place.ts';
import { reckon } from './reckoning.ts';

const seed = Number(process.env.FAULTS_SEED ?? 1);
const failsOverWithinMs = 90_000;
const returnsWithinMs = 120_000;
/** After there is a new primary. */
const wellWithinSeconds = 15;

const secondsSince = (since: number): number => Math.round((performance.now() - since) / 100) / 10;

/** Somebody can sign up at this node, which reads and writes. */
const isWell = async ({ origin }: Node): Promise<boolean> =>
  origin !== null && new Person(() => origin, seeded(seed)).bringSomebody();

async function loseThePrimary({ nodes, findPrimary }: Cluster): Promise<void> {
  const lost = await findPrimary();
  assert.ok(lost, 'there is a primary');
  await lost.killDatabase();
  const since = performance.now();
  await until('another primary', async () => ((await findPrimary()) ?? lost) !== lost, {
    longestMs: failsOverWithinMs,
  });
  const missed = secondsSince(since);
  const again = performance.now();
  const seconds = await Promise.all(
    nodes.map(async (node) => {
      await until('the node to be well', () => isWell(node));
      return secondsSince(again);
    }),
  );
  console.log(
    `measured: a new primary ${missed} s after the old one died; nodes well ${seconds.join(', ')} s later`,
  );
  assert.ok(Math.max(...seconds) <= wellWithinSeconds, 'all nodes are well again soon');
  lost.startDatabase();
  await until('the old primary to follow the new one', () => lost.is('replica'), {
    longestMs: returnsWithinMs,
  });
  console.log(`measured: the old primary follows the new one ${secondsSince(since)} s after it died`);
}

async function loseANode({ nodes }: Cluster): Promise<void> {
  const [node] = nodes;
  await node?.kill();
  await node?.start();
}

async function restartNodes({ nodes }: Cluster): Promise<void> {
  for (const node of nodes) {
    assert.equal(await node.stop(), 0, 'a node that is told to stop ends well');
    await node.start();
    await until('the node to be well', () => isWell(node));
  }
}

test('three machines: what was acknowledged outlives the primary, and nobody has to do anything', async (t) => {
  const cluster = await startCluster(t);
  const families = await Families.gather(() => cluster.origin, seed);
  const goThrough = async (what: string, work: (cluster: Cluster) => Promise<void>): Promise<string[]> => {
    const allInVain = (): string[] => families.people.flatMap(({ told }) => told.inVain.splice(0));
    allInVain();
    try {
      await families.liveThrough(() => work(cluster));
      await reckon(cluster, families.people);
    } catch (error) {
      const logs = cluster.nodes.map((node) => node.output().slice(-3_000)).join('\n');
      throw new Error(`${what}; the nodes' logs end with\n${logs}`, { cause: error });
    }
    const inVain = allInVain();
    const lost = families.count(({ givenUp }) => givenUp);
    console.log(
      `measured: ${what}: ${families.count(madeAndSaid)} crafts and comments so far, ${inVain.length} requests had to be asked again, ${lost} acts of unknown end`,
    );
    return inVain;
  };
  assert.deepEqual(await goThrough('nothing goes wrong', () => sleep(5_000)), []);
  await goThrough('the primary dies', loseThePrimary);
  await goThrough('a node dies', loseANode);
  assert.deepEqual(await goThrough('the nodes restart in turn', restartNodes), [], 'no request failed');
});
