import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import { getCurrentUser } from '#contract/account.ts';
import { createInvitation } from '#contract/account-invitations.ts';
import { deleteAccount } from '#contract/account-profile.ts';
import { beginConnection } from '#contract/account-provider.ts';
import { finishLogin } from '#contract/account-second-factor.ts';
import { errorTable } from '#contract/errors.ts';
import type { Config } from '#server/config.ts';
import { accountInvitations, accountUsers } from '#server/account/tables.ts';
import { createTestApp } from '#tests/support/create-test-app.ts';
import type { TestApp } from '#tests/support/create-test-app.ts';
import { startFakeOidc } from '#tests/support/fake-oidc.ts';
import { newPerson, signIn } from '#tests/support/people.ts';
import type { Person } from '#tests/support/people.ts';
import { comeBack, depart, signInBy } from '#tests/support/provider-visit.ts';
import { nextCode, turnOnSecondFactor } from '#tests/support/second-factor.ts';
import type { TestClient } from '#tests/support/test-client.ts';

const kim = { sub: 'kim-1', email: 'kim@example.test', email_verified: true, nickname: 'Kim' };
const password = 'glue-and-paper-1';

async function openHouse(t: TestContext, config: Partial<Config>) {
  const provider = await startFakeOidc(t);
  const app = await createTestApp(t, { config: { oidc: provider.settings, ...config } });
  const { db } = app.database;
  const guestsNow = async () =>
    (await db.select().from(accountUsers)).flatMap(({ isAdmin, email }) => (isAdmin ? [] : [email]));
  return { app, provider, guestsNow };
}

/** Makes invitations where nobody can register. */
async function newHost(app: TestApp): Promise<TestClient> {
  const email = 'host@example.test';
  await app.services.accountAdmin.ensureAdmin({ email, password });
  const client = app.client();
  await signIn(client, { email, password });
  return client;
}

async function invite(host: TestClient): Promise<string> {
  const { link } = await host.call(createInvitation, { body: { role: 'person', days: 1 } });
  return new URL(link).searchParams.get('token') ?? '';
}

const usesOf = async ({ database: { db } }: TestApp): Promise<boolean[]> =>
  (await db.select().from(accountInvitations)).map(({ usedAt }) => usedAt !== null);

/** As somebody does in the settings. */
async function connect(
  { provider }: Pick<Awaited<ReturnType<typeof openHouse>>, 'provider'>,
  person: Person,
): Promise<void> {
  const asked = { params: { id: person.user.id }, body: { currentPassword: person.password } };
  const { address } = await person.client.call(beginConnection, asked);
  const back = await comeBack(person.client, provider.visit(address, kim));
  assert.equal(back.headers.location, '/profile/settings');
}

test('a private site lets somebody in by the provider, to the page they came for', async (t) => {
  const { app, provider } = await openHouse(t, { privateSite: true });
  const client = app.client();
  assert.equal((await client.send({ url: '/api/crafts' })).statusCode, 401);
  assert.equal(await signInBy({ provider, client }, kim, { next: '/craft/1' }), '/craft/1');
  assert.equal((await client.send({ url: '/api/crafts' })).statusCode, 200);
});

test('where registration is closed, who is unknown stays out and reads why; who is known comes in', async (t) => {
  const { app, provider, guestsNow } = await openHouse(t, { registration: 'closed' });
  const client = app.client();
  assert.equal(await signInBy({ provider, client }, kim), '/auth?problem=ACCOUNT_PROVIDER_CLOSED#way-in');
  assert.match(errorTable.ACCOUNT_PROVIDER_CLOSED.sentence, /no account for you here.*Please ask/);
  assert.equal((await client.refusal(getCurrentUser, {})).status, 401);
  assert.deepEqual(await guestsNow(), []);

  const host = await newHost(app);
  const { user } = await host.call(getCurrentUser, {});
  await connect({ provider }, { client: host, user, password });
  assert.equal(await signInBy({ provider, client }, kim), '/');
  assert.equal((await client.call(getCurrentUser, {})).user.id, user.id);
});

test('whoever did not get in still has the page they came for before them', async (t) => {
  const { app, provider } = await openHouse(t, { privateSite: true });
  const way = { provider, client: app.client() };
  const told = (code: string) => `/auth?problem=ACCOUNT_PROVIDER_${code}&next=%2Fcraft%2F1#way-in`;
  assert.equal(await signInBy(way, 'refused', { next: '/craft/1' }), told('CANCELLED'));
  provider.faults = { token: { status: 503 } };
  assert.equal(await signInBy(way, kim, { next: '/craft/1' }), told('UNAVAILABLE'));
  app.clock.advance(60 * 60_000);
  provider.faults = { discovery: { status: 503 } };
  assert.equal(await depart(way.client, { next: '/craft/1' }), told('UNAVAILABLE'));
});

