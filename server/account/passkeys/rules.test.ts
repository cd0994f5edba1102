import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import { getAdminStats } from '#contract/admin.ts';
import { getCurrentUser } from '#contract/account.ts';
import {
  beginPasskey,
  beginPasskeyProof,
  beginPasskeySignIn,
  finishPasskeySignIn,
  listPasskeys,
  removePasskey,
} from '#contract/account-passkeys.ts';
import { endConnection, getConnection } from '#contract/account-provider.ts';
import { changeSignInRule, getSignInRule, removeSecondFactor } from '#contract/account-second-factor.ts';
import { arePasskeysPossible } from './ceremony.ts';
import { createTestApp } from '#tests/support/create-test-app.ts';
import { startFakeOidc } from '#tests/support/fake-oidc.ts';
import { addPasskeyFor, signInWith } from '#tests/support/passkeys.ts';
import { newAdministrator, newPerson, signIn } from '#tests/support/people.ts';
import type { Person } from '#tests/support/people.ts';
import { signInBy } from '#tests/support/provider-visit.ts';
import { sameClientAt, secondNode } from '#tests/support/second-node.ts';
import { TestClient } from '#tests/support/test-client.ts';

const kim = { sub: 'kim-1', email: 'kim@example.test', email_verified: true, nickname: 'Kim' };

const idOfOnly = async ({ client, user }: Pick<Person, 'client' | 'user'>): Promise<number> =>
  (await client.call(listPasskeys, { params: { id: user.id } }))[0]?.id ?? 0;

test('where administrators need two factors a passkey opens the console, and the last one stays', async (t) => {
  const app = await createTestApp(t);
  const [ada, bob] = [await newAdministrator(app), await newAdministrator(app)];
  const device = await addPasskeyFor(app, ada);
  const rule = await ada.client.call(changeSignInRule, { body: { adminsNeedSecondFactor: true } });
  assert.deepEqual(rule, { adminsNeedSecondFactor: true, adminsWithout: 1 });
  assert.equal((await ada.client.refusal(getAdminStats, {})).status, 403, 'a session of the password alone');
  const phone = app.client();
  assert.equal((await signInWith(phone, device)).needsSecondFactor, false);
  await phone.call(getAdminStats, {});

  const passkeyId = await idOfOnly(ada);
  const remove = { params: { id: ada.user.id, passkeyId }, body: { currentPassword: ada.password } };
  const kept = await phone.refusal(removePasskey, remove);
  assert.equal(kept.body.code, 'ACCOUNT_SECOND_FACTOR_REQUIRED');
  await addPasskeyFor(app, { ...ada, client: phone });
  await phone.call(removePasskey, remove);
  await phone.call(changeSignInRule, { body: { adminsNeedSecondFactor: false } });
  await bob.client.call(removePasskey, {
    params: { id: bob.user.id, passkeyId: await addAndFind(app, bob) },
    body: { currentPassword: bob.password },
  });
  assert.equal((await phone.call(getSignInRule, {})).adminsWithout, 1);
});

async function addAndFind(app: Parameters<typeof addPasskeyFor>[0], person: Person): Promise<number> {
  await addPasskeyFor(app, person);
  return idOfOnly(person);
}

test('who helps somebody with a lost phone takes its passkeys away too', async (t) => {
  const app = await createTestApp(t);
  const admin = await newAdministrator(app);
  const ann = await newPerson(app);
  const device = await addPasskeyFor(app, ann);
  const asked = { params: { id: ann.user.id }, body: { reason: 'lost-phone' } } as const;
  await admin.client.call(removeSecondFactor, asked);
  assert.equal((await ann.client.refusal(getCurrentUser, {})).status, 401);
  await assert.rejects(signInWith(app.client(), device), /ACCOUNT_PASSKEY_REFUSED/);
  assert.equal((await admin.client.refusal(removeSecondFactor, asked)).status, 409);
  await signIn(app.client(), { email: ann.user.email, password: ann.password });
});

async function houseOf(t: TestContext) {
  const provider = await startFakeOidc(t);
  const app = await createTestApp(t, { config: { oidc: provider.settings } });
  const client = app.client();
  await signInBy({ provider, client }, kim);
  const { user } = await client.call(getCurrentUser, {});
  return { app, client, user, params: { id: user.id } };
}

test('somebody without a password adds a passkey, and of two ways in the last one stays', async (t) => {
  const { app, client, user, params } = await houseOf(t);
  assert.equal((await client.call(getConnection, { params })).isOnlyWay, true);
  const device = await addPasskeyFor(app, { client, user });
  assert.equal((await client.call(getConnection, { params })).isOnlyWay, false);
  await client.call(endConnection, { params, body: {} });
  const passkeyId = await idOfOnly({ client, user });
  const asked = { params: { ...params, passkeyId }, body: {} };
  assert.equal((await client.refusal(removePasskey, asked)).body.code, 'ACCOUNT_LAST_WAY_IN');
  app.clock.advance(11 * 60_000);
  const stale = await client.refusal(beginPasskey, { params, body: {} });
  assert.equal(stale.body.code, 'ACCOUNT_SIGN_IN_AGAIN');
  const proof = device.get(await client.call(beginPasskeyProof, { params }));
  await client.call(beginPasskey, { params, body: { passkey: proof } });
  assert.equal((await signInWith(app.client(), device)).id, user.id);
});

test('where passwords open nothing, passkeys do not either', async (t) => {
  const { app, client, user, params } = await houseOf(t);
  const device = await addPasskeyFor(app, { client, user });
  const closed = await secondNode(t, { ...app, config: { ...app.config, passwordSignIn: false } });
  const visitor = new TestClient(closed.http);
  const passkey = device.get(await visitor.call(beginPasskeySignIn, {}));
  const refused = await visitor.refusal(finishPasskeySignIn, { body: { passkey } });
  assert.equal(refused.body.code, 'ACCOUNT_PASSWORDS_OFF');
  const another = await sameClientAt(closed, client).refusal(beginPasskey, { params, body: {} });
  assert.equal(another.body.code, 'ACCOUNT_PASSWORDS_OFF');
  assert.equal((await signInWith(app.client(), device)).id, user.id);
});

test('at an address that has no name of its own nobody is offered a passkey', async (t) => {
  for (const [url, isPossible] of [
    ['https://crafts.example', true],
    ['https://crafts.example:8443', true],
    ['http://localhost:3000', true],
    ['http://crafts.example', false],
    ['http://127.0.0.1:3000', false],
    ['https://192.168.1.7', false],
    ['https://[::1]:3000', false],
  ] as const)
    assert.equal(arePasskeysPossible(url), isPossible, url);
  const app = await createTestApp(t, { config: { publicUrl: 'http://192.168.1.7:3000' } });
  const refused = await app.client().refusal(beginPasskeySignIn, {});
  assert.deepEqual([refused.status, refused.body.code], [409, 'ACCOUNT_PASSKEYS_UNAVAILABLE']);
});

test('trying is limited', async (t) => {
  const app = await createTestApp(t, { config: { rateLimits: true } });
  const device = await addPasskeyFor(app, await newPerson(app));
  const options = await app.client().call(beginPasskeySignIn, {});
  const passkey = device.get(options, { origin: 'https://evil.example' });
  const statuses = new Set<number>();
  for (let count = 0; count < 101; count += 1)
    statuses.add((await app.client().ask(finishPasskeySignIn, { body: { passkey } })).status);
  assert.deepEqual([...statuses], [403, 429]);
});
