import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import { getCurrentUser, login } from '#contract/account.ts';
import { changePassword, deleteAccount, listSessions } from '#contract/account-profile.ts';
import {
  addPasskey,
  beginPasskey,
  beginPasskeyProof,
  listPasskeys,
  mostPasskeys,
  removePasskey,
} from '#contract/account-passkeys.ts';
import { forgotPassword, resetPassword } from '#contract/account-recovery.ts';
import { Authenticator } from '#tests/support/authenticator.ts';
import { createTestApp } from '#tests/support/create-test-app.ts';
import type { TestAppOptions } from '#tests/support/create-test-app.ts';
import { addPasskeyFor, signInWith } from '#tests/support/passkeys.ts';
import { newPerson, signIn } from '#tests/support/people.ts';
import { turnOnSecondFactor } from '#tests/support/second-factor.ts';

async function setUp(t: TestContext, options: TestAppOptions = {}) {
  const app = await createTestApp(t, options);
  const ann = await newPerson(app, { displayName: 'Ann' });
  return { app, ann, params: { id: ann.user.id } };
}

test('a passkey is made with the password, named, listed, told by mail, and opens the account', async (t) => {
  const { app, ann, params } = await setUp(t);
  const device = new Authenticator(app.publicUrl());
  const wrong = await ann.client.refusal(beginPasskey, { params, body: { currentPassword: 'nope' } });
  assert.equal(wrong.body.code, 'ACCOUNT_WRONG_PASSWORD');
  const none = await ann.client.refusal(beginPasskey, { params, body: {} });
  assert.equal(none.body.issues?.[0]?.path, 'currentPassword');

  const options = await ann.client.call(beginPasskey, { params, body: { currentPassword: ann.password } });
  assert.deepEqual(options.rp, { id: 'localhost', name: 'Gluebird' });
  assert.equal(options.attestation, 'none');
  assert.equal(options.authenticatorSelection.userVerification, 'required');
  assert.equal(Buffer.from(options.user.id, 'base64url').length, 32, 'nothing of the person');
  await ann.client.call(addPasskey, {
    params,
    body: { name: ' Blue phone ', passkey: device.create(options) },
  });
  const added = app.clock.now().toISOString();

  app.clock.advance(60_000);
  const phone = app.client();
  assert.equal((await signInWith(phone, device)).email, ann.user.email);
  assert.equal((await phone.call(getCurrentUser, {})).user.id, ann.user.id);
  const [passkey] = await ann.client.call(listPasskeys, { params });
  assert.deepEqual(
    [passkey?.name, passkey?.createdAt, passkey?.lastUsedAt],
    ['Blue phone', added, app.clock.now().toISOString()],
  );
  await app.jobs.drain();
  assert.deepEqual(
    app.mails.map(({ kind, to }) => [kind, to]),
    [['passkey-added', ann.user.email]],
  );
  const { rows } = await app.database.pool.query<{ metadata: string }>(
    "select metadata from activities where type = 'login' order by id desc limit 1",
  );
  assert.equal(rows[0]?.metadata, 'with a passkey');
});

test('a second passkey can be shown in place of the password, and the device knows the account as one', async (t) => {
  const { app, ann, params } = await setUp(t);
  const phone = await addPasskeyFor(app, ann);
  const proof = phone.get(await ann.client.call(beginPasskeyProof, { params }));
  const options = await ann.client.call(beginPasskey, { params, body: { passkey: proof } });
  assert.equal(options.user.id, phone.credentials[0]?.userHandle);
  assert.deepEqual(
    options.excludeCredentials.map(({ id }) => id),
    [phone.credentials[0]?.id],
  );
  const again = await ann.client.refusal(beginPasskey, { params, body: { passkey: proof } });
  assert.equal(again.body.code, 'ACCOUNT_PASSKEY_EXPIRED');
  const key = new Authenticator(app.publicUrl(), { countsUse: false });
  await ann.client.call(addPasskey, { params, body: { name: 'Key', passkey: key.create(options) } });
  for (let count = 0; count < 3; count += 1) await signInWith(app.client(), key);
  assert.equal((await ann.client.call(listPasskeys, { params })).length, 2);
});

