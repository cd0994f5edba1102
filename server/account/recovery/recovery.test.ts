import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getCurrentUser, login } from '#contract/account.ts';
import { forgotPassword, resetPassword, verifyResetToken } from '#contract/account-recovery.ts';
import { platformJobs } from '#server/platform/tables.ts';
import { createTestApp } from '#tests/support/create-test-app.ts';
import type { TestApp } from '#tests/support/create-test-app.ts';
import { newPerson } from '#tests/support/people.ts';
import { accountMailTokens } from '#server/account/tables.ts';

const newPassword = 'scissors-and-string-2';

async function askForLink(app: TestApp, email: string): Promise<string> {
  await app.client().call(forgotPassword, { body: { email } });
  await app.jobs.drain();
  const mail = app.mails.findLast((each) => each.kind === 'reset-password');
  return /\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
}

test('a forgotten password is set anew with the link from the mail, and every session ends', async (t) => {
  const app = await createTestApp(t, { config: { publicUrl: 'https://glue.test' } });
  const { user, client, password } = await newPerson(app);

  const token = await askForLink(app, user.email.toUpperCase());
  const mail = app.mails.at(-1);
  assert.equal(mail?.to, user.email);
  assert.match(mail?.text ?? '', /https:\/\/glue\.test\/auth\?token=[\w-]{43}/);
  assert.match(mail?.html ?? '', /https:\/\/glue\.test\/auth\?token=/);
  await app.client().call(verifyResetToken, { params: { token } });
  await app.client().call(resetPassword, { body: { token, password: newPassword } });

  assert.equal((await client.refusal(getCurrentUser, {})).status, 401);
  await app.client().refusal(login, { body: { email: user.email, password } });
  await app.client().call(login, { body: { email: user.email, password: newPassword } });
  await app.jobs.drain();
  assert.equal(app.mails.at(-1)?.kind, 'password-changed');
  const { rows } = await app.database.pool.query<{ type: string }>('select type from activities order by id');
  const types = rows.map((row) => row.type);
  assert.deepEqual(types, ['register', 'password_reset', 'login']);
});

test('forgot-password answers alike and leaves the same trace for known and unknown addresses', async (t) => {
  const app = await createTestApp(t);
  const { user } = await newPerson(app);
  const ask = async (email: string) => {
    const answer = await app.client().ask(forgotPassword, { body: { email } });
    const jobs = await app.database.db.select({ name: platformJobs.name }).from(platformJobs);
    const sent = await app.jobs.drain();
    return { status: answer.status, body: answer.body, jobs, ran: sent };
  };
  const known = await ask(user.email);
  const unknown = await ask('nobody@example.test');
  assert.deepEqual(known, unknown);
  assert.equal(app.mails.length, 1);
});

test('a link works once, and of two who use it at the same time one does', async (t) => {
  const app = await createTestApp(t);
  const { user } = await newPerson(app);
  const token = await askForLink(app, user.email);
  const answers = await Promise.all(
    ['first-new-password', 'second-new-password'].map((password) =>
      app.client().ask(resetPassword, { body: { token, password } }),
    ),
  );
  assert.deepEqual(
    answers.map((answer) => answer.status).toSorted((a, b) => a - b),
    [200, 400],
  );
  const again = await app.client().refusal(verifyResetToken, { params: { token } });
  assert.deepEqual([again.status, again.body.code], [400, 'ACCOUNT_RESET_TOKEN_INVALID']);
  assert.equal(
    again.body.message,
    'The password reset link is invalid or has expired. Please request a new one.',
  );
});

test('a link lives one hour', async (t) => {
  const app = await createTestApp(t);
  const { user } = await newPerson(app);
  const token = await askForLink(app, user.email);
  app.clock.advance(59 * 60_000);
  await app.client().call(verifyResetToken, { params: { token } });
  app.clock.advance(61_000);
  await app.client().refusal(verifyResetToken, { params: { token } });
  await app.client().refusal(resetPassword, { body: { token, password: newPassword } });
});

test('a new link takes the place of the old one', async (t) => {
  const app = await createTestApp(t);
  const { user } = await newPerson(app);
  const first = await askForLink(app, user.email);
  const second = await askForLink(app, user.email);
  await app.client().refusal(verifyResetToken, { params: { token: first } });
  await app.client().call(verifyResetToken, { params: { token: second } });
});

test('the link stands nowhere in the database, not even while it waits', async (t) => {
  const app = await createTestApp(t);
  const { user } = await newPerson(app);
  await app.client().call(forgotPassword, { body: { email: user.email } });
  const waiting = JSON.stringify(await app.database.db.select().from(platformJobs));
  await app.jobs.drain();
  const token = /\?token=([\w-]+)/.exec(app.mails.at(-1)?.text ?? '')?.[1] ?? '-';
  const [row] = await app.database.db.select().from(accountMailTokens);
  assert.ok(!waiting.includes('token'));
  assert.notEqual(row?.tokenHash, token);
});

test('an empty token and a short password are named', async (t) => {
  const app = await createTestApp(t);
  const empty = await app.client().refusal(resetPassword, { body: { token: '', password: newPassword } });
  assert.deepEqual(empty.body.issues, [{ path: 'token', message: 'Reset token is required' }]);
  const short = await app.client().refusal(resetPassword, { body: { token: 'x', password: '12345' } });
  assert.deepEqual(short.body.issues, [
    { path: 'password', message: 'Password must be at least 6 characters' },
  ]);
});

test('a mail server that is down delays the link and loses nothing', async (t) => {
  let isDown = true;
  const texts: string[] = [];
  const mailer = {
    async send({ text }: { text: string }) {
      if (isDown) throw new Error('connect ECONNREFUSED');
      texts.push(text);
    },
    async check() {},
    close() {},
  };
  const app = await createTestApp(t, { mailer });
  const { user } = await newPerson(app);
  await app.client().call(forgotPassword, { body: { email: user.email } });
  await app.jobs.drain();
  isDown = false;
  app.clock.advance(60_000);
  await app.jobs.drain();
  const token = /\?token=([\w-]+)/.exec(texts[0] ?? '')?.[1] ?? '';
  await app.client().call(resetPassword, { body: { token, password: newPassword } });
});