test('where an invitation is needed, who has none reads that', async (t) => {
  const { app, provider, guestsNow } = await openHouse(t, { registration: 'invite' });
  const led = await signInBy({ provider, client: app.client() }, kim);
  assert.equal(led, '/auth?problem=ACCOUNT_PROVIDER_INVITATION_NEEDED#way-in');
  assert.deepEqual(await guestsNow(), []);
});

test('an invitation through the provider’s door is used up by an account that is made, and by nothing else', async (t) => {
  const { app, provider, guestsNow } = await openHouse(t, { registration: 'invite' });
  const host = await newHost(app);
  const invitation = await invite(host);
  const comeAs = (who: Parameters<typeof provider.visit>[1]) =>
    signInBy({ provider, client: app.client() }, who, { invitation });

  assert.equal(await comeAs('refused'), '/auth?problem=ACCOUNT_PROVIDER_CANCELLED#way-in');
  assert.equal(await comeAs({ sub: 'x' }), '/auth?problem=ACCOUNT_PROVIDER_NO_EMAIL#way-in');
  provider.claims = { aud: 'another-site' };
  assert.equal(await comeAs(kim), '/auth?problem=ACCOUNT_PROVIDER_NOT_TRUSTED#way-in');
  provider.claims = {};
  assert.deepEqual(await usesOf(app), [false]);

  assert.equal(await comeAs(kim), '/');
  assert.deepEqual(await usesOf(app), [true]);
  assert.equal(await depart(app.client(), { invitation }), '/auth?problem=ACCOUNT_INVITATION_INVALID#way-in');
  assert.deepEqual(await guestsNow(), [kim.email]);

  const second = await invite(host);
  assert.equal(await signInBy({ provider, client: app.client() }, kim, { invitation: second }), '/');
  assert.deepEqual(await usesOf(app), [true, false], 'who is known needs none');
});

test('of many who come at the same moment with one invitation, one has an account', async (t) => {
  const { app, provider, guestsNow } = await openHouse(t, { registration: 'invite' });
  const invitation = await invite(await newHost(app));
  const people = [1, 2, 3, 4].map((n) => ({ sub: `kim-${n}`, email: `kim${n}@example.test` }));
  const ways = await Promise.all(
    people.map(async (who) => {
      const client = app.client();
      return { client, back: provider.visit(await depart(client, { invitation }), who) };
    }),
  );
  const replies = await Promise.all(ways.map(({ client, back }) => comeBack(client, back)));
  const led = replies.map(({ headers }) => String(headers.location)).sort((a, b) => a.length - b.length);
  assert.deepEqual(led, ['/', ...Array<string>(3).fill('/auth?problem=ACCOUNT_INVITATION_INVALID#way-in')]);
  assert.equal((await guestsNow()).length, 1);
});

test('two steps are two also on a private site where nobody registers', async (t) => {
  const { app, provider } = await openHouse(t, { privateSite: true, registration: 'closed' });
  const host = await newHost(app);
  const { user } = await host.call(getCurrentUser, {});
  const person = await turnOnSecondFactor(app, { client: host, user, password });
  await connect({ provider }, person);

  const client = app.client();
  const led = new URL(await signInBy({ provider, client }, kim, { next: '/create' }), 'http://here');
  assert.deepEqual([led.pathname, led.searchParams.get('next')], ['/auth', '/create']);
  assert.equal((await client.send({ url: '/api/crafts' })).statusCode, 401);
  const challenge = led.searchParams.get('challenge') ?? '';
  const signInCode = nextCode(app.clock, person.secret);
  await client.call(finishLogin, { body: { challenge, signInCode } });
  assert.equal((await client.send({ url: '/api/crafts' })).statusCode, 200);
});

test('who has left is nobody’s, and comes as somebody new', async (t) => {
  const { app, provider, guestsNow } = await openHouse(t, {});
  const person = await newPerson(app, { email: kim.email });
  await connect({ provider }, person);
  const body = { currentPassword: person.password };
  await person.client.call(deleteAccount, { params: { id: person.user.id }, body });
  const client = app.client();
  assert.equal(await signInBy({ provider, client }, kim), '/');
  assert.notEqual((await client.call(getCurrentUser, {})).user.id, person.user.id);
  assert.deepEqual(await guestsNow(), [kim.email]);
});
