import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import { strFromU8, unzipSync } from 'fflate';
import { getCurrentUser } from '#contract/account.ts';
import { changePassword, deleteAccount, exportPath } from '#contract/account-profile.ts';
import { finishLogin } from '#contract/account-second-factor.ts';
import type { Config } from '#server/config.ts';
import { accountIdentities, accountUsers } from '#server/account/tables.ts';
import { createTestApp } from '#tests/support/create-test-app.ts';
import { startFakeOidc } from '#tests/support/fake-oidc.ts';
import type { ProviderPerson } from '#tests/support/fake-oidc.ts';
import { newPerson, signIn } from '#tests/support/people.ts';
import { findResidue } from '#tests/support/residue.ts';
import { nextCode, turnOnSecondFactor } from '#tests/support/second-factor.ts';
import { comeBack, depart, signInBy } from '#tests/support/provider-visit.ts';

const kim = { sub: 'kim-1', email: 'Kim@example.test', email_verified: true, nickname: 'Kim Glue' };

async function openHouse(t: TestContext, config: Partial<Config> = {}) {
  const provider = await startFakeOidc(t);
  const app = await createTestApp(t, { config: { oidc: provider.settings, ...config } });
  const usersNow = () => app.database.db.select().from(accountUsers).orderBy(accountUsers.id);
  const identitiesNow = () => app.database.db.select().from(accountIdentities);
  return { app, provider, usersNow, identitiesNow };
}

test('somebody comes for the first time, and again: one account, led to the page they came for', async (t) => {
  const { app, provider, usersNow, identitiesNow } = await openHouse(t);
  const client = app.client();
  assert.equal(
    await signInBy({ provider, client }, kim, { next: '/profile?tab=crafts' }),
    '/profile?tab=crafts',
  );
  const { user } = await client.call(getCurrentUser, {});
  assert.deepEqual([user.email, user.displayName, user.craftCredits], ['Kim@example.test', 'Kim.Glue', 1]);

  const again = app.client();
  assert.equal(await signInBy({ provider, client: again }, { ...kim, email: 'new@example.test' }), '/');
  assert.equal((await again.call(getCurrentUser, {})).user.id, user.id);
  const [row, ...others] = await usersNow();
  assert.deepEqual([row?.emailVerified, row?.isAdmin, row?.loginCount, others], [true, false, 1, []]);
  const [identity] = await identitiesNow();
  assert.deepEqual([identity?.issuer, identity?.subject], [provider.settings.issuer, 'kim-1']);
  const done = await app.services.activities.listOf(app.database.db, user.id);
  assert.deepEqual(
    done.map(({ type, metadata }) => [type, metadata]),
    [
      ['register', 'with Kitchen ID'],
      ['login', 'with Kitchen ID'],
    ],
  );
});

test('what stands only in the userinfo counts, and an address nobody vouches for stays unverified', async (t) => {
  const { app, provider, usersNow } = await openHouse(t);
  provider.tellsInToken = false;
  assert.equal(await signInBy({ provider, client: app.client() }, { ...kim, email_verified: false }), '/');
  const [row] = await usersNow();
  assert.deepEqual([row?.email, row?.emailVerified, row?.displayName], [kim.email, false, 'Kim.Glue']);
});

test('a nickname is never an address or a whole name, and is made somebody’s own', async (t) => {
  const { app, provider, usersNow } = await openHouse(t);
  const shy = {
    sub: 'shy',
    email: 'a.smith@example.test',
    name: 'Ann Smith',
    preferred_username: 'a@b.test',
  };
  await signInBy({ provider, client: app.client() }, shy);
  await signInBy({ provider, client: app.client() }, kim);
  await signInBy({ provider, client: app.client() }, { ...kim, sub: 'kim-2', email: 'other@example.test' });
  const names = (await usersNow()).map(({ displayName }) => displayName);
  assert.deepEqual(names.slice(0, 2), ['Crafter', 'Kim.Glue']);
  assert.match(names[2] ?? '', /^Kim\.Glue\.\d+$/);
});

