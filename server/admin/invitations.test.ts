import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import { strFromU8, unzipSync } from 'fflate';
import * as contract from '#contract/account-invitations.ts';
import { register } from '#contract/account.ts';
import type { Registration } from '#contract/account.ts';
import { deleteAdminUser } from '#contract/admin-actions.ts';
import { listAdminLogs } from '#contract/admin.ts';
import { dayMs } from '#contract/durations.ts';
import { exportPath } from '#contract/account-profile.ts';
import { createTestApp } from '#tests/support/create-test-app.ts';
import type { TestApp } from '#tests/support/create-test-app.ts';
import { signIn } from '#tests/support/people.ts';
import { statusesOf } from '#tests/support/test-client.ts';

const password = 'glue-and-paper-1';

async function setUp(t: TestContext, registration: Registration = 'invite') {
  const app = await createTestApp(t, { config: { registration } });
  const admin = await administrator(app, 'ada@example.test');
  return { app, ...admin };
}

async function administrator(app: TestApp, email: string) {
  await app.services.accountAdmin.ensureAdmin({ email, password });
  const client = app.client();
  return { client, me: await signIn(client, { email, password }) };
}

type Asked = Partial<{ role: contract.InvitationRole; days: number; note: string }>;

async function invite(by: ReturnType<TestApp['client']>, asked: Asked = {}) {
  const body = { role: 'person', days: 7, ...asked } as const;
  const { invitation, link } = await by.call(contract.createInvitation, { body });
  return { invitation, link, token: new URL(link).searchParams.get('token') ?? '' };
}

const guest = (token: string, name = 'Guest') => ({
  body: { email: `${name}@example.test`, displayName: name, password, invitation: token },
});

const statesOf = async (by: ReturnType<TestApp['client']>) =>
  (await by.call(contract.listInvitations, { query: {} })).map(({ state, usedBy }) => [
    state,
    usedBy?.displayName,
  ]);

test('an invitation makes one account, and its maker sees whose', async (t) => {
  const { app, client, me } = await setUp(t);
  const { invitation, token, link } = await invite(client, { note: ' for the art group ' });
  assert.equal(link, `${app.publicUrl()}/invitation?token=${token}`);
  assert.deepEqual(
    [invitation.state, invitation.note, invitation.createdBy?.id],
    ['open', 'for the art group', me.id],
  );
  const found = await app.client().call(contract.findInvitation, { params: { token } });
  assert.deepEqual([found.role, found.expiresAt], ['person', invitation.expiresAt]);

  const { user } = await app.client().call(register, guest(token));
  assert.equal(user.isAdmin, false);
  assert.deepEqual(await statesOf(client), [['used', 'Guest']]);
  const again = await app.client().refusal(register, guest(token, 'Second'));
  assert.deepEqual([again.status, again.body.code], [400, 'ACCOUNT_INVITATION_INVALID']);

  const logs = await client.call(listAdminLogs, { query: {} });
  assert.deepEqual(
    logs.map(({ adminId, action, targetUserId }) => [adminId, action, targetUserId]),
    [
      [me.id, 'invitation_used', user.id],
      [me.id, 'invitation_made', null],
    ],
  );
});

test('of those who come with one invitation in the same moment, one gets in', async (t) => {
  const { app, client } = await setUp(t);
  const { token } = await invite(client);
  const answers = await Promise.all(
    Array.from({ length: 6 }, (_each, index) => app.client().ask(register, guest(token, `Guest.${index}`))),
  );
  assert.deepEqual(statusesOf(answers), [200, 400, 400, 400, 400, 400]);
  const { rows } = await app.database.pool.query('select id from account_users');
  assert.equal(rows.length, 2);
});

test('a registration that fails leaves the invitation as it was', async (t) => {
  const { app, client, me } = await setUp(t);
  const { token } = await invite(client);
  const taken = await app.client().refusal(register, {
    body: { ...guest(token).body, displayName: me.displayName },
  });
  assert.equal(taken.status, 409);
  assert.deepEqual(await statesOf(client), [['open', undefined]]);
  await app.client().call(register, guest(token));
});

test('used, expired, withdrawn and invented invitations get one and the same answer', async (t) => {
  const { app, client } = await setUp(t);
  const [used, withdrawn, expired] = [await invite(client), await invite(client), await invite(client)];
  const late = await invite(client, { days: 30 });
  await app.client().call(register, guest(used.token));
  await client.call(contract.withdrawInvitation, { params: { id: withdrawn.invitation.id } });
  app.clock.advance(7 * dayMs);
  assert.deepEqual(await statesOf(client), [
    ['open', undefined],
    ['expired', undefined],
    ['withdrawn', undefined],
    ['used', 'Guest'],
  ]);
  const answers = new Set<string>();
  for (const token of [used.token, withdrawn.token, expired.token, 'invented', '']) {
    const refused = await app.client().refusal(register, guest(token, 'Late'));
    answers.add(JSON.stringify([refused.status, refused.body]));
    if (token === '') continue;
    const asked = await app.client().refusal(contract.findInvitation, { params: { token } });
    answers.add(JSON.stringify([asked.status, asked.body]));
  }
  assert.equal(answers.size, 1);
  assert.match([...answers][0] ?? '', /was used already, has expired or was taken back/);
  await app.client().call(register, guest(late.token, 'Late'));
});

