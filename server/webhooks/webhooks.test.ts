import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import { shareCraft, unshareCraft } from '#contract/community.ts';
import { bringInCraft } from '#contract/craft-file.ts';
import { decideCase } from '#contract/safety.ts';
import { minuteSeconds } from '#contract/durations.ts';
import {
  createWebhook,
  deleteWebhook,
  listWebhooks,
  mostWebhooks,
  switchWebhook,
  testWebhook,
} from '#contract/webhooks.ts';
import type { WebhookEvent } from '#contract/webhooks.ts';
import { getCraft } from '#contract/crafts.ts';
import { fishFile } from '#tests/support/craft-files.ts';
import { createTestApp } from '#tests/support/create-test-app.ts';
import type { TestApp } from '#tests/support/create-test-app.ts';
import { giveCredits, makeCraft } from '#tests/support/generating.ts';
import { callHooksHere, startHookReceiver } from '#tests/support/hook-receiver.ts';
import type { HookReceiver } from '#tests/support/hook-receiver.ts';
import { newAdministrator, newPerson } from '#tests/support/people.ts';
import type { Person } from '#tests/support/people.ts';
import { sameClientAt, secondNode } from '#tests/support/second-node.ts';
import { until } from '#tests/support/until.ts';

interface House {
  app: TestApp;
  receiver: HookReceiver;
  person: Person;
}

async function openHouse(t: TestContext, timeoutMs?: number): Promise<House> {
  const receiver = await startHookReceiver(t);
  const app = await createTestApp(t, { callOutside: callHooksHere(timeoutMs) });
  return { app, receiver, person: await newPerson(app) };
}

const both: WebhookEvent[] = ['craft.made', 'craft.shared'];
const paramsOf = ({ user }: Person) => ({ id: user.id });

async function hookOf({ person, receiver }: House, events = both) {
  const body = { url: receiver.url, events };
  const { webhook, secret } = await person.client.call(createWebhook, { params: paramsOf(person), body });
  return { secret, params: { ...paramsOf(person), webhookId: webhook.id } };
}

const seen = async ({ person }: House) => {
  const [hook = assert.fail('there is no webhook')] = await person.client.call(listWebhooks, {
    params: paramsOf(person),
  });
  return hook;
};

const fish = async ({ person }: House) =>
  (await person.client.call(bringInCraft, { body: fishFile() })).craft;

test('a craft that is made and then shared is told, signed and with its time, and listed', async (t) => {
  const house = await openHouse(t);
  const { app, receiver, person } = house;
  const { secret } = await hookOf(house);
  assert.match(secret, /^whsec_[A-Za-z0-9+/]{43}=$/);
  await giveCredits(app, person, 1);
  const { craft } = await makeCraft(person);
  await app.jobs.drain();
  app.clock.advance(1000);
  const shared = { body: { craftId: craft.id } };
  await person.client.call(shareCraft, shared);
  await person.client.call(shareCraft, shared);
  await app.jobs.drain();

  const sentAt = Number(receiver.received[1]?.headers['webhook-timestamp']) * 1000;
  assert.equal(sentAt, app.clock.now().getTime());
  const told = receiver.received.map(({ body }) => JSON.parse(body));
  assert.deepEqual(
    told.map(({ type, data }) => [type, data.craft.id, data.craft.url]),
    ['craft.made', 'craft.shared'].map((type) => [type, craft.id, `${app.publicUrl()}/craft/${craft.id}`]),
  );
  assert.match(told[1].data.craft.imageUrl, new RegExp(`^${app.publicUrl()}/api/crafts/`));
  for (const { headers, body } of receiver.received) {
    const { 'webhook-id': id, 'webhook-timestamp': at, 'webhook-signature': signature } = headers;
    const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
    const wanted = createHmac('sha256', key)
      .update(`${String(id)}.${String(at)}.${body}`)
      .digest('base64');
    assert.equal(signature, `v1,${wanted}`);
    assert.doesNotMatch(body, new RegExp(`${person.user.email}|${person.user.displayName}`));
  }
  const { deliveries } = await seen(house);
  assert.deepEqual(
    deliveries.map(({ event, state, attempts, status }) => [event, state, attempts, status]),
    [
      ['craft.shared', 'delivered', 1, 200],
      ['craft.made', 'delivered', 1, 200],
    ],
  );
  assert.equal(deliveries[0]?.craft?.title, craft.title);
});

