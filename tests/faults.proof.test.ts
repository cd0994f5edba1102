import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seeded } from '#engine/random/seeded.ts';
import { Families, madeAndSaid } from './faults/families.ts';
import { doorOf, startPlace } from './faults/place.ts';
import { reckon } from './faults/reckoning.ts';
import { storms } from './faults/storms.ts';

/** As many storms as asked for, in their order, over and over; or those whose names have this word. */
const asked = process.env.FAULTS_STORMS ?? '2';
const isCount = /^\d+$/.test(asked);
const names = Object.keys(storms).filter((name) => isCount || name.includes(asked));
const rounds = isCount ? Number(asked) : names.length;
const seed = Number(process.env.FAULTS_SEED ?? 1);

test('whatever fails, nothing that was acknowledged is lost or done twice, and all ends without hands', async (t) => {
  const place = await startPlace(t);
  const chance = seeded(seed);
  const families = await Families.gather(doorOf(place.nodes), seed);
  assert.ok(names.length > 0, `no storm is called "${asked}"`);
  for (let round = 0; round < rounds; round += 1) {
    const name = names[round % names.length] as string;
    const since = performance.now();
    await families.liveThrough(async () => storms[name]?.(place, chance));
    await reckon(place, families.people);
    const told = families.count(madeAndSaid);
    const lost = families.count(({ givenUp }) => givenUp);
    console.log(
      `measured: ${name}: well again after ${((performance.now() - since) / 1000).toFixed(0)} s; ${told} crafts and comments so far, ${lost} acts of unknown end`,
    );
  }
});
