import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { projectRoot } from '#tests/support/started-server.ts';
import { Families, madeAndSaid } from './families.ts';
import { olderProgram } from './older-program.ts';
import { doorOf, startPlace } from './place.ts';
import { reckon } from './reckoning.ts';

const seed = Number(process.env.FAULTS_SEED ?? 1);
/** So long the two versions work side by side, each time. */
const besideMs = 6_000;

test('nodes become the new version in turn, while the old one goes on with the data that the new one has changed', async (t) => {
  const { root: older, commit } = await olderProgram();
  const place = await startPlace(t, older);
  const families = await Families.gather(doorOf(place.nodes), seed);
  const [first, ...others] = place.nodes;
  assert.ok(first);
  for (const [n, node] of [first, ...others].entries()) {
    await families.liveThrough(async () => {
      assert.equal(await node.stop(), 0, 'a node that is told to stop ends well');
      node.become(projectRoot);
      await node.start();
      await sleep(besideMs);
    });
    await reckon(place, families.people);
    console.log(
      `measured: ${n + 1} of 3 nodes are new, the others of ${commit.slice(0, 7)}: ${families.count(madeAndSaid)} crafts and comments so far, ${families.count(({ inVain }) => inVain.length)} requests had to be asked again`,
    );
  }

  await first.stop();
  first.become(older);
  const refused = await first.startInVain();
  assert.equal(refused.code, 1);
  assert.match(refused.stderr, /^The data was written by a newer Gluebird: [^\n]*\.\n$/m);
});
