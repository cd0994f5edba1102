import assert from 'node:assert/strict';
import { generateKeyPairSync } from 'node:crypto';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import { getCurrentUser } from '#contract/account.ts';
import {
  addPasskey,
  beginPasskey,
  beginPasskeyProof,
  beginPasskeySignIn,
  finishPasskeySignIn,
  listPasskeys,
  passkeyChallengeLifeMinutes,
} from '#contract/account-passkeys.ts';
import type { PasskeyAssertion, PasskeyRequestOptions } from '#contract/account-passkeys.ts';
import { Authenticator } from '#tests/support/authenticator.ts';
import { createTestApp } from '#tests/support/create-test-app.ts';
import { addPasskeyFor, signInWith } from '#tests/support/passkeys.ts';
import { newPerson } from '#tests/support/people.ts';
import { statusesOf } from '#tests/support/test-client.ts';

async function setUp(t: TestContext) {
  const app = await createTestApp(t);
  const ann = await newPerson(app);
  const device = await addPasskeyFor(app, ann);
  const begin = () => app.client().call(beginPasskeySignIn, {});
  const finish = (passkey: PasskeyAssertion) => app.client().ask(finishPasskeySignIn, { body: { passkey } });
  const codeOf = async (passkey: PasskeyAssertion) => {
    const { status, body } = await finish(passkey);
    return 'code' in body ? `${status} ${body.code}` : status;
  };
  return { app, ann, device, begin, finish, codeOf };
}