test('only what was asked for is told, and only of one’s own crafts', async (t) => {
  const house = await openHouse(t);
  await hookOf(house, ['craft.shared']);
  const other = await newPerson(house.app);
  await other.client.call(bringInCraft, { body: fishFile() });
  const { id } = await fish(house);
  await house.app.jobs.drain();
  assert.equal(house.receiver.received.length, 0);
  await house.person.client.call(shareCraft, { body: { craftId: id } });
  await house.person.client.call(unshareCraft, { params: { id } });
  await house.app.jobs.drain();
  assert.deepEqual(
    house.receiver.received.map(({ body }) => JSON.parse(body).type),
    ['craft.shared'],
  );
});

test('what had to be looked at first is told when it is seen by others', async (t) => {
  const house = await openHouse(t);
  const { app, person } = house;
  await hookOf(house, ['craft.shared']);
  const { id } = await fish(house);
  await person.client.call(shareCraft, { body: { craftId: id, content: 'see www.pictures.test' } });
  await app.jobs.drain();
  assert.equal(house.receiver.received.length, 0);
  const { rows } = await app.database.pool.query('select id from community_cases');
  const admin = await newAdministrator(app);
  await admin.client.call(decideCase, { params: { id: rows[0].id }, body: { decision: 'keep' } });
  await app.jobs.drain();
  assert.equal(house.receiver.received.length, 1);
});

test('what is not taken is tried again with growing waits, under the same id, and given up', async (t) => {
  const house = await openHouse(t);
  const { app, receiver } = house;
  await hookOf(house);
  receiver.answerWith(500);
  await fish(house);
  const waits = [1, 5, 30, 120, 480];
  for (const [at, minutes] of waits.entries()) {
    await app.jobs.drain();
    const [delivery = assert.fail('nothing is listed')] = (await seen(house)).deliveries;
    assert.deepEqual([delivery.state, delivery.attempts, delivery.status], ['waiting', at + 1, 500]);
    const dueIn = new Date(delivery.nextAt ?? 0).getTime() - app.clock.now().getTime();
    assert.equal(dueIn, minutes * minuteSeconds * 1000);
    app.clock.advance(dueIn - 1);
    await app.jobs.drain();
    assert.equal(receiver.received.length, at + 1, 'not before its time');
    app.clock.advance(1);
  }
  await app.jobs.drain();
  const hook = await seen(house);
  assert.deepEqual([hook.deliveries[0]?.state, hook.deliveries[0]?.attempts], ['failed', 6]);
  assert.equal(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size, 1);
  assert.equal(new Set(receiver.received.map(({ headers }) => headers['webhook-signature'])).size, 6);
  assert.equal(hook.offSince, null, 'one that was given up switches nothing off');
  const { rows } = await app.database.pool.query("select 1 from platform_jobs where state = 'failed'");
  assert.equal(rows.length, 0, 'a receiver that is away is no failed job');
});

test('after three that were given up it is off, with a reason, until it is switched on again', async (t) => {
  const house = await openHouse(t);
  const { app, receiver, person } = house;
  const { params } = await hookOf(house);
  receiver.answerWith(503);
  for (let craft = 0; craft < 4; craft += 1) await fish(house);
  for (const minutes of [0, 1, 5, 30, 120, 480]) {
    app.clock.advance(minutes * minuteSeconds * 1000);
    await app.jobs.drain();
  }
  const off = await seen(house);
  assert.equal(off.offReason, 'Switched off, because it answered 503.');
  assert.ok(off.offSince);
  assert.ok(off.deliveries.every(({ state }) => state === 'failed'));
  const calls = receiver.received.length;
  await fish(house);
  await app.jobs.drain();
  assert.equal(receiver.received.length, calls);
  assert.equal((await person.client.refusal(testWebhook, { params })).body.code, 'CONFLICT');

  receiver.answerWith(204);
  await person.client.call(switchWebhook, { params, body: { isOn: true } });
  await person.client.call(testWebhook, { params });
  await app.jobs.drain();
  const on = await seen(house);
  assert.deepEqual([on.offSince, on.offReason], [null, null]);
  assert.deepEqual([on.deliveries[0]?.event, on.deliveries[0]?.state], ['webhook.test', 'delivered']);
  assert.deepEqual(JSON.parse(receiver.received.at(-1)?.body ?? '').data, {});
});

