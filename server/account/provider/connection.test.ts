import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import { getCurrentUser, login, logout, register } from '#contract/account.ts';
import { createInvitation } from '#contract/account-invitations.ts';
import { changePassword } from '#contract/account-profile.ts';
import { beginConnection, endConnection, getConnection } from '#contract/account-provider.ts';
import { forgotPassword, resetPassword } from '#contract/account-recovery.ts';
import { changeSignInRule, getSignInRule } from '#contract/account-second-factor.ts';
import type { Config } from '#server/config.ts';
import { createTestApp } from '#tests/support/create-test-app.ts';
import { startFakeOidc } from '#tests/support/fake-oidc.ts';
import type { ProviderPerson } from '#tests/support/fake-oidc.ts';
import { newAdministrator, newPerson, signIn } from '#tests/support/people.ts';
import { comeBack, signInBy } from '#tests/support/provider-visit.ts';
import type { TestClient } from '#tests/support/test-client.ts';
import { turnOnSecondFactor } from '#tests/support/second-factor.ts';

const kim = { sub: 'kim-1', email: 'kim@example.test', email_verified: true, nickname: 'Kim' };
const settings = '/profile/settings';

async function openHouse(t: TestContext, config: Partial<Config> = {}) {
  const provider = await startFakeOidc(t);
  const app = await createTestApp(t, { config: { oidc: provider.settings, ...config } });
  return { app, provider };
}

test('somebody connects their account with their password, signs in by it, and takes it off again', async (t) => {
  const { app, provider } = await openHouse(t);
  const { user, client, password } = await newPerson(app, { email: 'own@example.test' });
  const params = { id: user.id };
  const wrong = await client.refusal(beginConnection, { params, body: { currentPassword: 'nope' } });
  assert.equal(wrong.body.code, 'ACCOUNT_WRONG_PASSWORD');
  const begun = await client.call(beginConnection, { params, body: { currentPassword: password } });
  const back = await comeBack(client, provider.visit(begun.address, kim));
  assert.equal(back.headers.location, settings);

  const other = app.client();
  await signInBy({ provider, client: other }, kim);
  assert.equal((await other.call(getCurrentUser, {})).user.id, user.id);
  const connection = await client.call(getConnection, { params });
  assert.deepEqual([connection.since !== null, connection.isOnlyWay], [true, false]);
  await client.call(endConnection, { params, body: { currentPassword: password } });
  assert.equal((await other.refusal(getCurrentUser, {})).status, 401);
  await client.call(getCurrentUser, {});
  const again = await client.refusal(endConnection, { params, body: { currentPassword: password } });
  assert.equal(again.status, 404);
});

test('what is connected with one account is not connected with another, nor in another browser', async (t) => {
  const { app, provider } = await openHouse(t);
  await signInBy({ provider, client: app.client() }, kim);
  const { user, client, password } = await newPerson(app);
  const asked = { params: { id: user.id }, body: { currentPassword: password } };
  const { address } = await client.call(beginConnection, asked);
  const taken = await comeBack(client, provider.visit(address, kim));
  assert.equal(taken.headers.location, `${settings}?problem=ACCOUNT_IDENTITY_TAKEN`);

  const next = await client.call(beginConnection, asked);
  const answer = provider.visit(next.address, { ...kim, sub: 'thief' });
  await client.call(logout, {});
  const late = await comeBack(client, answer);
  assert.equal(
    late.headers.location,
    '/auth?problem=ACCOUNT_PROVIDER_EXPIRED&next=%2Fprofile%2Fsettings#way-in',
  );
});

/** An account that somebody registered with another's address, and connected with themselves. */
async function squat(t: TestContext) {
  const { app, provider } = await openHouse(t);
  const { user, client, password } = await newPerson(app, { email: kim.email });
  const params = { id: user.id };
  const connect = async (by: TestClient, currentPassword: string, person: ProviderPerson) => {
    const { address } = await by.call(beginConnection, { params, body: { currentPassword } });
    await comeBack(by, provider.visit(address, person));
  };
  const squatter = { ...kim, sub: 'squatter-1', email: 'squatter@example.test' };
  await connect(client, password, squatter);
  const whoIs = async (person: ProviderPerson): Promise<number> => {
    const browser = app.client();
    assert.equal(await signInBy({ provider, client: browser }, person), '/');
    return (await browser.call(getCurrentUser, {})).user.id;
  };
  return { app, provider, id: user.id, squatter, connect, whoIs };
}

test('who connected an address that was never shown to be theirs is out when its owner comes by the provider', async (t) => {
  const { provider, id, squatter, whoIs } = await squat(t);
  assert.equal(await whoIs(squatter), id);
  provider.settings.linkByEmail = true;
  assert.equal(await whoIs(kim), id);
  assert.notEqual(await whoIs(squatter), id);
  assert.equal(await whoIs(kim), id);
});

test('and when its owner answers a link for a new password; what an owner connected stays then', async (t) => {
  const { app, id, squatter, connect, whoIs } = await squat(t);
  const setByMail = async (password: string): Promise<void> => {
    await app.client().call(forgotPassword, { body: { email: kim.email } });
    await app.jobs.drain();
    const mail = app.mails.findLast(({ kind }) => kind === 'reset-password');
    const token = /\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    await app.client().call(resetPassword, { body: { token, password } });
  };
  await setByMail('glue-and-paper-3');
  assert.notEqual(await whoIs(squatter), id);

  const owner = app.client();
  await signIn(owner, { email: kim.email, password: 'glue-and-paper-3' });
  await connect(owner, 'glue-and-paper-3', kim);
  await setByMail('glue-and-paper-4');
  assert.equal(await whoIs(kim), id);
});