test('what is not open any more cannot be withdrawn, and of two who withdraw one does', async (t) => {
  const { app, client } = await setUp(t);
  const { invitation, token } = await invite(client);
  const call = { params: { id: invitation.id } };
  const twice = await Promise.all([
    client.ask(contract.withdrawInvitation, call),
    client.ask(contract.withdrawInvitation, call),
  ]);
  assert.deepEqual(statusesOf(twice), [200, 404]);
  assert.equal((await app.client().refusal(register, guest(token))).status, 400);
  const used = await invite(client);
  await app.client().call(register, guest(used.token));
  const refused = await client.refusal(contract.withdrawInvitation, { params: { id: used.invitation.id } });
  assert.equal(refused.status, 404);
  const logs = await client.call(listAdminLogs, { query: { action: 'invitation_withdrawn' } });
  assert.equal(logs.length, 1);
});

test('only the hash of the token is kept', async (t) => {
  const { app, client } = await setUp(t);
  const { token } = await invite(client);
  const { rows } = await app.database.pool.query<{ token_hash: string }>('select * from account_invitations');
  assert.match(rows[0]?.token_hash ?? '', /^[0-9a-f]{64}$/);
  assert.ok(!JSON.stringify(rows).includes(token));
  assert.ok(!JSON.stringify(app.logLines).includes(token));
});

test('an invited administrator is one, but not before two steps where these are asked for', async (t) => {
  const { app, client } = await setUp(t, 'open');
  const [first, second] = [
    await invite(client, { role: 'administrator' }),
    await invite(client, { role: 'administrator' }),
  ];
  const bob = app.client();
  assert.equal((await bob.call(register, guest(first.token, 'Bob'))).user.isAdmin, true);
  assert.equal((await statesOf(bob)).length, 2);

  await app.database.pool.query('insert into account_sign_in_rule values (1, true)');
  const cem = app.client();
  const { user } = await cem.call(register, guest(second.token, 'Cem'));
  assert.deepEqual([user.isAdmin, user.needsSecondFactor], [true, true]);
  const refused = await cem.refusal(contract.listInvitations, { query: {} });
  assert.deepEqual([refused.status, refused.body.code], [403, 'ACCOUNT_SECOND_FACTOR_REQUIRED']);
});

test('what somebody promised who is no administrator any more is worth nothing', async (t) => {
  const { app, client } = await setUp(t);
  const bob = await administrator(app, 'bob@example.test');
  const [kept, lost] = [await invite(client), await invite(bob.client, { role: 'administrator' })];
  await app.services.accountAdmin.setAdminByEmail('bob@example.test', false);
  assert.equal((await app.client().refusal(register, guest(lost.token))).status, 400);
  assert.deepEqual(await statesOf(client), [
    ['withdrawn', undefined],
    ['open', undefined],
  ]);
  await app.client().call(register, guest(kept.token));
});

test('who leaves takes what was noted about them along', async (t) => {
  const { app, client } = await setUp(t);
  const { token } = await invite(client, { note: 'Guest from number nine' });
  const { user } = await app.client().call(register, guest(token));
  await client.call(deleteAdminUser, { params: { id: user.id } });
  const [invitation] = await client.call(contract.listInvitations, { query: {} });
  assert.deepEqual([invitation?.state, invitation?.usedBy, invitation?.note], ['used', null, null]);
});

test('who was invited finds in their download what was noted about them', async (t) => {
  const { app, client } = await setUp(t);
  const { token } = await invite(client, { note: 'Guest from number nine' });
  const own = app.client();
  const { user } = await own.call(register, guest(token));
  const response = await own.send({ url: exportPath(user.id) });
  const texts = Object.values(unzipSync(response.rawPayload)).map((bytes) => strFromU8(bytes));
  assert.ok(texts.some((text) => text.includes('Guest from number nine')));
});

test('what nobody used is forgotten 90 days after its end, what was used stays', async (t) => {
  const { app, client } = await setUp(t);
  const used = await invite(client);
  await app.client().call(register, guest(used.token));
  await invite(client, { days: 30 });
  await invite(client, { days: 1 });
  app.clock.advance(92 * dayMs);
  await app.services.account.sweep(app.database.db);
  await signIn(client, { email: 'ada@example.test', password });
  assert.deepEqual(await statesOf(client), [
    ['expired', undefined],
    ['used', 'Guest'],
  ]);
});

test('where registration is closed there are no invitations, not even earlier ones', async (t) => {
  const { client, app } = await setUp(t, 'closed');
  const body = { role: 'person', days: 7 } as const;
  const refused = await client.refusal(contract.createInvitation, { body });
  assert.deepEqual([refused.status, refused.body.code], [403, 'ACCOUNT_REGISTRATION_CLOSED']);
  assert.equal((await app.client().refusal(register, guest('any'))).body.code, 'ACCOUNT_REGISTRATION_CLOSED');
});

test('what is asked for is checked, and lists go on page by page', async (t) => {
  const { client } = await setUp(t);
  for (const wrong of [{ days: 0 }, { days: 31 }, { role: 'owner' as never }, { note: 'x'.repeat(201) }]) {
    const body = { role: 'person', days: 7, ...wrong } as const;
    assert.equal((await client.refusal(contract.createInvitation, { body })).status, 400);
  }
  const made = [await invite(client), await invite(client), await invite(client)];
  const first = await client.ask(contract.listInvitations, { query: { limit: 2 } });
  const next = /<([^>]+)>; rel="next"/.exec(String(first.headers['link']))?.[1] ?? '';
  const rest = (await client.send({ url: next })).json<contract.Invitation[]>();
  assert.deepEqual(
    [...(first.body as contract.Invitation[]), ...rest].map(({ id }) => id),
    made.map(({ invitation }) => invitation.id).toReversed(),
  );
});
