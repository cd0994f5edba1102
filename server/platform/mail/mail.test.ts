import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import PostalMime from 'postal-mime';
import { startFakeSmtp } from '#tests/support/fake-smtp.ts';
import { systemClock } from '#server/platform/clock.ts';
import { MailRefused } from './mailer.ts';
import type { Mail, Mailer } from './mailer.ts';
import { createOutboxMailer } from './outbox-mailer.ts';
import { createSmtpMailer } from './smtp-mailer.ts';

const from = 'Gluebird <hello@gluebird.test>';
const mail: Mail = {
  to: 'ann@example.test',
  subject: 'Välkommen',
  text: 'Hello\n',
  html: '<p>Hello</p>',
  replyTo: 'bob@example.test',
  kind: 'welcome',
};

interface Sent {
  recipients: string[];
  raw: string;
}
interface Driver {
  mailer: Mailer;
  sent(): Sent[];
}

function outbox(t: TestContext): Driver {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'gluebird-outbox-'));
  t.after(() => fs.rmSync(folder, { recursive: true, force: true }));
  const read = (name: string): Sent => {
    const raw = fs.readFileSync(path.join(folder, name), 'utf8');
    return { raw, recipients: [...raw.matchAll(/^To: (.+)$/gm)].map((match) => match[1] ?? '') };
  };
  return {
    mailer: createOutboxMailer(folder, from, systemClock),
    sent: () => fs.readdirSync(folder).sort().map(read),
  };
}

async function smtp(t: TestContext): Promise<Driver> {
  const server = await startFakeSmtp();
  const mailer = createSmtpMailer(server.url, from);
  t.after(async () => {
    mailer.close();
    await server.close();
  });
  return { mailer, sent: () => server.received };
}

const drivers: [string, (t: TestContext) => Driver | Promise<Driver>][] = [
  ['outbox', outbox],
  ['SMTP', smtp],
];

for (const [name, open] of drivers) {
  test(`${name}: a mail arrives with its parts`, async (t) => {
    const driver = await open(t);
    await driver.mailer.send(mail);

    const [sent, ...others] = driver.sent();
    assert.equal(others.length, 0);
    assert.deepEqual(sent?.recipients, ['ann@example.test']);
    const parsed = await PostalMime.parse(sent?.raw ?? '');
    assert.equal(parsed.subject, 'Välkommen');
    assert.equal(parsed.text?.trim(), 'Hello');
    assert.equal(parsed.html?.trim(), '<p>Hello</p>');
    assert.equal(parsed.from?.address, 'hello@gluebird.test');
    assert.equal(parsed.replyTo?.[0]?.address, 'bob@example.test');
  });

  test(`${name}: line breaks and lists in a field reach nobody else`, async (t) => {
    const driver = await open(t);
    const tricks = [
      { ...mail, subject: 'Hi\r\nBcc: evil@example.test' },
      { ...mail, to: 'ann@example.test, evil@example.test' },
      { ...mail, replyTo: 'bob@example.test\r\nBcc: evil@example.test' },
    ];
    for (const trick of tricks) await driver.mailer.send(trick).catch(() => undefined);

    for (const sent of driver.sent()) {
      assert.ok(sent.recipients.length <= 1);
      assert.ok(!sent.recipients.includes('evil@example.test'));
      assert.doesNotMatch(sent.raw, /^bcc:/im);
    }
  });
}

test('outbox: files are for the owner only and never half written', async (t) => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'gluebird-outbox-'));
  t.after(() => fs.rmSync(folder, { recursive: true, force: true }));
  await createOutboxMailer(folder, from, systemClock).send(mail);
  const [file = ''] = fs.readdirSync(folder);
  assert.match(file, /-welcome\.eml$/);
  assert.equal(fs.statSync(path.join(folder, file)).mode & 0o777, 0o600);
});

test('SMTP: a refusal for good differs from a passing one', async (t) => {
  const server = await startFakeSmtp();
  const mailer = createSmtpMailer(server.url, from);
  t.after(async () => {
    mailer.close();
    await server.close();
  });
  server.refuseWith(550);
  await assert.rejects(mailer.send(mail), MailRefused);
  server.refuseWith(451);
  await assert.rejects(mailer.send(mail), (error: Error) => !(error instanceof MailRefused));
});