test('removing one signs other devices out, and it opens nothing any more', async (t) => {
  const { app, ann, params } = await setUp(t);
  const device = await addPasskeyFor(app, ann);
  const phone = app.client();
  await signInWith(phone, device);
  const [passkey] = await ann.client.call(listPasskeys, { params });
  const asked = { params: { ...params, passkeyId: passkey?.id ?? 0 } };
  assert.equal((await ann.client.refusal(removePasskey, { ...asked, body: {} })).status, 400);
  const mine = await newPerson(app);
  const own = { id: mine.user.id, passkeyId: passkey?.id ?? 0 };
  const foreign = await mine.client.refusal(removePasskey, {
    params: own,
    body: { currentPassword: mine.password },
  });
  assert.equal(foreign.status, 404);
  await ann.client.call(removePasskey, { ...asked, body: { currentPassword: ann.password } });
  assert.equal((await phone.refusal(getCurrentUser, {})).status, 401);
  await assert.rejects(signInWith(app.client(), device), /ACCOUNT_PASSKEY_REFUSED/);
  const late = await ann.client.refusal(removePasskey, { ...asked, body: { currentPassword: ann.password } });
  assert.equal(late.status, 404);
  await app.jobs.drain();
  assert.equal(app.mails.at(-1)?.kind, 'passkey-removed');
});

test('with a second factor the password asks for a code, and a passkey, which is both, does not', async (t) => {
  const { app, ann } = await setUp(t);
  await turnOnSecondFactor(app, ann);
  const device = await addPasskeyFor(app, ann);
  const { email } = ann.user;
  const reply = await app.client().call(login, { body: { email, password: ann.password } });
  assert.ok('challenge' in reply);
  assert.equal((await signInWith(app.client(), device)).id, ann.user.id);
});

test('a new password keeps passkeys and ends the sessions they opened', async (t) => {
  const { app, ann, params } = await setUp(t);
  const device = await addPasskeyFor(app, ann);
  const phone = app.client();
  await signInWith(phone, device);
  await ann.client.call(changePassword, {
    params,
    body: { currentPassword: ann.password, newPassword: 'brand-new-1' },
  });
  assert.equal((await phone.refusal(getCurrentUser, {})).status, 401);
  await signInWith(phone, device);
});

test('whoever shows first that an address is theirs takes a squatter’s passkeys away', async (t) => {
  const { app, ann } = await setUp(t);
  const squatter = await addPasskeyFor(app, ann);
  const reset = async (password: string) => {
    await app.client().call(forgotPassword, { body: { email: ann.user.email } });
    await app.jobs.drain();
    const token = /token=([\w-]+)/.exec(app.mails.at(-1)?.text ?? '')?.[1] ?? '';
    await app.client().call(resetPassword, { body: { token, password } });
  };
  await reset('brand-new-1');
  await assert.rejects(signInWith(app.client(), squatter), /ACCOUNT_PASSKEY_REFUSED/);
  const client = app.client();
  const user = await signIn(client, { email: ann.user.email, password: 'brand-new-1' });
  const owner = await addPasskeyFor(app, { client, user, password: 'brand-new-1' });
  await reset('brand-new-2');
  assert.equal((await signInWith(app.client(), owner)).id, user.id, 'an owner keeps theirs');
});

test('passkeys go with the account', async (t) => {
  const { app, ann, params } = await setUp(t);
  const device = await addPasskeyFor(app, ann);
  await ann.client.call(beginPasskeyProof, { params });
  await ann.client.call(deleteAccount, { params, body: { currentPassword: ann.password } });
  for (const table of ['account_passkeys', 'account_passkey_challenges']) {
    const { rows } = await app.database.pool.query(`select 1 from ${table}`);
    assert.equal(rows.length, 0, table);
  }
  await assert.rejects(signInWith(app.client(), device), /ACCOUNT_PASSKEY_REFUSED/);
});

test('an account has so many passkeys and no more', async (t) => {
  const { app, ann, params } = await setUp(t);
  for (let count = 0; count < mostPasskeys; count += 1) await addPasskeyFor(app, ann);
  const full = await ann.client.refusal(beginPasskey, { params, body: { currentPassword: ann.password } });
  assert.deepEqual([full.status, full.body.message.includes(String(mostPasskeys))], [409, true]);
});

test('sessions say nothing of how they were opened, and nobody reaches into the passkeys of another', async (t) => {
  const { app, ann, params } = await setUp(t);
  await addPasskeyFor(app, ann);
  const stranger = await newPerson(app);
  assert.equal((await stranger.client.refusal(listPasskeys, { params })).status, 403);
  assert.equal((await stranger.client.refusal(beginPasskeyProof, { params })).status, 403);
  assert.equal((await stranger.client.refusal(beginPasskey, { params, body: {} })).status, 403);
  const [session] = await ann.client.call(listSessions, { params });
  assert.deepEqual(Object.keys(session ?? {}).toSorted(), [
    'createdAt',
    'device',
    'id',
    'isCurrent',
    'lastSeenAt',
  ]);
});
