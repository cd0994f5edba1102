import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import { getContactMessage, handleContactMessage, listContactMessages } from '#contract/contact-messages.ts';
import type { MessageState } from '#contract/contact-messages.ts';
import { sendContactMessage } from '#contract/contact.ts';
import { listAudited } from '#tests/support/audited.ts';
import { createTestApp } from '#tests/support/create-test-app.ts';
import { newAdministrator } from '#tests/support/people.ts';

const long = `Where is the glue? ${'I looked everywhere. '.repeat(20)}`.trim();

async function setUp(t: TestContext) {
  const app = await createTestApp(t);
  const admin = await newAdministrator(app);
  for (const [index, message] of ['The first of them', 'The second of them', long].entries()) {
    const body = { name: `Writer ${index + 1}`, email: `writer${index + 1}@example.test`, message };
    await app.client().call(sendContactMessage, { body });
    app.clock.advance(60_000);
  }
  const list = (state?: MessageState, limit?: number) =>
    admin.client.call(listContactMessages, { query: { ...(state && { state }), ...(limit && { limit }) } });
  const names = async (state: MessageState) => (await list(state)).map(({ name }) => name);
  const idOf = async (name: string) => (await list()).find((each) => each.name === name)?.id ?? 0;
  const handle = (id: number, isHandled: boolean) =>
    admin.client.call(handleContactMessage, { params: { id }, body: { isHandled } });
  return { app, admin, list, names, idOf, handle };
}

test('messages stand newest first with their beginning, and one is read in full', async (t) => {
  const { admin, list, names } = await setUp(t);
  assert.deepEqual(await names('waiting'), ['Writer 3', 'Writer 2', 'Writer 1']);
  const [newest] = await list();
  assert.ok(newest && newest.message.length <= 161 && newest.message.endsWith('…'));
  const read = await admin.client.call(getContactMessage, { params: { id: newest.id } });
  assert.deepEqual([read.message, read.email, read.handledAt], [long, 'writer3@example.test', null]);
  assert.equal((await list('waiting', 2)).length, 2);
});

test('the list goes on where a page ended', async (t) => {
  const { admin } = await setUp(t);
  const first = await admin.client.ask(listContactMessages, { query: { limit: 2 } });
  const next = /<([^>]+)>/.exec(String(first.headers['link']))?.[1] ?? '';
  const second = (await admin.client.send({ method: 'GET', url: next })).json<{ name: string }[]>();
  assert.deepEqual(
    second.map(({ name }) => name),
    ['Writer 1'],
  );
});

test('a message is handled and waits again, each once and with its trace', async (t) => {
  const { app, admin, names, idOf, handle } = await setUp(t);
  const id = await idOf('Writer 2');
  const handled = await handle(id, true);
  assert.equal(handled.handledAt, app.clock.now().toISOString());
  app.clock.advance(1_000);
  assert.equal((await handle(id, true)).handledAt, handled.handledAt, 'saying it again changes nothing');
  assert.deepEqual(
    [await names('handled'), await names('waiting')],
    [['Writer 2'], ['Writer 3', 'Writer 1']],
  );
  await Promise.all([handle(id, false), handle(id, false), handle(id, false)]);
  assert.deepEqual(await names('handled'), []);
  assert.deepEqual(
    (await listAudited(app)).map(({ action, adminId }) => [action, adminId]),
    ['message_handled', 'message_reopened'].map((action) => [action, admin.user.id]),
  );
});

test('a message that is gone is told so', async (t) => {
  const { admin } = await setUp(t);
  const params = { id: 99_999 };
  assert.equal((await admin.client.refusal(getContactMessage, { params })).status, 404);
  const refusal = await admin.client.refusal(handleContactMessage, { params, body: { isHandled: true } });
  assert.equal(refusal.status, 404);
});
