import assert from 'node:assert/strict';
import { test } from 'node:test';
import { register } from '#contract/account.ts';
import { createAdminUser } from '#contract/admin-actions.ts';
import { createTestApp } from '#tests/support/create-test-app.ts';
import { signIn } from '#tests/support/people.ts';
import { accountUsers } from './tables.ts';

const ann = { email: 'ann@example.test', displayName: 'Ann_1', password: 'secret1' };

test('where registration is closed nobody signs up, and is told why', async (t) => {
  const app = await createTestApp(t, { config: { registration: 'closed' } });
  const { status, body } = await app.client().refusal(register, { body: ann });
  assert.deepEqual([status, body.code], [403, 'ACCOUNT_REGISTRATION_CLOSED']);
  assert.equal(body.message, 'Registration is closed here: no new accounts are made.');
  assert.deepEqual(await app.database.db.select().from(accountUsers), []);
});

test('where it takes an invitation nobody signs up without one', async (t) => {
  const app = await createTestApp(t, { config: { registration: 'invite' } });
  const { status, body } = await app.client().refusal(register, { body: ann });
  assert.deepEqual([status, body.code], [403, 'ACCOUNT_INVITATION_NEEDED']);
  assert.equal(
    body.message,
    'New accounts need an invitation here. If somebody sent you one, please open its link.',
  );
  assert.deepEqual(await app.database.db.select().from(accountUsers), []);
});

test('closed to visitors, accounts are still made by administrators, and people sign in', async (t) => {
  const app = await createTestApp(t, { config: { registration: 'closed' } });
  const admin = { email: 'admin@example.test', password: 'glue-and-paper-1' };
  await app.services.accountAdmin.ensureAdmin(admin);
  const client = app.client();
  await signIn(client, admin);
  await client.call(createAdminUser, { body: { ...ann, username: ann.email } });
  await signIn(app.client(), ann);
});