test('the last way in stays: who has no password sets one first', async (t) => {
  const { app, provider } = await openHouse(t);
  const client = app.client();
  await signInBy({ provider, client }, kim);
  const params = { id: (await client.call(getCurrentUser, {})).user.id };
  assert.equal((await client.call(getConnection, { params })).isOnlyWay, true);
  const refused = await client.refusal(endConnection, { params, body: {} });
  assert.deepEqual([refused.status, refused.body.code], [409, 'ACCOUNT_LAST_WAY_IN']);
  const newPassword = 'glue-and-paper-1';
  await client.call(changePassword, { params, body: { newPassword } });
  await client.call(endConnection, { params, body: { currentPassword: newPassword } });
  await signIn(app.client(), { email: kim.email, password: newPassword });
});

test('where passwords are off they open the operator’s account alone', async (t) => {
  const admin = { email: 'operator@example.test', password: 'glue-and-paper-1' };
  const { app, provider } = await openHouse(t, { passwordSignIn: false, admin });
  await app.services.accountAdmin.ensureAdmin(admin);
  await signIn(app.client(), admin);
  const body = { email: kim.email, password: 'glue-and-paper-1' };
  const client = app.client();
  for (const refused of [
    await client.refusal(login, { body }),
    await client.refusal(register, { body: { ...body, displayName: 'Kim' } }),
    await client.refusal(forgotPassword, { body: { email: kim.email } }),
  ])
    assert.deepEqual([refused.status, refused.body.code], [403, 'ACCOUNT_PASSWORDS_OFF']);
  await client.call(forgotPassword, { body: { email: admin.email } });
  assert.equal(await signInBy({ provider, client }, kim), '/');
  const params = { id: (await client.call(getCurrentUser, {})).user.id };
  await client.call(changePassword, { params, body: { newPassword: body.password } });
  const last = await client.refusal(endConnection, { params, body: { currentPassword: body.password } });
  assert.equal(last.body.code, 'ACCOUNT_LAST_WAY_IN');

  await app.services.accountAdmin.setAdminByEmail(kim.email, true);
  await app.services.accountAdmin.setAdminByEmail(admin.email, false);
  assert.equal((await app.client().refusal(login, { body: admin })).status, 403);
});

test('an invitation says through the provider too what somebody will be', async (t) => {
  const { app, provider } = await openHouse(t, { registration: 'invite' });
  const email = 'admin@example.test';
  await app.services.accountAdmin.ensureAdmin({ email, password: 'glue-and-paper-1' });
  const admin = app.client();
  await signIn(admin, { email, password: 'glue-and-paper-1' });
  const { link } = await admin.call(createInvitation, { body: { role: 'administrator', days: 1 } });
  const invitation = new URL(link).searchParams.get('token') ?? '';
  const guest = app.client();
  assert.equal(await signInBy({ provider, client: guest }, kim, { invitation }), '/');
  assert.equal((await guest.call(getCurrentUser, {})).user.isAdmin, true);
});

test('a claim makes an administrator and takes it back, but never the last one', async (t) => {
  const { app, provider } = await openHouse(t);
  provider.settings.adminClaim = { name: 'groups', value: 'admins' };
  const isAdminAfter = async (groups: unknown): Promise<boolean> => {
    const client = app.client();
    await signInBy({ provider, client }, { ...kim, groups });
    return (await client.call(getCurrentUser, {})).user.isAdmin;
  };
  assert.equal(await isAdminAfter(['family']), false);
  assert.equal(await isAdminAfter(['family', 'admins']), true);
  assert.equal(await isAdminAfter('family'), true, 'the last one stays');
  await newAdministrator(app);
  assert.equal(await isAdminAfter(undefined), false);
  provider.settings.adminClaim = null;
  assert.equal(await isAdminAfter(['admins']), false);
});

test('administrators who need a second factor have one when the provider asked for it', async (t) => {
  const { app, provider } = await openHouse(t);
  const { client: ruler } = await turnOnSecondFactor(app, await newAdministrator(app));
  await ruler.call(changeSignInRule, { body: { adminsNeedSecondFactor: true } });
  provider.settings.adminClaim = { name: 'role', value: 'admin' };
  const consoleAfter = async (amr: unknown): Promise<[boolean, number]> => {
    provider.claims = { amr };
    const client = app.client();
    await signInBy({ provider, client }, { ...kim, role: 'admin' });
    const { user } = await client.call(getCurrentUser, {});
    return [user.needsSecondFactor, (await client.ask(getSignInRule, {})).status];
  };
  assert.deepEqual(await consoleAfter(['pwd']), [true, 403]);
  assert.deepEqual(await consoleAfter('mfa'), [true, 403]);
  assert.deepEqual(await consoleAfter(['pwd', 'otp', 'mfa']), [false, 200]);
});

test('logging out ends the session here, and says where it ends at the provider', async (t) => {
  const { app, provider } = await openHouse(t);
  const client = app.client();
  await signInBy({ provider, client }, kim);
  const { continueAt = '' } = await client.call(logout, {});
  const farewell = new URL(continueAt);
  assert.equal(farewell.href.split('?')[0], `${provider.settings.issuer}/leave`);
  assert.equal(farewell.searchParams.get('post_logout_redirect_uri'), `${app.publicUrl()}/auth`);
  assert.match(farewell.searchParams.get('id_token_hint') ?? '', /^ey/);
  assert.equal((await client.refusal(getCurrentUser, {})).status, 401);

  await signInBy({ provider, client }, kim);
  app.clock.advance(60 * 60_000);
  provider.faults = { discovery: { status: 503 } };
  assert.deepEqual(await client.call(logout, {}), { success: true, message: 'Logged out' });
  const { client: plain } = await newPerson(app);
  assert.deepEqual(await plain.call(logout, {}), { success: true, message: 'Logged out' });
});
