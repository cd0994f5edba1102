import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getCurrentUser, register } from '#contract/account.ts';
import {
  adjustUserCredits,
  createAdminUser,
  deleteAdminCraft,
  deleteAdminPost,
  deleteAdminUser,
  resetUserPassword,
} from '#contract/admin-actions.ts';
import { listAdminLogs } from '#contract/admin.ts';
import { addComment, getPost, shareCraft } from '#contract/community.ts';
import { getCraft } from '#contract/crafts.ts';
import { listCreditLedger } from '#contract/credits.ts';
import { listNotifications } from '#contract/notifications.ts';
import { listCreditPurchases } from '#contract/payments.ts';
import { changePassword } from '#contract/account-profile.ts';
import { createTestApp } from '#tests/support/create-test-app.ts';
import { newAdministrator, newPerson, signIn } from '#tests/support/people.ts';
import type { Person } from '#tests/support/people.ts';
import { storeCraft } from '#tests/support/stored-crafts.ts';

const account = {
  username: 'Whatever',
  email: 'New.Person@example.test',
  password: 'glue-and-paper-1',
  displayName: 'New.Person',
};

/** What the log says since the administrator was made: action and person. */
async function logOf(admin: Person): Promise<[string, number | null, string][]> {
  const logs = await admin.client.call(listAdminLogs, { query: { direction: 'asc' } });
  return logs
    .filter((log) => log.adminId !== null)
    .map(({ action, targetUserId, details }) => [action, targetUserId, details]);
}

test('an administrator makes an account, with its credit and its rights, and its person signs in', async (t) => {
  const app = await createTestApp(t);
  const admin = await newAdministrator(app);
  const reply = await admin.client.call(createAdminUser, { body: { ...account, isAdmin: true } });
  assert.deepEqual(reply, { success: true, message: 'User created successfully' });
  const user = await signIn(app.client(), account);
  assert.equal(user.username, 'new.person@example.test');
  assert.equal(user.isAdmin, true);
  assert.equal(user.craftCredits, 1);
  assert.deepEqual(await logOf(admin), [
    ['user_created', user.id, 'Created an account with administrator rights.'],
  ]);
});

test('an account that cannot be made says why, and is not logged', async (t) => {
  const app = await createTestApp(t);
  const admin = await newAdministrator(app);
  const taken = await newPerson(app);
  const refused = async (change: Partial<typeof account>) => {
    const { status, body } = await admin.client.refusal(createAdminUser, { body: { ...account, ...change } });
    return [status, body.code, body.issues?.[0]?.path];
  };
  assert.deepEqual(await refused({ email: 'nobody' }), [400, 'INVALID_INPUT', 'email']);
  assert.deepEqual(await refused({ password: 'short' }), [400, 'INVALID_INPUT', 'password']);
  assert.deepEqual(await refused({ displayName: 'a' }), [400, 'INVALID_INPUT', 'displayName']);
  assert.deepEqual(await refused({ username: ' ' }), [400, 'INVALID_INPUT', 'username']);
  assert.deepEqual(await refused({ email: taken.user.email.toUpperCase() }), [
    409,
    'ACCOUNT_EMAIL_TAKEN',
    undefined,
  ]);
  assert.deepEqual(await refused({ displayName: taken.user.displayName }), [
    409,
    'ACCOUNT_NICKNAME_TAKEN',
    'displayName',
  ]);
  assert.deepEqual(await logOf(admin), []);
});

test('a password set by an administrator ends all sessions and asks for another one until it is changed', async (t) => {
  const app = await createTestApp(t);
  const admin = await newAdministrator(app);
  const { user, client } = await newPerson(app);
  const params = { id: user.id };
  await admin.client.refusal(resetUserPassword, { params, body: { newPassword: 'short' } });
  const reply = await admin.client.call(resetUserPassword, { params, body: { newPassword: 'glue-7-given' } });
  assert.equal(reply.message, 'Password reset successfully');
  assert.equal((await client.refusal(getCurrentUser, {})).status, 401);

  const fresh = app.client();
  const back = await signIn(fresh, { email: user.email, password: 'glue-7-given' });
  assert.equal(back.mustChangePassword, true);
  const body = { currentPassword: 'glue-7-given', newPassword: 'my-own-glue-8' };
  await fresh.call(changePassword, { params, body });
  assert.equal((await fresh.call(getCurrentUser, {})).user.mustChangePassword, false);
  await app.jobs.drain();
  assert.ok(app.mails.some((mail) => mail.to === user.email && mail.kind === 'password-changed'));
  assert.deepEqual(await logOf(admin), [
    ['password_reset', user.id, 'Set a new password; all sessions ended.'],
  ]);
});

