import assert from 'node:assert/strict';
import { test } from 'node:test';
import { login } from '#contract/account.ts';
import * as contract from '#contract/admin.ts';
import { shareCraft } from '#contract/community.ts';
import { likeCraft } from '#contract/crafts-favorites.ts';
import type { CallOf, EndpointSpec, ReplyOf } from '#contract/endpoint.ts';
import { createTestApp } from '#tests/support/create-test-app.ts';
import type { TestApp } from '#tests/support/create-test-app.ts';
import { giveCredits } from '#tests/support/generating.ts';
import { fillConsole } from '#tests/support/many-people.ts';
import { newAdministrator, newPerson } from '#tests/support/people.ts';
import type { Person } from '#tests/support/people.ts';
import { storeCraft } from '#tests/support/stored-crafts.ts';

const minuteMs = 60_000;

/** Every page of a list, as a client follows the links. */
async function walk<E extends EndpointSpec, Entry>(
  { client }: Person,
  endpoint: E,
  {
    query,
    entries,
  }: { query: Record<string, string | number>; entries: (reply: ReplyOf<E>) => readonly Entry[] },
): Promise<Entry[]> {
  const all: Entry[] = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    const asked = { query: { ...query, ...(cursor ? { cursor } : {}) } } as unknown as CallOf<E>;
    const answer = await client.ask(endpoint, asked);
    assert.equal(answer.status, 200, JSON.stringify(answer.body));
    all.push(...entries(answer.body as ReplyOf<E>));
    const next = /[?&]cursor=([^&>]+)/.exec(String(answer.headers.link ?? ''));
    cursor = next?.[1] ?? null;
  }
  return all;
}

async function someUsers(app: TestApp): Promise<{ admin: Person; people: Person[] }> {
  const admin = await newAdministrator(app);
  const people: Person[] = [];
  for (const name of ['berta', 'Anna', 'Änne', 'anton', '7days', 'per.cent_']) {
    app.clock.advance(minuteMs);
    const email = `${people.length}${name.replace('Ä', 'A')}@example.test`;
    people.push(await newPerson(app, { displayName: name, email }));
  }
  return { admin, people };
}

test('users come in every order, page by page, each once', async (t) => {
  const app = await createTestApp(t);
  const { admin, people } = await someUsers(app);
  await giveCredits(app, people[2] as Person, 4);
  await giveCredits(app, people[0] as Person, 2);
  app.clock.advance(minuteMs);
  const { email } = (people[3] as Person).user;
  await app.client().call(login, { body: { email, password: (people[3] as Person).password } });
  const entries = (reply: ReplyOf<typeof contract.listAdminUsers>) => reply.users;
  for (const limit of [2, 3, 100]) {
    const names = async (query: Record<string, string>) =>
      (await walk(admin, contract.listAdminUsers, { query: { ...query, limit }, entries })).map(
        (user) => user.displayName,
      );
    const byAge = [admin, ...people].map(({ user }) => user.displayName);
    assert.deepEqual(await names({}), byAge.toReversed());
    assert.deepEqual(await names({ direction: 'asc' }), byAge);
    assert.deepEqual(await names({ sort: 'name' }), [
      '7days',
      'Anna',
      'anton',
      'berta',
      'per.cent_',
      admin.user.displayName,
      'Änne',
    ]);
    assert.deepEqual((await names({ sort: 'email', direction: 'desc' })).slice(1), [
      'per.cent_',
      '7days',
      'anton',
      'Änne',
      'Anna',
      'berta',
    ]);
    assert.deepEqual((await names({ sort: 'credits' })).slice(0, 2), ['Änne', 'berta']);
    assert.equal((await names({ sort: 'lastLogin' }))[0], 'anton');
    assert.equal((await names({ sort: 'lastLogin' })).length, 7);
  }
});

test('users are found by the beginning of name or address, and by id, as they are written', async (t) => {
  const app = await createTestApp(t);
  const { admin, people } = await someUsers(app);
  const find = async (search: string) =>
    (await admin.client.call(contract.listAdminUsers, { query: { search, sort: 'name' } })).users.map(
      (user) => user.displayName,
    );
  assert.deepEqual(await find('AN'), ['Anna', 'anton']);
  assert.deepEqual(await find('Än'), ['Änne']);
  assert.deepEqual(await find('3anton@'), ['anton']);
  assert.deepEqual(await find('per.cent_'), ['per.cent_']);
  assert.deepEqual(await find('%'), []);
  assert.deepEqual(await find('_'), []);
  assert.deepEqual(await find('nna'), []);
  assert.ok((await find(String(people[1]?.user.id))).includes('Anna'));
  assert.deepEqual(await find("'; drop table crafts; --"), []);
});

