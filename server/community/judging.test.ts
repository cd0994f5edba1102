import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as community from '#contract/community.ts';
import * as crafts from '#contract/crafts.ts';
import { listNotifications } from '#contract/notifications.ts';
import * as safety from '#contract/safety.ts';
import { judgeVersion } from '#engine/safety/judge-version.ts';
import { createTestApp } from '#tests/support/create-test-app.ts';
import type { TestApp } from '#tests/support/create-test-app.ts';
import { newAdministrator, newPerson } from '#tests/support/people.ts';
import type { Person } from '#tests/support/people.ts';
import { storeCraft } from '#tests/support/stored-crafts.ts';

const dangerous = {
  title: 'Candle bird',
  provider: 'openai',
  steps: [
    { text: 'Your child lights the candle alone and holds the paper in the flame.', who: 'child' as const },
  ],
};

/** What happens after an upgrade: the server starts, and its jobs run. */
async function startAgain({ services, database, jobs }: TestApp): Promise<void> {
  await services.judging.plan(database.db, services.jobs);
  await jobs.drain();
}

const queue = (admin: Person) => admin.client.call(safety.listCases, { query: {} });
const see = (person: Person, id: string) => person.client.call(crafts.getCraft, { params: { id } });
const refusedTo = async (person: Person, id: string) =>
  (await person.client.refusal(crafts.getCraft, { params: { id } })).status;

test('what would not pass today leaves the community, and its owner reads why', async (t) => {
  const app = await createTestApp(t);
  const [owner, friend, admin] = [await newPerson(app), await newPerson(app), await newAdministrator(app)];
  const [kind, shared, own] = [
    await storeCraft(app, owner.user.id),
    await storeCraft(app, owner.user.id, dangerous),
    await storeCraft(app, owner.user.id, dangerous),
  ];
  for (const craftId of [kind, shared]) await owner.client.call(community.shareCraft, { body: { craftId } });
  await startAgain(app);

  const feed = await friend.client.call(community.listPosts, { query: {} });
  assert.deepEqual(
    feed.map(({ craftId }) => craftId),
    [kind],
  );
  for (const id of [shared, own]) {
    assert.equal(await refusedTo(friend, id), 404);
    const seen = await see(owner, id);
    assert.ok(seen.withheld && (seen.notSafe ?? '').length > 10, 'with the reason');
  }
  assert.deepEqual((await see(friend, kind)).notSafe, null);
  const cases = await queue(admin);
  assert.deepEqual(
    cases
      .map(({ subject, craftId, reasons, reading }) => [subject, craftId, reasons, reading?.verdict])
      .toSorted(([one], [other]) => String(one).localeCompare(String(other))),
    [
      ['craft', own, ['not-safe'], 'dangerous'],
      ['post', shared, ['not-safe'], 'dangerous'],
    ],
  );
  const mine = { params: { id: owner.user.id }, query: {} };
  const told = (await owner.client.call(listNotifications, mine)).filter(({ type }) => type === 'moderation');
  assert.equal(told.length, 2);

  for (const { id } of cases) {
    await admin.client.call(safety.decideCase, { params: { id }, body: { decision: 'keep' } });
  }
  for (const id of [shared, own]) assert.equal((await see(friend, id)).notSafe, null);
  for (const { id } of cases) await admin.client.call(safety.undoCase, { params: { id } });
  for (const id of [shared, own]) assert.equal(await refusedTo(friend, id), 404);
});

test('each version of the judge reads each craft once, and goes on where it was stopped', async (t) => {
  const app = await createTestApp(t);
  const owner = await newPerson(app);
  const ids = [];
  for (let each = 0; each < 3; each += 1) ids.push(await storeCraft(app, owner.user.id, dangerous));
  const [read, ...unread] = ids.toSorted() as [string, ...string[]];
  const state = 'insert into community_judgings (version, last_id) values ($1, $2)';
  await app.database.pool.query(state, [judgeVersion, read]);
  await startAgain(app);
  assert.equal((await see(owner, read)).withheld, false, 'it was read before the stop');
  for (const id of unread) assert.equal((await see(owner, id)).withheld, true);

  const later = await storeCraft(app, owner.user.id, dangerous);
  await startAgain(app);
  assert.equal((await see(owner, later)).withheld, false, 'the work of this version is done');
});

test('more crafts than fit one batch are all read', async (t) => {
  const app = await createTestApp(t);
  const [owner, admin] = [await newPerson(app), await newAdministrator(app)];
  for (let each = 0; each < 120; each += 1)
    await storeCraft(app, owner.user.id, each % 30 === 0 ? dangerous : {});
  await startAgain(app);
  assert.equal((await queue(admin)).length, 4);
});

test('words from before the check of themes are held now, and not once more after somebody let them stand', async (t) => {
  const app = await createTestApp(t);
  const [owner, friend, admin] = [await newPerson(app), await newPerson(app), await newAdministrator(app)];
  const craftId = await storeCraft(app, owner.user.id);
  await owner.client.call(community.shareCraft, { body: { craftId } });
  const older = `update crafts set theme = 'Call 0171 234 56 78' where id = $1`;
  await app.database.pool.query(older, [craftId]);
  await startAgain(app);
  assert.equal(await refusedTo(friend, craftId), 404);
  const [open] = await queue(admin);
  assert.deepEqual(open?.reasons, ['contact']);
  await admin.client.call(safety.decideCase, { params: { id: open?.id }, body: { decision: 'keep' } });
  await app.database.pool.query('delete from community_judgings');
  await startAgain(app);
  assert.equal((await see(friend, craftId)).withheld, false);
});
