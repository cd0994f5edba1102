import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import pg from 'pg';
import { listPosts, shareCraft } from '#contract/community.ts';
import type { CraftPageData } from '#contract/craft-page.ts';
import { createApp } from './app.ts';
import { checkDatabase } from '#server/doctor/own-checks.ts';
import { createIds } from '#server/platform/ids.ts';
import { createTestApp } from '#tests/support/create-test-app.ts';
import type { TestApp } from '#tests/support/create-test-app.ts';
import { lowCost } from '#tests/support/low-cost.ts';
import { mirrorPages } from '#tests/support/mirror-pages.ts';
import { newPerson } from '#tests/support/people.ts';
import { startPair } from '#tests/support/real-postgres.ts';
import { storeCraft } from '#tests/support/stored-crafts.ts';
import { TestClient } from '#tests/support/test-client.ts';
import { testEngine } from '#tests/support/test-database.ts';
import { createTestLog } from '#tests/support/test-log.ts';
import { until } from '#tests/support/until.ts';
import { migrateDatabase } from '#server/platform/db/migrate.ts';
import { openPostgres } from '#server/platform/db/open-database.ts';

/** The application on a primary with a replica, which can be told to stop following. */
async function onPair(t: TestContext) {
  const { primary, replica } = await startPair(t);
  const database = await openPostgres(primary.url, 5_000, { replicaUrl: replica.url });
  t.after(() => database.close());
  await migrateDatabase(database);
  const beside = await openPostgres(replica.url, 5_000);
  t.after(() => beside.close());

  const { config, clock } = await createTestApp(t);
  const parts = { config, database, clock, ids: createIds(clock), log: createTestLog().log, version: 'pair' };
  const node = await createApp({ ...parts, passwordCost: lowCost, checkReplies: true, pages: mirrorPages() });
  t.after(() => node.close());
  const app = { ...node, database, clock, config, client: () => new TestClient(node.http) };
  const isFit = () => database.replica?.isFit(null);
  return { app: app as unknown as TestApp, database, replica, beside, isFit };
}

type Pair = Awaited<ReturnType<typeof onPair>>;

const isUsed = ({ isFit }: Pair) => until('the replica to be fit', () => isFit() === true);

async function sharedCraft({ app }: Pair, title: string) {
  const owner = await newPerson(app);
  const craftId = await storeCraft(app, owner.user.id, { title });
  await owner.client.call(shareCraft, { body: { craftId } });
  return { client: owner.client, craftId };
}

const titlesFor = async (client: TestClient): Promise<string[]> =>
  (await client.call(listPosts, { query: {} })).map(({ craft }) => craft.title);

/** The title on the page; null where it says that there is none. */
async function pageOf(client: TestClient, id: string): Promise<string | null> {
  const page = await client.send({ url: `/craft/${id}` });
  return page.json<{ data: CraftPageData }>().data.craft?.title ?? null;
}

/** How much each place was asked while something was done. */
async function askedOf(t: TestContext, { replica }: Pair, work: () => Promise<unknown>) {
  const asked = { primary: 0, replica: 0 };
  const port = Number(new URL(replica.url).port);
  const query = Reflect.get(pg.Client.prototype, 'query') as (...words: unknown[]) => unknown;
  const counting = t.mock.method(
    pg.Client.prototype,
    'query',
    function (this: pg.Client, ...words: unknown[]) {
      const text = typeof words[0] === 'string' ? words[0] : (words[0] as { text: string }).text;
      if (/crafts|community_posts/.test(text)) asked[this.port === port ? 'replica' : 'primary'] += 1;
      return query.apply(this, words);
    },
  );
  await work();
  counting.mock.restore();
  return asked;
}

if (testEngine === 'postgres') {
  test('feed and craft pages are read from the replica, by those who wrote nothing lately', async (t) => {
    const pair = await onPair(t);
    const { client: author, craftId } = await sharedCraft(pair, 'First');
    const { client: reader } = await newPerson(pair.app);
    await until('the reader’s own writing to be there', async () => {
      const asked = await askedOf(t, pair, () => titlesFor(reader));
      return asked.replica === 1 && asked.primary === 0;
    });
    assert.deepEqual(await titlesFor(reader), ['First']);
    const visits = await askedOf(t, pair, () => pageOf(pair.app.client(), craftId));
    assert.deepEqual([visits.replica > 0, visits.primary], [true, 0]);
    assert.deepEqual(await titlesFor(author), ['First']);
  });

  test('whoever has written finds it, however far behind the replica is; so does whoever got the link', async (t) => {
    const pair = await onPair(t);
    await isUsed(pair);
    await pair.beside.pool.query('select pg_wal_replay_pause()');
    const { client: author, craftId } = await sharedCraft(pair, 'Just now');
    assert.deepEqual(await titlesFor(author), ['Just now']);
    assert.equal(await pageOf(pair.app.client(), craftId), 'Just now');
    await until('the replica to be too far behind', () => pair.isFit() === false);
    const { client: other } = await newPerson(pair.app);
    assert.deepEqual(await titlesFor(other), ['Just now']);
    await pair.beside.pool.query('select pg_wal_replay_resume()');
    await isUsed(pair);
  });

  test('nobody notices that the replica is gone', async (t) => {
    const pair = await onPair(t);
    const { craftId } = await sharedCraft(pair, 'Here');
    const { client: reader } = await newPerson(pair.app);
    await isUsed(pair);
    const find = () => Promise.resolve(pair.database);
    assert.match((await checkDatabase(find)).text, /DATABASE_REPLICA_URL follows$/);
    const asking = new AbortController();
    const readers = [reader, pair.app.client()].map(async (client, isVisitor) => {
      while (!asking.signal.aborted)
        if (isVisitor) assert.equal(await pageOf(client, craftId), 'Here');
        else assert.deepEqual(await titlesFor(client), ['Here']);
    });
    await pair.replica.stop();
    await until('it to be missed', () => pair.isFit() === false);
    assert.match((await checkDatabase(find)).text, /DATABASE_REPLICA_URL cannot be asked/);
    asking.abort();
    await Promise.all(readers);
  });
}