test('who answers 410 is not asked again, and who switches off or deletes hears no more', async (t) => {
  const house = await openHouse(t);
  const { app, receiver, person } = house;
  const { params } = await hookOf(house);
  receiver.answerWith(410);
  await fish(house);
  await app.jobs.drain();
  assert.equal((await seen(house)).offReason, 'Switched off, because it answered 410.');

  await person.client.call(switchWebhook, { params, body: { isOn: true } });
  app.clock.advance(1000);
  await fish(house);
  await person.client.call(switchWebhook, { params, body: { isOn: false } });
  await app.jobs.drain();
  const { deliveries, offReason } = await seen(house);
  assert.deepEqual([deliveries[0]?.problem, offReason], ['switched-off', null]);
  await person.client.call(switchWebhook, { params, body: { isOn: true } });
  await fish(house);
  await person.client.call(deleteWebhook, { params });
  await app.jobs.drain();
  assert.equal(receiver.received.length, 1);
});

test('an address that is not https, names nobody or is private is refused with a sentence; there are only so many', async (t) => {
  const house = await openHouse(t);
  const { person } = house;
  const make = (url: string) =>
    person.client.ask(createWebhook, { params: paramsOf(person), body: { url, events: both } });
  const bad = [
    ['http://example.test/', 'https://me:word@example.test/', 'https://localhost/', 'https://printer.local/'],
    ['https://nas/', 'ftp://example.test/', 'no address', 'https://192.168.1.1/', 'https://0x7f000001/'],
    ['https://[::1]/', 'https://169.254.169.254/latest/'],
  ].flat();
  for (const url of bad) {
    const answer = await make(url);
    assert.equal(answer.status, 400, url);
  }
  for (let made = 0; made < mostWebhooks; made += 1)
    assert.equal((await make(`https://example.test/${made}`)).status, 201);
  assert.equal((await make('https://example.test/more')).status, 409);
});

test('a name that leads into a private network is not called, and the page says so', async (t) => {
  const receiver = await startHookReceiver(t);
  const app = await createTestApp(t);
  const house = { app, receiver, person: await newPerson(app) };
  await hookOf(house);
  const url = receiver.url.replace('hook.test', 'localhost');
  await app.database.pool.query('update webhooks set url = $1', [url]);
  await fish(house);
  await app.jobs.drain();
  const { deliveries } = await seen(house);
  assert.equal(deliveries[0]?.problem, 'not-public');
  assert.equal(receiver.connections(), 0);
});

test('receivers that hang keep no picture waiting', async (t) => {
  const house = await openHouse(t, 600_000);
  const { app, receiver, person } = house;
  receiver.answerWith('hang');
  await hookOf(house, ['craft.made']);
  for (let made = 0; made < 4; made += 1) await fish(house);
  app.jobs.start();
  await until('all places for strangers to be taken', () => receiver.received.length === 3);
  const { id } = await fish(house);
  await until('the picture of a craft made meanwhile', async () => {
    const { imageStatus } = await person.client.call(getCraft, { params: { id } });
    return imageStatus === 'completed';
  });
  assert.equal(receiver.received.length, 3, 'and they still hang');
});

test('where the operator wants no calls nothing is sent, and nobody names an address', async (t) => {
  const house = await openHouse(t);
  const { app, receiver, person } = house;
  const { params } = await hookOf(house);
  await fish(house);
  const config = { ...app.config, webhooks: false };
  const node = await secondNode(t, { ...app, config });
  const client = sameClientAt(node, person.client);
  await client.call(bringInCraft, { body: fishFile() });
  await node.jobs.drain();
  const [hook] = await client.call(listWebhooks, { params: paramsOf(person) });
  assert.deepEqual(
    hook?.deliveries.map(({ state, problem, attempts }) => [state, problem, attempts]),
    [['failed', 'switched-off', 0]],
    'what was waiting ends, and nothing new is written down',
  );
  const refusals = [
    await client.refusal(createWebhook, {
      params: paramsOf(person),
      body: { url: receiver.url, events: both },
    }),
    await client.refusal(testWebhook, { params }),
    await client.refusal(switchWebhook, { params, body: { isOn: true } }),
  ];
  for (const { status, body } of refusals)
    assert.deepEqual(
      [status, body.message],
      [403, 'Webhooks are switched off on this site: nothing is sent.'],
    );
  await client.call(switchWebhook, { params, body: { isOn: false } });
  await client.call(deleteWebhook, { params });
  assert.equal(receiver.connections(), 0);
});
