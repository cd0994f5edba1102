import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import { accountDepartures, accountSessions, accountUsers } from '#server/account/tables.ts';
import { createTestApp } from '#tests/support/create-test-app.ts';
import { startFakeOidc } from '#tests/support/fake-oidc.ts';
import { comeBack, depart, signInBy } from '#tests/support/provider-visit.ts';

const kim = { sub: 'kim-1', email: 'kim@example.test', email_verified: true, nickname: 'Kim' };

async function openHouse(t: TestContext) {
  const provider = await startFakeOidc(t);
  const app = await createTestApp(t, { config: { oidc: provider.settings } });
  const { db } = app.database;
  const nobodyCame = async (): Promise<void> => {
    assert.deepEqual(await db.select().from(accountUsers), []);
    assert.deepEqual(await db.select().from(accountSessions), []);
  };
  return { app, provider, nobodyCame };
}

const problem = (code: string): string => `/auth?problem=ACCOUNT_PROVIDER_${code}#way-in`;
/** Who is signed in already is told in the settings. */
const signedInProblem = (code: string): string => `/profile/settings?problem=ACCOUNT_PROVIDER_${code}`;
const nowSeconds = (): number => Math.floor(Date.now() / 1000);

test('what is said about another site, by another issuer, or for another question is not believed', async (t) => {
  const { app, provider, nobodyCame } = await openHouse(t);
  const wrong = {
    'another audience': { aud: 'another-site' },
    'several audiences and another party': { aud: ['gluebird', 'other'], azp: 'other' },
    'another issuer': { iss: 'https://elsewhere.example' },
    'another nonce': { nonce: 'of another time' },
    'no nonce': { nonce: undefined },
    'no subject': { sub: undefined },
    'long over': { exp: nowSeconds() - 600 },
    'not yet': { nbf: nowSeconds() + 600 },
  };
  for (const [what, claims] of Object.entries(wrong)) {
    provider.claims = claims;
    assert.equal(await signInBy({ provider, client: app.client() }, kim), problem('NOT_TRUSTED'), what);
  }
  await nobodyCame();
});

test('clocks may differ by a little', async (t) => {
  const { app, provider } = await openHouse(t);
  provider.claims = { exp: nowSeconds() - 20 };
  assert.equal(await signInBy({ provider, client: app.client() }, kim), '/');
  provider.claims = { nbf: nowSeconds() + 50 };
  assert.equal(await signInBy({ provider, client: app.client() }, kim), '/');
});

test('a provider may change its keys; a key it does not know is nobody’s', async (t) => {
  const { app, provider } = await openHouse(t);
  assert.equal(await signInBy({ provider, client: app.client() }, kim), '/');
  provider.changeKey();
  assert.equal(await signInBy({ provider, client: app.client() }, kim), '/');
  provider.changeKey({ published: false });
  assert.equal(await signInBy({ provider, client: app.client() }, kim), problem('NOT_TRUSTED'));
});

test('an answer counts once, soon, and in the browser that asked', async (t) => {
  const { app, provider } = await openHouse(t);
  const client = app.client();
  const answer = provider.visit(await depart(client), kim);
  const stranger = app.client();
  await depart(stranger);
  assert.equal((await comeBack(stranger, answer)).headers.location, problem('EXPIRED'));
  assert.equal((await comeBack(app.client(), answer)).headers.location, problem('EXPIRED'));
  assert.equal((await comeBack(client, answer)).headers.location, '/');
  assert.equal((await comeBack(client, answer)).headers.location, signedInProblem('EXPIRED'));

  const late = provider.visit(await depart(client), kim);
  app.clock.advance(600_000);
  assert.equal((await comeBack(client, late)).headers.location, signedInProblem('EXPIRED'));
  await app.services.provider?.sweep(app.database.db);
  app.clock.advance(1);
  await app.services.provider?.sweep(app.database.db);
  assert.deepEqual(await app.database.db.select().from(accountDepartures), []);
});

test('a code counts once, and a state only with its own code', async (t) => {
  const { app, provider } = await openHouse(t);
  const client = app.client();
  const used = new URL(provider.visit(await depart(client), kim));
  await comeBack(client, used.href);
  const next = new URL(provider.visit(await depart(client), kim));
  next.searchParams.set('code', used.searchParams.get('code') ?? '');
  assert.equal((await comeBack(client, next.href)).headers.location, signedInProblem('NOT_TRUSTED'));

  const other = app.client();
  const mine = new URL(provider.visit(await depart(client), kim));
  const theirs = new URL(provider.visit(await depart(other), { ...kim, sub: 'thief' }));
  mine.searchParams.set('code', theirs.searchParams.get('code') ?? '');
  assert.equal((await comeBack(client, mine.href)).headers.location, signedInProblem('NOT_TRUSTED'));
});

test('of many who bring the same answer one gets in', async (t) => {
  const { app, provider } = await openHouse(t);
  const client = app.client();
  const answer = provider.visit(await depart(client), kim);
  const led = await Promise.all([1, 2, 3, 4].map(() => comeBack(client, answer)));
  const places = led.map(({ headers }) => String(headers.location)).toSorted((a, b) => a.localeCompare(b));
  assert.deepEqual(places, ['/', problem('EXPIRED'), problem('EXPIRED'), problem('EXPIRED')]);
});

test('somebody who says no there is told so here, and answers that make no sense are refused', async (t) => {
  const { app, provider, nobodyCame } = await openHouse(t);
  assert.equal(await signInBy({ provider, client: app.client() }, 'refused'), problem('CANCELLED'));
  for (const query of ['', '?state=x&code=y', '?code=y', '?error=access_denied', '?state=%00&state=b'])
    assert.equal(
      (await app.client().send({ url: `/api/oidc/callback${query}` })).headers.location,
      problem('EXPIRED'),
    );
  await nobodyCame();
});

test('while the provider is away people are told so, and come in when it is back', async (t) => {
  const { app, provider, nobodyCame } = await openHouse(t);
  const limitFor = (fault: unknown): number => (fault === 'hang' ? 0.2 : 30);
  for (const fault of ['hang', 'drop', 'garbage', { status: 503 }] as const) {
    provider.faults = { discovery: fault };
    provider.settings.timeoutSeconds = limitFor(fault);
    const response = await app.client().send({ url: '/api/oidc/start' });
    assert.equal(response.headers.location, problem('UNAVAILABLE'), JSON.stringify(fault));
  }
  await nobodyCame();
  provider.faults = {};
  provider.settings.timeoutSeconds = 30;
  for (const place of ['token', 'keys', 'userinfo'] as const)
    for (const fault of ['hang', 'drop', 'garbage', { status: 503 }] as const) {
      const client = app.client();
      const answer = provider.visit(await depart(client), kim);
      provider.faults = { [place]: fault };
      provider.settings.timeoutSeconds = limitFor(fault);
      const { headers } = await comeBack(client, answer);
      assert.equal(headers.location, problem('UNAVAILABLE'), `${place} ${JSON.stringify(fault)}`);
      provider.faults = {};
      provider.settings.timeoutSeconds = 30;
    }
  await nobodyCame();
  assert.equal(await signInBy({ provider, client: app.client() }, kim), '/');
});
