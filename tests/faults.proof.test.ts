import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { seeded } from '#engine/random/seeded.ts';
import { Person } from './faults/crowd.ts';
import { startPlace } from './faults/place.ts';
import { reckon } from './faults/reckoning.ts';
import { storms } from './faults/storms.ts';

/** As many storms as asked for, in their order, over and over. */
const rounds = Number(process.env.FAULTS_ROUNDS ?? 2);
const seed = Number(process.env.FAULTS_SEED ?? 1);
const crowdSize = 6;
const creditsEach = 500;
/** Between two storms people are left alone. */
const calmMs = 2_000;

test('whatever fails, nothing that was acknowledged is lost or done twice, and all ends without hands', async (t) => {
  const place = await startPlace(t);
  const chance = seeded(seed);
  const operator = new Person(place, seeded(seed + 1));
  await operator.signIn();
  const people = Array.from({ length: crowdSize }, (_each, n) => new Person(place, seeded(seed + 2 + n)));
  for (const [n, person] of people.entries()) {
    await person.register(n);
    await operator.giveCredits(person.userId, creditsEach);
  }
  const crafts = await Promise.all(people.map((person) => person.make()));
  const known = crafts.filter((id) => id !== null);
  assert.equal(known.length, crowdSize);

  const posts = new Map<string, number>();
  const names = Object.keys(storms);
  for (let round = 0; round < rounds; round += 1) {
    const name = names[round % names.length] as string;
    const calm = new AbortController();
    const lives = Promise.all(people.map((person) => person.live(known, posts, calm.signal)));
    const since = performance.now();
    await sleep(calmMs);
    await Promise.race([storms[name]?.(place, chance), lives]);
    await sleep(calmMs);
    calm.abort();
    await lives;
    await reckon(place, people);
    const told = people.reduce(
      (sum, { told: { crafts: made, comments } }) => sum + made.length + comments.size,
      0,
    );
    const lost = people.reduce((sum, person) => sum + person.told.givenUp, 0);
    console.log(
      `measured: ${name}: well again after ${((performance.now() - since) / 1000).toFixed(0)} s; ${told} crafts and comments so far, ${lost} acts of unknown end`,
    );
  }
});
