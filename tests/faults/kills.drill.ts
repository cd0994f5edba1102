import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import { seeded } from '#engine/random/seeded.ts';
import { openEmbedded } from '#server/platform/db/open-database.ts';
import { startFakeS3 } from '#tests/support/fake-s3.ts';
import { Families, madeAndSaid } from './families.ts';
import { bucket, doorOf, Node, ownSettings } from './place.ts';
import { reckon, requireWhatWasTold } from './reckoning.ts';

const seed = Number(process.env.FAULTS_SEED ?? 1);
const rounds = Number(process.env.KILL_ROUNDS ?? 50);
/** So long the node draws what pictures the last kill cut off. */
const restMs = 8_000;

test('kill after kill of a node on the embedded engine loses nothing that was acknowledged', async (t) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'gluebird-kills-'));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  const store = await startFakeS3(bucket);
  t.after(() => store.close());
  const node = new Node({ ...ownSettings(store.endpoint), DATA_DIR: folder });
  t.after(() => node.kill());
  await node.start();
  const chance = seeded(seed);
  const families = await Families.gather(doorOf([node]), seed);

  /** While the node is down: an embedded database has one user at a time. */
  const look = async (at: (pool: Pool) => Promise<void>): Promise<void> => {
    const database = await openEmbedded(path.join(folder, 'database'));
    try {
      await at(database.pool);
    } finally {
      await database.close();
    }
  };

  for (let round = 0; round < rounds; round += 1) {
    await families.liveThrough(async () => {
      await sleep(chance.below(1_000));
      await node.kill();
      await look((pool) => requireWhatWasTold({ pool }, families.people));
      await node.start();
    });
  }
  await sleep(restMs);
  await node.stop();
  await look((pool) => reckon({ pool, store }, families.people));
  const told = families.count(madeAndSaid);
  const lost = families.count(({ givenUp }) => givenUp);
  console.log(`measured: ${rounds} kills: ${told} crafts and comments, ${lost} acts of unknown end`);
});