test('credits are given and taken, never below 0, and each change stands in ledger, history and log', async (t) => {
  const app = await createTestApp(t);
  const admin = await newAdministrator(app);
  const { user, client } = await newPerson(app);
  const params = { id: user.id };
  const change = async (amount: number | string, note?: string) =>
    (await admin.client.call(adjustUserCredits, { params, body: { amount, note } })).newCreditBalance;
  assert.equal(await change(5, 'a birthday'), 6);
  assert.equal(await change('many'), 6);
  assert.equal(await change(-100), 0);
  assert.equal((await client.call(getCurrentUser, {})).user.craftCredits, 0);
  const ledger = await client.call(listCreditLedger, { params, query: {} });
  assert.deepEqual(
    ledger.map(({ delta, balance, reason }) => [delta, balance, reason]),
    [
      [-6, 0, 'adjustment'],
      [5, 6, 'adjustment'],
      [1, 1, 'welcome'],
    ],
  );
  const history = await admin.client.call(listCreditPurchases, { params, query: {} });
  assert.deepEqual(
    history.map(({ credits, type, note }) => [credits, type, note]),
    [
      [-6, 'adjustment', null],
      [5, 'adjustment', 'a birthday'],
    ],
  );
  assert.deepEqual(await logOf(admin), [
    ['credits_adjusted', user.id, 'Gave 5 credits; the balance is 6.'],
    ['credits_adjusted', user.id, 'Took 6 credits; the balance is 0.'],
  ]);
  const told = await client.call(listNotifications, { params, query: {} });
  assert.deepEqual(
    told.map(({ content }) => content),
    ['You were given 5 credits. Time to make something together.'],
  );
  const tooMany = await admin.client.refusal(adjustUserCredits, { params, body: { amount: 1e12 } });
  assert.equal(tooMany.status, 400);
});

test('a change of credits that is sent twice with one key counts once', async (t) => {
  const app = await createTestApp(t);
  const admin = await newAdministrator(app);
  const { user } = await newPerson(app);
  const send = () =>
    admin.client.send({
      method: 'POST',
      url: `/api/admin/users/${user.id}/credits`,
      payload: { amount: 5 },
      headers: { 'idempotency-key': 'the-same-wish' },
    });
  const answers = [await send(), await send()];
  assert.deepEqual(
    answers.map((answer) => answer.json().newCreditBalance),
    [6, 6],
  );
  assert.equal((await logOf(admin)).length, 1);
});

test('a deleted post leaves its craft, a deleted craft takes its post along, and their maker is told', async (t) => {
  const app = await createTestApp(t);
  const admin = await newAdministrator(app);
  const { user, client } = await newPerson(app);
  const craftId = await storeCraft(app, user.id, { title: 'Paper boat' });
  const { post } = await client.call(shareCraft, { body: { craftId } });
  const comment = { params: { id: post.id }, body: { content: 'see www.pictures.test' } };
  await admin.client.call(addComment, comment);

  await admin.client.call(deleteAdminPost, { params: { id: post.id } });
  assert.equal((await client.refusal(getPost, { params: { id: post.id } })).status, 404);
  const kept = await client.call(getCraft, { params: { id: craftId } });
  assert.deepEqual([kept.shared, kept.sharedDate], [false, null]);
  const { rows: cases } = await app.database.pool.query('select * from community_cases');
  assert.deepEqual(cases, [], 'nothing is left to decide');
  assert.equal((await admin.client.refusal(deleteAdminPost, { params: { id: post.id } })).status, 404);

  const again = await client.call(shareCraft, { body: { craftId } });
  await admin.client.call(deleteAdminCraft, { params: { id: craftId } });
  assert.equal((await client.refusal(getCraft, { params: { id: craftId } })).status, 404);
  assert.equal((await client.refusal(getPost, { params: { id: again.post.id } })).status, 404);
  assert.equal((await admin.client.refusal(deleteAdminCraft, { params: { id: craftId } })).status, 404);
  const told = await client.call(listNotifications, { params: { id: user.id }, query: {} });
  assert.deepEqual(
    told.filter(({ type }) => type === 'moderation').map(({ content }) => /“Paper boat”/.test(content)),
    [true, true],
  );
  assert.deepEqual(await logOf(admin), [
    ['post_deleted', user.id, `Deleted post ${post.id} of craft ${craftId}.`],
    ['craft_deleted', user.id, `Deleted craft ${craftId}.`],
  ]);
});