test('a user in the console has counts and no password, and the house is not among them', async (t) => {
  const app = await createTestApp(t);
  const admin = await newAdministrator(app);
  await app.database.transaction((tx) =>
    app.services.accountAdmin.addHouseAccount(tx, 'Gluebird', 'The house'),
  );
  const { user } = await newPerson(app);
  await storeCraft(app, user.id);
  await storeCraft(app, user.id);
  const answer = await admin.client.ask(contract.listAdminUsers, { query: {} });
  const { users } = answer.body as ReplyOf<typeof contract.listAdminUsers>;
  assert.equal(answer.headers['x-total-count'], '2');
  assert.equal(answer.headers['x-total-estimate'], undefined);
  assert.deepEqual(users[0], {
    id: user.id,
    username: user.username,
    email: user.email,
    displayName: user.displayName,
    isAdmin: false,
    createdAt: user.createdAt,
    lastLogin: user.lastLogin,
    craftsCount: 2,
    craftCredits: 1,
  });
  const params = { id: user.id };
  const detail = await admin.client.call(contract.getAdminUser, { params });
  assert.deepEqual(detail, {
    ...users[0],
    bio: null,
    profileImage: null,
    loginCount: 0,
    mustChangePassword: false,
    secondFactorSince: null,
    passkeys: 0,
  });
  assert.deepEqual(await admin.client.call(contract.getAdminCraftCount, { params }), { count: 2 });
  const missing = await admin.client.refusal(contract.getAdminUser, { params: { id: 999_999 } });
  assert.equal(missing.status, 404);
});

test('crafts are listed, found by title, id and maker, and named when they are nobody’s', async (t) => {
  const app = await createTestApp(t);
  const admin = await newAdministrator(app);
  const { user } = await newPerson(app);
  const boat = await storeCraft(app, user.id, { title: 'Boat of paper' });
  const kite = await storeCraft(app, user.id, { title: 'A kite' });
  const house = await storeCraft(app, null, { title: 'boat of bark' });
  const entries = (reply: ReplyOf<typeof contract.listAdminCrafts>) => reply;
  const find = async (query: Record<string, string>) =>
    (await walk(admin, contract.listAdminCrafts, { query: { ...query, limit: 1 }, entries })).map(
      ({ id }) => id,
    );
  assert.deepEqual(await find({}), [house, kite, boat]);
  assert.deepEqual(await find({ sort: 'title' }), [kite, house, boat]);
  assert.deepEqual(await find({ search: 'BOAT', direction: 'asc' }), [boat, house]);
  assert.deepEqual(await find({ search: kite.toUpperCase() }), [kite]);
  assert.deepEqual(await find({ search: String(user.id) }), [kite, boat]);
  const [first] = await admin.client.call(contract.listAdminCrafts, { query: { limit: 1 } });
  assert.deepEqual([first?.userId, first?.username], [null, null]);
  const theirs = await admin.client.call(contract.listAdminUserCrafts, {
    params: { id: user.id },
    query: {},
  });
  assert.deepEqual(
    theirs.map(({ id, username }) => [id, username]),
    [
      [kite, user.displayName],
      [boat, user.displayName],
    ],
  );
});

test('posts are listed by age and by likes, and found by who wrote them', async (t) => {
  const app = await createTestApp(t);
  const admin = await newAdministrator(app);
  const [a, b] = [await newPerson(app, { displayName: 'Ada' }), await newPerson(app)];
  const share = async (by: Person) => {
    const craftId = await storeCraft(app, by.user.id);
    return (await by.client.call(shareCraft, { body: { craftId } })).post;
  };
  const posts = [await share(a), await share(b), await share(a)];
  await b.client.call(likeCraft, { params: { id: posts[0]?.craftId ?? '' } });
  const [first, second, third] = posts.map(({ id }) => id);
  const entries = (reply: ReplyOf<typeof contract.listAdminPosts>) => reply;
  const find = async (query: Record<string, string>) =>
    (await walk(admin, contract.listAdminPosts, { query: { ...query, limit: 1 }, entries })).map(
      ({ id }) => id,
    );
  assert.deepEqual(await find({}), [third, second, first]);
  assert.deepEqual(await find({ sort: 'likes' }), [first, third, second]);
  assert.deepEqual(await find({ search: 'ad' }), [third, first]);
  assert.deepEqual(await find({ search: posts[1]?.craftId ?? '' }), [second]);
});

