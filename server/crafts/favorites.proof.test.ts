import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as favorites from '#contract/crafts-favorites.ts';
import { createTestApp } from '#tests/support/create-test-app.ts';
import { newPerson } from '#tests/support/people.ts';
import type { Person } from '#tests/support/people.ts';
import { storeCraft } from '#tests/support/stored-crafts.ts';
import type { TestApp } from '#tests/support/create-test-app.ts';

async function countsAndRows(app: TestApp): Promise<{ likes: number; rows: number }[]> {
  const { rows } = await app.database.pool.query<{ likes: number; rows: number }>(
    `select likes, (select count(*)::int from crafts_likes where craft_id = id) as rows from crafts order by id`,
  );
  return rows;
}

test('a thousand toggles by fifty people at once leave counts that equal the rows', async (t) => {
  const app = await createTestApp(t);
  const owner = await newPerson(app);
  const crafts = await Promise.all(Array.from({ length: 10 }, () => storeCraft(app, owner.user.id)));
  const people = await Promise.all(Array.from({ length: 50 }, () => newPerson(app)));
  const toggle = (person: Person) => {
    const params = { id: crafts[Math.floor(Math.random() * 10)] ?? '' };
    return person.client.call(Math.random() < 0.6 ? favorites.likeCraft : favorites.unlikeCraft, { params });
  };
  const toggleInTurn = async (person: Person): Promise<void> => {
    for (let each = 0; each < 10; each += 1) await toggle(person);
  };
  // Each person with two windows: more at once would only wait in line, on a busy machine too long.
  await Promise.all([...people, ...people].map(toggleInTurn));
  const counts = await countsAndRows(app);
  assert.equal(counts.length, 10);
  assert.ok(counts.some(({ rows }) => rows > 0));
  for (const { likes, rows } of counts) assert.equal(likes, rows);
});
