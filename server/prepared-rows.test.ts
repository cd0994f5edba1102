import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq, sql } from 'drizzle-orm';
import { accountUsers } from '#server/account/tables.ts';
import { crafts } from '#server/crafts/tables.ts';
import { createTestApp } from '#tests/support/create-test-app.ts';
import { makeCraft } from '#tests/support/generating.ts';
import { newPerson } from '#tests/support/people.ts';
import type { Db } from './platform/db/database.ts';
import { mapRowsAhead } from './platform/db/row-mapper.ts';

const people = (db: Db) =>
  db
    .select({
      person: accountUsers,
      name: accountUsers.displayName,
      isLong: sql<boolean>`length(${accountUsers.displayName}) > 8`,
      craft: crafts,
      part: { theme: crafts.theme, person: accountUsers.id },
      counted: { of: sql<number>`count(*) over ()`.mapWith(Number) },
    })
    .from(accountUsers)
    .leftJoin(crafts, eq(crafts.userId, accountUsers.id))
    .orderBy(accountUsers.id);

test('rows are what the library makes of them, also where a join finds nothing', async (t) => {
  const app = await createTestApp(t);
  await makeCraft(await newPerson(app));
  await newPerson(app);
  const { db } = app.database;
  for (const [name, found] of [
    ['left', people(db)],
    ['inner', people(db).where(sql`false`)],
  ] as const) {
    const expected = await found.prepare(`${name}_theirs`).execute();
    const ours = found.prepare(`${name}_ours`);
    mapRowsAhead(ours);
    assert.ok('customResultMapper' in ours && ours.customResultMapper, 'the library has changed its insides');
    assert.deepEqual(await ours.execute(), expected);
  }
});