test('activities and log lines are filtered and ordered', async (t) => {
  const app = await createTestApp(t);
  const admin = await newAdministrator(app);
  const [a, b] = [await newPerson(app, { displayName: 'Ada' }), await newPerson(app)];
  for (const { user, password } of [b, a, b])
    await app.client().call(login, { body: { email: user.email, password } });
  const entries = (reply: ReplyOf<typeof contract.listAdminActivities>) => reply;
  const find = async (query: Record<string, string>) =>
    (await walk(admin, contract.listAdminActivities, { query: { ...query, limit: 2 }, entries })).map(
      ({ type, username }) => `${username} ${type}`,
    );
  const [root, bea] = [admin.user.displayName, b.user.displayName];
  assert.deepEqual(await find({}), [
    `${bea} login`,
    'Ada login',
    `${bea} login`,
    `${bea} register`,
    'Ada register',
    `${root} register`,
  ]);
  assert.deepEqual(await find({ search: 'ada' }), ['Ada login', 'Ada register']);
  assert.deepEqual(await find({ type: 'login', sort: 'user', direction: 'desc' }), [
    `${bea} login`,
    `${bea} login`,
    'Ada login',
  ]);
  assert.equal((await find({ sort: 'type' }))[5], `${bea} register`);
  const theirs = { params: { id: a.user.id }, query: {} };
  assert.equal((await admin.client.call(contract.listAdminUserActivities, theirs)).length, 2);

  const logs = (query: object) => admin.client.call(contract.listAdminLogs, { query });
  const [line] = await logs({ sort: 'admin' });
  assert.deepEqual(
    [line?.adminId, line?.adminName, line?.action, line?.targetUserId, line?.targetName],
    [null, null, 'admin_granted', admin.user.id, root],
  );
  assert.equal((await logs({ search: root })).length, 1);
  assert.equal((await logs({ search: 'ada' })).length, 0);
  assert.equal((await logs({ action: 'user_deleted' })).length, 0);
});

test('a search that fits more people than a list looks at says so', async (t) => {
  const app = await createTestApp(t);
  const admin = await newAdministrator(app);
  await fillConsole(app.database.pool, 1_000);
  const firstPeople = async (endpoint: EndpointSpec, search: string) => {
    const { headers } = await admin.client.ask(endpoint, { query: { search } });
    return headers['x-first-people'];
  };
  for (const endpoint of [contract.listAdminPosts, contract.listAdminActivities, contract.listAdminLogs]) {
    assert.equal(await firstPeople(endpoint, 'a'), '50', endpoint.path);
    assert.equal(await firstPeople(endpoint, admin.user.displayName), undefined, endpoint.path);
    assert.equal(await firstPeople(endpoint, ''), undefined, endpoint.path);
  }
});

test('a cursor of another order, a broken one and values beside the list are refused in words', async (t) => {
  const app = await createTestApp(t);
  const { admin } = await someUsers(app);
  const answer = await admin.client.ask(contract.listAdminUsers, { query: { limit: 1, sort: 'name' } });
  const cursor = /cursor=([^&>]+)/.exec(String(answer.headers.link))?.[1] ?? '';
  const forged = (...place: unknown[]) => Buffer.from(JSON.stringify(place)).toString('base64url');
  const wrong = [
    { cursor },
    { cursor: 'x' },
    { cursor: forged('created:x', 1) },
    { cursor: forged('created:99999999999999999999', 1) },
    { cursor: forged('created:1', 'x') },
    { cursor: forged('name:\u0000', 1), sort: 'name' },
    { limit: 0 },
    { limit: 101 },
    { sort: 'password' },
    { direction: 'up' },
  ];
  for (const query of wrong) {
    const refused = await admin.client.refusal(contract.listAdminUsers, { query: query as object });
    assert.equal(refused.status, 400, JSON.stringify(query));
    assert.ok(refused.body.message.length > 10);
  }
  const ids = [1e15, -5, 1.5];
  for (const id of ids) {
    const query = { cursor: forged('created:1', id), sort: 'created' } as const;
    const { status } = await admin.client.ask(contract.listAdminUsers, { query });
    assert.ok(status === 200 || status === 400, `${id}: ${status}`);
  }
});

test('the dashboard counts people, crafts and posts, and who comes most often', async (t) => {
  const app = await createTestApp(t);
  const admin = await newAdministrator(app);
  const [often, once] = [await newPerson(app), await newPerson(app)];
  const craftId = await storeCraft(app, often.user.id);
  await often.client.call(shareCraft, { body: { craftId } });
  app.clock.advance(8 * 24 * 60 * minuteMs);
  for (const { user, password } of [often, once, often])
    await app.client().call(login, { body: { email: user.email, password } });
  const { stats } = await admin.client.call(contract.getAdminStats, {});
  const shown = ({ user: { id, displayName, email } }: Person, loginCount: number) => ({
    userId: id,
    displayName,
    email,
    loginCount,
  });
  assert.deepEqual(stats, {
    totalUsers: 3,
    totalCrafts: 1,
    totalPosts: 1,
    activeUsers: 2,
    newUsers: 3,
    estimated: [],
    mostActiveUsers: [shown(often, 2), shown(once, 1)],
  });
  app.clock.advance(23 * 24 * 60 * minuteMs);
  await app.client().call(login, { body: { email: once.user.email, password: once.password } });
  const later = app.client();
  await later.call(login, { body: { email: admin.user.email, password: admin.password } });
  assert.equal((await later.call(contract.getAdminStats, {})).stats.newUsers, 0);
});