test('many who arrive at the same moment as one person make one account', async (t) => {
  const { app, provider, usersNow, identitiesNow } = await openHouse(t);
  const clients = Array.from({ length: 6 }, () => app.client());
  const led = await Promise.all(clients.map((client) => signInBy({ provider, client }, kim)));
  assert.deepEqual(new Set(led), new Set(['/']));
  const ids = await Promise.all(clients.map(async (each) => (await each.call(getCurrentUser, {})).user.id));
  assert.equal(new Set(ids).size, 1);
  assert.equal((await usersNow()).length, 1);
  assert.equal((await identitiesNow()).length, 1);
});

test('many who would like the same nickname at the same moment all get in', async (t) => {
  const { app, provider, usersNow } = await openHouse(t);
  const people = [1, 2, 3, 4].map((n) => ({
    sub: `kim-${n}`,
    email: `kim${n}@example.test`,
    nickname: 'Kim',
  }));
  const led = await Promise.all(people.map((person) => signInBy({ provider, client: app.client() }, person)));
  assert.deepEqual(led, ['/', '/', '/', '/']);
  assert.equal((await usersNow()).length, 4);
});

test('an address that is taken is not enough, unless the operator says so and the address was checked', async (t) => {
  const { app, provider, usersNow } = await openHouse(t);
  const { user } = await newPerson(app, { email: 'kim@example.test' });
  assert.equal(
    await signInBy({ provider, client: app.client() }, kim),
    '/auth?problem=ACCOUNT_PROVIDER_EMAIL_TAKEN#way-in',
  );
  provider.settings.linkByEmail = true;
  const unchecked = await signInBy({ provider, client: app.client() }, { ...kim, email_verified: false });
  assert.equal(unchecked, '/auth?problem=ACCOUNT_PROVIDER_EMAIL_TAKEN#way-in');
  const client = app.client();
  assert.equal(await signInBy({ provider, client }, kim), '/');
  assert.equal((await client.call(getCurrentUser, {})).user.id, user.id);
  assert.equal((await usersNow()).length, 1);
  await app.jobs.drain();
  assert.deepEqual(
    app.mails.map(({ kind }) => kind),
    ['provider-connected'],
  );
});

test('who registered an address that was never shown to be theirs is out when its owner comes', async (t) => {
  const { app, provider } = await openHouse(t);
  provider.settings.linkByEmail = true;
  const squatter = await newPerson(app, { email: 'kim@example.test' });
  await signInBy({ provider, client: app.client() }, kim);
  assert.equal((await squatter.client.refusal(getCurrentUser, {})).status, 401);
  const { email } = squatter.user;
  const again = await app.client().send({
    method: 'POST',
    url: '/api/login',
    payload: { email, password: squatter.password },
  });
  assert.equal(again.statusCode, 401);
});

test('the account of the house is nobody’s, whatever a provider says', async (t) => {
  const { app, provider } = await openHouse(t);
  provider.settings.linkByEmail = true;
  await app.services.accountAdmin.addHouseAccount(app.database.db, 'House', '');
  const house: ProviderPerson = { sub: 'h', email: 'house@gluebird.invalid', email_verified: true };
  assert.equal(
    await signInBy({ provider, client: app.client() }, house),
    '/auth?problem=ACCOUNT_PROVIDER_EMAIL_TAKEN#way-in',
  );
});

test('without an address there is no account', async (t) => {
  const { app, provider, usersNow } = await openHouse(t);
  const led = await signInBy({ provider, client: app.client() }, { sub: 'x', email: 'not an address' });
  assert.equal(led, '/auth?problem=ACCOUNT_PROVIDER_NO_EMAIL#way-in');
  assert.deepEqual(await usersNow(), []);
});

test('nobody is led to another site', async (t) => {
  const { app, provider } = await openHouse(t);
  assert.equal(
    await signInBy({ provider, client: app.client() }, kim, { next: '//elsewhere.example/x' }),
    '/',
  );
});

