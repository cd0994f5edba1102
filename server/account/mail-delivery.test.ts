import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import PostalMime from 'postal-mime';
import { login } from '#contract/account.ts';
import { forgotPassword, resetPassword } from '#contract/account-recovery.ts';
import { createOutboxMailer } from '#server/platform/mail/outbox-mailer.ts';
import { createSmtpMailer } from '#server/platform/mail/smtp-mailer.ts';
import { createTestApp } from '#tests/support/create-test-app.ts';
import type { TestApp } from '#tests/support/create-test-app.ts';
import { startFakeSmtp } from '#tests/support/fake-smtp.ts';
import { newPerson } from '#tests/support/people.ts';
import { createTestClock } from '#tests/support/test-clock.ts';

const from = 'Gluebird <hello@gluebird.test>';

async function resetByMail(app: TestApp, readMail: () => string): Promise<void> {
  const { user } = await newPerson(app);
  await app.client().call(forgotPassword, { body: { email: user.email } });
  await app.jobs.drain();
  const mail = await PostalMime.parse(readMail());
  assert.equal(mail.to?.[0]?.address, user.email);
  const link = /https:\/\/glue\.test\/auth\?token=([\w-]{43})/;
  assert.match(mail.html ?? '', link);
  const token = link.exec(mail.text ?? '')?.[1] ?? '';
  await app.client().call(resetPassword, { body: { token, password: 'brand-new-password' } });
  await app.client().call(login, { body: { email: user.email, password: 'brand-new-password' } });
}

test('the reset link arrives through a mail server', async (t) => {
  const server = await startFakeSmtp();
  const app = await createTestApp(t, {
    mailer: createSmtpMailer(server.url, from),
    config: { publicUrl: 'https://glue.test' },
  });
  // After the application, which keeps its connection for the next mail: a mail server waits for those.
  t.after(() => server.close());
  await resetByMail(app, () => server.received.at(-1)?.raw ?? '');
});

test('without a mail server the reset link lies in the outbox', async (t) => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'gluebird-outbox-'));
  t.after(() => fs.rmSync(folder, { recursive: true, force: true }));
  const mailer = createOutboxMailer(folder, from, createTestClock());
  const app = await createTestApp(t, { mailer, config: { publicUrl: 'https://glue.test' } });
  await resetByMail(app, () => fs.readFileSync(path.join(folder, fs.readdirSync(folder)[0] ?? ''), 'utf8'));
});