const refused = '403 ACCOUNT_PASSKEY_REFUSED';
const expired = '403 ACCOUNT_PASSKEY_EXPIRED';
const { privateKey: otherKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const otherHandle = Buffer.alloc(32, 7).toString('base64url');

const wrongs = {
  'for another site': { origin: 'https://evil.example' },
  'for another port': { origin: 'http://localhost:3001' },
  'under another name': { rpId: 'evil.example' },
  'that a page made and not a device': { type: 'webauthn.create' },
  'of a person who was not verified': { isVerified: false },
  'of a person who was not there': { isPresent: false },
  'by another key': { key: otherKey },
  'for another person': { userHandle: otherHandle },
  'that does not say for whom': { userHandle: null },
};

for (const [what, faults] of Object.entries(wrongs)) {
  test(`a signature ${what} opens nothing`, async (t) => {
    const { device, begin, codeOf } = await setUp(t);
    assert.equal(await codeOf(device.get(await begin(), faults)), refused);
    assert.equal(await codeOf(device.get(await begin())), 200);
  });
}

test('a challenge counts once, soon, for what it was asked for, and only if it was asked', async (t) => {
  const { app, ann, device, begin, codeOf } = await setUp(t);
  const params = { id: ann.user.id };
  const passkey = device.get(await begin());
  assert.equal(await codeOf(passkey), 200);
  assert.equal(await codeOf(passkey), expired);
  const spoiled = await begin();
  assert.equal(await codeOf(device.get(spoiled, { origin: 'https://evil.example' })), refused);
  assert.equal(await codeOf(device.get(spoiled)), expired, 'a wrong answer uses it up');
  assert.equal(await codeOf(device.get(await begin(), { challenge: otherHandle })), expired);
  const proof = await ann.client.call(beginPasskeyProof, { params });
  assert.equal(await codeOf(device.get(proof)), expired, 'what shows that it is you signs nobody in');
  const misused = device.get(await begin());
  const refusal = await ann.client.refusal(beginPasskey, { params, body: { passkey: misused } });
  assert.equal(refusal.body.code, 'ACCOUNT_PASSKEY_EXPIRED');
  const late = await begin();
  app.clock.advance(passkeyChallengeLifeMinutes * 60_000 + 1);
  assert.equal(await codeOf(device.get(late)), expired);
  await app.services.account.sweep(app.database.db);
  const { rows } = await app.database.pool.query('select 1 from account_passkey_challenges');
  assert.equal(rows.length, 0);
});

test('a count that goes backwards or stands still is a copy, and opens nothing', async (t) => {
  const { device, begin, codeOf } = await setUp(t);
  assert.equal(await codeOf(device.get(await begin(), { counter: 40 })), 200);
  assert.equal(await codeOf(device.get(await begin(), { counter: 40 })), refused);
  assert.equal(await codeOf(device.get(await begin(), { counter: 39 })), refused);
  assert.equal(await codeOf(device.get(await begin(), { counter: 0 })), refused);
  assert.equal(await codeOf(device.get(await begin(), { counter: 41 })), 200);
});

test('of many who come with one signature, or with one count, one gets in', async (t) => {
  const { device, begin, finish } = await setUp(t);
  const passkey = device.get(await begin());
  assert.deepEqual(statusesOf(await Promise.all([1, 2, 3].map(() => finish(passkey)))), [200, 403, 403]);
  const options = await Promise.all([1, 2, 3].map(() => begin()));
  const copies = options.map((each: PasskeyRequestOptions) => device.get(each, { counter: 90 }));
  assert.deepEqual(statusesOf(await Promise.all(copies.map(finish))), [200, 403, 403]);
});

test('what is no passkey is refused in words', async (t) => {
  const { app, ann, device, begin, codeOf } = await setUp(t);
  const good = device.get(await begin());
  const { response } = good;
  const text = (value: string) => Buffer.from(value).toString('base64url');
  for (const wrong of [
    { ...good, id: 'nobody', rawId: 'nobody' },
    { ...good, rawId: 'other' },
    { ...good, response: { ...response, clientDataJSON: text('no json') } },
    { ...good, response: { ...response, clientDataJSON: text('null') } },
    { ...good, response: { ...response, clientDataJSON: text('{"challenge":7}') } },
  ])
    assert.match(String(await codeOf(wrong)), /^403 ACCOUNT_PASSKEY_(REFUSED|EXPIRED)$/);
  for (const part of ['authenticatorData', 'signature'] as const) {
    const fresh = device.get(await begin());
    const garbled = { ...fresh, response: { ...fresh.response, [part]: text('x') } };
    assert.equal(await codeOf(garbled), refused, part);
  }
  for (const passkey of [null, 'x', {}, { ...good, type: 'password' }, { ...good, id: 'a b' }]) {
    const reply = await app
      .client()
      .send({ method: 'POST', url: '/api/login/passkey', payload: { passkey } });
    assert.equal(reply.statusCode, 400, JSON.stringify(passkey));
  }
  assert.equal((await ann.client.call(listPasskeys, { params: { id: ann.user.id } })).length, 1);
});

test('a device that errs makes no passkey, and none takes the name of another', async (t) => {
  const { app, ann, device } = await setUp(t);
  const mallory = await newPerson(app);
  const params = { id: mallory.user.id };
  const options = () =>
    mallory.client.call(beginPasskey, { params, body: { currentPassword: mallory.password } });
  const own = new Authenticator(app.publicUrl());
  const add = (passkey: ReturnType<Authenticator['create']>, client = mallory.client) =>
    client.ask(addPasskey, { params, body: { name: 'Mine', passkey } });
  for (const faults of [
    { origin: 'https://evil.example' },
    { rpId: 'evil.example' },
    { type: 'webauthn.get' },
    { isVerified: false },
    { isPresent: false },
  ]) {
    const { status, body } = await add(own.create(await options(), faults));
    assert.deepEqual([status, 'code' in body && body.code], [403, 'ACCOUNT_PASSKEY_REFUSED']);
  }
  const garbage = own.create(await options());
  garbage.response.attestationObject = Buffer.from('garbage').toString('base64url');
  assert.equal((await add(garbage)).status, 403);
  const signIn = await app.client().call(beginPasskeySignIn, {});
  assert.equal((await add(own.create({ ...(await options()), challenge: signIn.challenge }))).status, 403);
  const taken = Buffer.from(device.credentials[0]?.id ?? '', 'base64url');
  assert.equal((await add(own.create(await options(), { id: taken }))).status, 409);
  const late = await options();
  app.clock.advance(passkeyChallengeLifeMinutes * 60_000 + 1);
  assert.equal((await add(own.create(late))).status, 403);
  assert.deepEqual(await mallory.client.call(listPasskeys, { params }), []);
  assert.equal((await signInWith(app.client(), device)).id, ann.user.id);
});

test('a passkey of one person shows nothing about another', async (t) => {
  const { app, device } = await setUp(t);
  const mallory = await newPerson(app);
  const params = { id: mallory.user.id };
  const proof = await mallory.client.call(beginPasskeyProof, { params });
  const { body } = await mallory.client.refusal(beginPasskey, {
    params,
    body: { passkey: device.get(proof) },
  });
  assert.equal(body.code, 'ACCOUNT_PASSKEY_REFUSED');
  await mallory.client.call(getCurrentUser, {});
});