test('every departure is another: code, PKCE, state and nonce, in a cookie that scripts cannot read', async (t) => {
  const { app, provider } = await openHouse(t);
  const client = app.client();
  const response = await client.send({ url: '/api/oidc/start' });
  const cookie = response.cookies.find(({ name }) => name === 'gluebird-away');
  assert.deepEqual([cookie?.httpOnly, cookie?.sameSite, cookie?.maxAge], [true, 'Lax', 600]);
  assert.equal(response.headers['cache-control'], 'no-store');
  const [a, b] = [new URL(String(response.headers.location)), new URL(await depart(client))];
  assert.equal(a.origin, provider.settings.issuer);
  for (const name of ['state', 'nonce', 'code_challenge'])
    assert.notEqual(a.searchParams.get(name), b.searchParams.get(name), name);
});

test('two windows of one browser do not stop each other', async (t) => {
  const { app, provider } = await openHouse(t);
  const client = app.client();
  const [first, second] = [await depart(client), await depart(client)];
  for (const address of [first, second])
    assert.equal((await comeBack(client, provider.visit(address, kim))).headers.location, '/');
});

test('without a provider there is nothing to start', async (t) => {
  const app = await createTestApp(t);
  assert.equal((await app.client().send({ url: '/api/oidc/start' })).statusCode, 404);
});

test('the download says what an account is connected with, and leaving takes it along', async (t) => {
  const { app, provider, identitiesNow } = await openHouse(t);
  const client = app.client();
  await signInBy({ provider, client }, kim);
  const { user } = await client.call(getCurrentUser, {});
  const { rawPayload } = await client.send({ url: exportPath(user.id) });
  const { 'data.json': data } = unzipSync(rawPayload);
  const told = JSON.parse(strFromU8(data ?? new Uint8Array())) as Record<string, { subject: string }[]>;
  assert.deepEqual(
    told['Connected with']?.map(({ subject }) => subject),
    ['kim-1'],
  );
  await depart(client);
  await client.call(deleteAccount, { params: { id: user.id }, body: {} });
  assert.deepEqual(await identitiesNow(), []);
  assert.deepEqual(await findResidue(app, [kim.email, 'kim-1', 'Kim.Glue']), []);
});

test('who has no password shows by a sign-in of a moment ago that it is them', async (t) => {
  const { app, provider } = await openHouse(t);
  const client = app.client();
  await signInBy({ provider, client }, kim);
  const { user } = await client.call(getCurrentUser, {});
  assert.equal(user.hasPassword, false);
  const params = { id: user.id };
  app.clock.advance(10 * 60_000 + 1);
  const late = await client.refusal(deleteAccount, { params, body: {} });
  assert.deepEqual([late.status, late.body.code], [403, 'ACCOUNT_SIGN_IN_AGAIN']);
  await signInBy({ provider, client }, kim);
  await client.call(changePassword, { params, body: { newPassword: 'glue-and-paper-1' } });
  const wrong = await client.refusal(deleteAccount, { params, body: {} });
  assert.deepEqual(wrong.body.issues, [
    { path: 'currentPassword', message: 'Please enter your current password' },
  ]);
  await signIn(app.client(), { email: kim.email, password: 'glue-and-paper-1' });
});

test('a second factor that is on here is asked for, unless the provider has asked for one', async (t) => {
  const { app, provider } = await openHouse(t);
  provider.settings.linkByEmail = true;
  const person = await newPerson(app, { email: kim.email });
  await app.database.db.update(accountUsers).set({ emailVerified: true });
  const { secret } = await turnOnSecondFactor(app, person);
  const client = app.client();
  const led = new URL(await signInBy({ provider, client }, kim, { next: '/create' }), 'http://here');
  assert.deepEqual([led.pathname, led.searchParams.get('next')], ['/auth', '/create']);
  assert.equal((await client.refusal(getCurrentUser, {})).status, 401);
  const challenge = led.searchParams.get('challenge') ?? '';
  const signInCode = nextCode(app.clock, secret);
  await client.call(finishLogin, { body: { challenge, signInCode } });
  await client.call(getCurrentUser, {});

  provider.claims = { amr: ['pwd', 'mfa'] };
  assert.equal(await signInBy({ provider, client: app.client() }, kim), '/');
});