test('nobody deletes themselves here, and the house stays', async (t) => {
  const app = await createTestApp(t);
  const admin = await newAdministrator(app);
  const own = await admin.client.refusal(deleteAdminUser, { params: { id: admin.user.id } });
  assert.deepEqual([own.status, own.body.code], [409, 'CONFLICT']);
  const { accountAdmin } = app.services;
  const houseId = await app.database.transaction((tx) =>
    accountAdmin.addHouseAccount(tx, 'Gluebird', 'The house'),
  );
  const params = { id: houseId ?? 0 };
  assert.equal((await admin.client.refusal(deleteAdminUser, { params })).status, 409);
  const reset = { params, body: { newPassword: 'glue-7-given' } };
  assert.equal((await admin.client.refusal(resetUserPassword, reset)).status, 409);
  assert.equal((await admin.client.refusal(adjustUserCredits, { params, body: { amount: 1 } })).status, 409);
  assert.deepEqual(await logOf(admin), []);
  const nobody = { params: { id: 999_999 } };
  assert.equal((await admin.client.refusal(deleteAdminUser, nobody)).status, 404);
});

test('of administrators who delete each other at once, one stays', async (t) => {
  const app = await createTestApp(t);
  for (let round = 0; round < 5; round += 1) {
    const [a, b] = [await newAdministrator(app), await newAdministrator(app)];
    const third = await newAdministrator(app);
    const answers = await Promise.all([
      a.client.ask(deleteAdminUser, { params: { id: b.user.id } }),
      b.client.ask(deleteAdminUser, { params: { id: a.user.id } }),
    ]);
    const statuses = answers.map(({ status }) => status).toSorted((x, y) => x - y);
    assert.equal(statuses[0], 200, String(statuses));
    assert.ok([401, 403].includes(statuses[1] ?? 0), String(statuses));
    await third.client.call(getCurrentUser, {});
    const { rows } = await app.database.pool.query(
      'select id from account_users where id = any($1) and is_admin',
      [[a.user.id, b.user.id]],
    );
    assert.equal(rows.length, 1);
  }
});

test('an administrator whose rights are taken away in the same moment deletes nobody afterwards', async (t) => {
  const app = await createTestApp(t);
  const [a, b] = [await newAdministrator(app), await newAdministrator(app)];
  const [revoked, deleted] = await Promise.all([
    app.services.accountAdmin.setAdminByEmail(a.user.email, false),
    a.client.ask(deleteAdminUser, { params: { id: b.user.id } }),
  ]);
  const { rows } = await app.database.pool.query('select id from account_users where is_admin');
  assert.equal(rows.length, 1, 'somebody still looks after this place');
  assert.ok(
    (revoked === 'changed' && deleted.status === 403) || (revoked === 'last' && deleted.status === 200),
    `${revoked} ${deleted.status}`,
  );
});

test('of many who delete the same person, one does and one line says so', async (t) => {
  const app = await createTestApp(t);
  const admin = await newAdministrator(app);
  const { user } = await newPerson(app);
  const call = () => admin.client.ask(deleteAdminUser, { params: { id: user.id } });
  const answers = await Promise.all(Array.from({ length: 6 }, call));
  assert.equal(answers.filter(({ status }) => status === 200).length, 1);
  assert.equal(answers.filter(({ status }) => status === 404).length, 5);
  assert.deepEqual(await logOf(admin), [
    ['user_deleted', user.id, 'Deleted the account with 0 crafts and 0 posts.'],
  ]);
  await app.client().call(register, { body: { ...account, email: user.email, username: user.email } });
});
