import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getCurrentUser, login } from '#contract/account.ts';
import { changeEmail, changePassword, endSession, listSessions } from '#contract/account-profile.ts';
import { confirmEmail } from '#contract/account-recovery.ts';
import { createTestApp } from '#tests/support/create-test-app.ts';
import type { TestApp } from '#tests/support/create-test-app.ts';
import { newPerson } from '#tests/support/people.ts';

const lastToken = (app: TestApp): string => /\?token=([\w-]+)/.exec(app.mails.at(-1)?.text ?? '')?.[1] ?? '';

test('changing the password needs the old one, ends the other sessions and tells by mail', async (t) => {
  const app = await createTestApp(t);
  const { user, client, password } = await newPerson(app);
  const other = app.client();
  await other.call(login, { body: { email: user.email, password } });
  const params = { id: user.id };

  const wrong = await client.refusal(changePassword, {
    params,
    body: { currentPassword: 'nope', newPassword: 'brand-new-1' },
  });
  assert.deepEqual([wrong.status, wrong.body.code], [403, 'ACCOUNT_WRONG_PASSWORD']);
  await other.call(getCurrentUser, {});

  await client.call(changePassword, {
    params,
    body: { currentPassword: password, newPassword: 'brand-new-1' },
  });
  await client.call(getCurrentUser, {});
  assert.equal((await other.refusal(getCurrentUser, {})).status, 401);
  await app.client().call(login, { body: { email: user.email, password: 'brand-new-1' } });
  await app.jobs.drain();
  assert.deepEqual(
    app.mails.map((mail) => mail.kind),
    ['password-changed'],
  );
});

test('a new address counts once its mail has been answered, and the old one is told', async (t) => {
  const app = await createTestApp(t);
  const { user, client, password } = await newPerson(app);
  const body = { email: 'New.Me@example.test', currentPassword: password };

  await client.call(changeEmail, { params: { id: user.id }, body });
  await app.jobs.drain();
  assert.equal(app.mails.at(-1)?.to, 'New.Me@example.test');
  assert.equal((await client.call(getCurrentUser, {})).user.email, user.email);

  const token = lastToken(app);
  await app.client().call(confirmEmail, { body: { token } });
  const changed = (await client.call(getCurrentUser, {})).user;
  assert.deepEqual([changed.email, changed.username], ['New.Me@example.test', 'new.me@example.test']);
  await app.jobs.drain();
  assert.deepEqual([app.mails.at(-1)?.kind, app.mails.at(-1)?.to], ['email-changed', user.email]);
  const again = await app.client().refusal(confirmEmail, { body: { token } });
  assert.equal(again.body.code, 'ACCOUNT_EMAIL_LINK_INVALID');
});

test('an address that somebody else has is refused, also when they take it in between', async (t) => {
  const app = await createTestApp(t);
  const { user, client, password } = await newPerson(app);
  const other = await newPerson(app);
  const ask = (email: string) => ({ params: { id: user.id }, body: { email, currentPassword: password } });
  const taken = await client.refusal(changeEmail, ask(other.user.email.toUpperCase()));
  assert.equal(taken.body.code, 'ACCOUNT_EMAIL_TAKEN');

  await client.call(changeEmail, ask('wanted@example.test'));
  await app.jobs.drain();
  await newPerson(app, { email: 'wanted@example.test' });
  const late = await app.client().refusal(confirmEmail, { body: { token: lastToken(app) } });
  assert.deepEqual([late.status, late.body.code], [409, 'ACCOUNT_EMAIL_TAKEN']);
  assert.equal((await client.call(getCurrentUser, {})).user.email, user.email);
});

test('people see where they are signed in and sign out one device', async (t) => {
  const app = await createTestApp(t);
  const { user, client, password } = await newPerson(app);
  const phone = app.client();
  await phone.send({
    method: 'POST',
    url: '/api/login',
    payload: { email: user.email, password },
    headers: {
      'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Version/18.1 Mobile Safari/604.1',
    },
  });
  const params = { id: user.id };
  const sessions = await client.call(listSessions, { params });
  assert.equal(sessions.length, 2);
  assert.equal(sessions.filter((each) => each.isCurrent).length, 1);
  const onPhone = sessions.find((each) => each.device === 'Safari on iPhone');
  assert.ok(onPhone && !onPhone.isCurrent);

  await client.call(endSession, { params: { ...params, sessionId: onPhone.id } });
  assert.equal((await phone.refusal(getCurrentUser, {})).status, 401);
  assert.equal(
    (await client.refusal(endSession, { params: { ...params, sessionId: onPhone.id } })).status,
    404,
  );
});

test('nobody reaches into another account, not even an administrator', async (t) => {
  const app = await createTestApp(t);
  const victim = await newPerson(app);
  const stranger = await newPerson(app);
  await app.services.accountAdmin.setAdminByEmail(stranger.user.email, true);
  const params = { id: victim.user.id };
  const [session] = await victim.client.call(listSessions, { params });
  const tries = [
    stranger.client.refusal(changePassword, {
      params,
      body: { currentPassword: victim.password, newPassword: 'stolen-1' },
    }),
    stranger.client.refusal(changeEmail, {
      params,
      body: { email: 'x@example.test', currentPassword: victim.password },
    }),
    stranger.client.refusal(listSessions, { params }),
    stranger.client.refusal(endSession, { params: { ...params, sessionId: session?.id ?? 0 } }),
  ];
  for (const refusal of await Promise.all(tries)) assert.equal(refusal.status, 403);
  const own = { id: stranger.user.id, sessionId: session?.id ?? 0 };
  assert.equal((await stranger.client.refusal(endSession, { params: own })).status, 404);
  await victim.client.call(getCurrentUser, {});
});

test('guessing the current password is slowed down', async (t) => {
  const app = await createTestApp(t, { config: { rateLimits: true } });
  const { user, client } = await newPerson(app);
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 11; attempt += 1) {
    const body = { currentPassword: `guess-${attempt}`, newPassword: 'brand-new-1' };
    statuses.push((await client.refusal(changePassword, { params: { id: user.id }, body })).status);
  }
  assert.deepEqual(statuses.slice(-2), [403, 429]);
});
