import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sendContactMessage } from '#contract/contact.ts';
import { dayMs } from '#contract/durations.ts';
import { createTestApp } from '#tests/support/create-test-app.ts';
import { contactMessages } from './tables.ts';

const body = {
  name: 'Ann',
  email: 'ann@example.test',
  message: 'Where is the glue?\nI looked <b>everywhere</b>.',
};

test('a message is kept and mailed to the people who run the site', async (t) => {
  const app = await createTestApp(t, {
    config: { mail: { smtpUrl: null, from: 'x <x@x.test>', contactEmail: 'team@glue.test' } },
  });
  const reply = await app.client().call(sendContactMessage, { body });
  await app.jobs.drain();

  assert.equal(reply.message, "Your message has been sent! We'll get back to you soon.");
  const [kept] = await app.database.db.select().from(contactMessages);
  assert.deepEqual([kept?.name, kept?.email, kept?.message], [body.name, body.email, body.message]);
  const [mail] = app.mails;
  assert.deepEqual([mail?.to, mail?.replyTo], ['team@glue.test', 'ann@example.test']);
  assert.match(mail?.html ?? '', /&lt;b&gt;everywhere&lt;\/b&gt;/);
});

test('without a mailbox to send to the message is kept all the same', async (t) => {
  const app = await createTestApp(t);
  await app.client().call(sendContactMessage, { body });
  await app.jobs.drain();
  assert.equal((await app.database.db.select().from(contactMessages)).length, 1);
  assert.equal(app.mails.length, 0);
});

test('each rule of the form is checked and nothing is kept', async (t) => {
  const app = await createTestApp(t);
  const cases: [object, string, string][] = [
    [{ name: 'A' }, 'name', 'Name must be at least 2 characters'],
    [{ email: 'ann@' }, 'email', 'Please enter a valid email address'],
    [{ email: 'ann@example.test, bob@example.test' }, 'email', 'Please enter a valid email address'],
    [{ email: 'ann@example.test\r\nBcc: bob@example.test' }, 'email', 'Please enter a valid email address'],
    [{ message: '         short       ' }, 'message', 'Message must be at least 10 characters'],
  ];
  for (const [change, path, message] of cases) {
    const refusal = await app.client().refusal(sendContactMessage, { body: { ...body, ...change } });
    assert.deepEqual(refusal.body.issues, [{ path, message }]);
  }
  assert.equal((await app.database.db.select().from(contactMessages)).length, 0);
});

test('messages, activities, tokens and sessions go when their time is over', async (t) => {
  const app = await createTestApp(t);
  await app.client().call(sendContactMessage, { body });
  await app.services.recurring.plan();
  app.clock.advance(366 * dayMs);
  await app.jobs.drain();
  assert.equal((await app.database.db.select().from(contactMessages)).length, 0);
});

test('a flood from one address is stopped', async (t) => {
  const app = await createTestApp(t, { config: { rateLimits: true } });
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 6; attempt += 1)
    statuses.push((await app.client().ask(sendContactMessage, { body })).status);
  assert.deepEqual(statuses, [200, 200, 200, 200, 200, 429]);
});
