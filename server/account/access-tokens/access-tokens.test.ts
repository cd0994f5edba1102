import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  createAccessToken,
  listAccessTokens,
  mostTokens,
  revokeAccessToken,
} from '#contract/account-tokens.ts';
import { changePassword, exportPath } from '#contract/account-profile.ts';
import { dayMs } from '#contract/durations.ts';
import { tokenScopes } from '#contract/token-scopes.ts';
import type { TokenScope } from '#contract/token-scopes.ts';
import { Program, programOf } from '#tests/support/access-tokens.ts';
import { fishFile } from '#tests/support/craft-files.ts';
import { createTestApp } from '#tests/support/create-test-app.ts';
import { newAdministrator, newPerson } from '#tests/support/people.ts';
import { findResidue } from '#tests/support/residue.ts';
import { nextCode, turnOnSecondFactor } from '#tests/support/second-factor.ts';

const all = [...tokenScopes];
const asked = (password: string, change: object = {}) => ({
  name: 'Kitchen clock',
  scopes: ['read'] as TokenScope[],
  days: 30,
  currentPassword: password,
  ...change,
});

test('a token is told once, kept as a hash, listed with its last use, and taken back', async (t) => {
  const app = await createTestApp(t);
  const { user, client, password } = await newPerson(app);
  const params = { id: user.id };
  const made = await client.call(createAccessToken, { params, body: asked(password) });
  assert.match(made.token, /^gluebird_[\w-]{43}$/);
  assert.deepEqual(await findResidue(app, [made.token.slice(9)]), []);
  await app.jobs.drain();
  const mail = app.mails.find(({ kind }) => kind === 'access-token-made');
  assert.match(mail?.text ?? '', /Kitchen clock/);
  assert.ok(!mail?.text.includes(made.token));

  const program = new Program(app, made.token);
  const answer = await program.send({ url: '/api/user' });
  assert.equal(answer.json().user.id, user.id, answer.body);
  const [listed] = await client.call(listAccessTokens, { params });
  assert.deepEqual([listed?.name, listed?.scopes], ['Kitchen clock', ['read']]);
  assert.equal(listed?.lastUsedAt, app.clock.now().toISOString());
  assert.ok(!JSON.stringify(listed).includes(made.token));

  await client.call(revokeAccessToken, { params: { ...params, tokenId: made.accessToken.id } });
  const refused = await program.send({ url: '/api/user' });
  assert.deepEqual([refused.statusCode, refused.json().code], [401, 'ACCESS_TOKEN_INVALID']);
  assert.equal((await program.send({ url: '/api/crafts' })).statusCode, 401);
});

test('a token ends on its day, and with whatever ends all sessions', async (t) => {
  const app = await createTestApp(t);
  const person = await newPerson(app);
  const program = await programOf(app, person, ['read']);
  app.clock.advance(30 * dayMs - 1000);
  assert.equal((await program.send({ url: '/api/user' })).statusCode, 200);
  app.clock.advance(2000);
  assert.equal((await program.send({ url: '/api/user' })).statusCode, 401);

  const second = await newPerson(app);
  const other = await programOf(app, second, ['read']);
  const body = { currentPassword: second.password, newPassword: 'scissors-And-9-leaves' };
  await second.client.call(changePassword, { params: { id: second.user.id }, body });
  assert.equal((await other.send({ url: '/api/user' })).statusCode, 401);
  assert.equal((await second.client.call(listAccessTokens, { params: { id: second.user.id } })).length, 0);
});

test('making one needs the password, the code where there is one, and there are only so many', async (t) => {
  const app = await createTestApp(t);
  const person = await newPerson(app);
  const params = { id: person.user.id };
  const wrong = await person.client.refusal(createAccessToken, { params, body: asked('not-my-password') });
  assert.equal(wrong.body.code, 'ACCOUNT_WRONG_PASSWORD');
  const none = await person.client.refusal(createAccessToken, {
    params,
    body: asked(person.password, { scopes: [] }),
  });
  assert.equal(none.status, 400);

  const holder = await turnOnSecondFactor(app, person);
  const without = await holder.client.refusal(createAccessToken, { params, body: asked(holder.password) });
  assert.deepEqual([without.body.code, without.body.issues?.[0]?.path], ['INVALID_INPUT', 'signInCode']);
  const old = { signInCode: holder.usedCode };
  const used = await holder.client.refusal(createAccessToken, { params, body: asked(holder.password, old) });
  assert.equal(used.body.code, 'ACCOUNT_WRONG_SIGN_IN_CODE');
  const fresh = { signInCode: nextCode(app.clock, holder.secret) };
  await holder.client.call(createAccessToken, { params, body: asked(holder.password, fresh) });

  const many = await newPerson(app);
  for (let made = 0; made < mostTokens; made += 1) await programOf(app, many, ['read']);
  const tooMany = await many.client.refusal(createAccessToken, {
    params: { id: many.user.id },
    body: asked(many.password),
  });
  assert.equal(tooMany.body.code, 'CONFLICT');
});

test('a token does what its scopes say: nothing of the account, of money, of pages or of administrators', async (t) => {
  const app = await createTestApp(t);
  const admin = await newAdministrator(app);
  const program = await programOf(app, admin, all);
  const id = admin.user.id;
  const never = [
    ['GET', '/api/admin/users'],
    ['GET', '/api/admin/export/users.csv'],
    ['GET', exportPath(id)],
    ['GET', `/api/users/${id}/tokens`],
    ['POST', `/api/users/${id}/tokens`],
    ['GET', `/api/users/${id}/sessions`],
    ['PUT', `/api/users/${id}/profile`],
    ['DELETE', `/api/users/${id}`],
    ['POST', '/api/create-payment-intent'],
    ['GET', `/api/users/${id}/credit-purchases`],
    ['POST', '/api/logout'],
    ['POST', '/api/login'],
    ['GET', '/api/nothing'],
  ] as const;
  for (const [method, url] of never) {
    const answer = await program.send({ method, url });
    assert.deepEqual(
      [answer.statusCode, answer.json().code],
      [403, 'ACCESS_TOKEN_NOT_ENOUGH'],
      `${method} ${url}`,
    );
  }
  assert.equal((await program.send({ url: '/profile' })).statusCode, 404, 'a page knows nobody by a token');
  const reader = await programOf(app, admin, ['read']);
  const made = await reader.send({ method: 'POST', url: '/api/crafts/from-file', payload: fishFile() });
  assert.deepEqual(
    [made.statusCode, made.json().message],
    [403, 'This access token lacks the scope “make”.'],
  );
});

test('a program writes without saying where it comes from, and no cookie stands in for its token', async (t) => {
  const app = await createTestApp(t);
  const person = await newPerson(app);
  const program = await programOf(app, person, ['make', 'change', 'read']);
  const elsewhere = { origin: 'https://elsewhere.test', 'sec-fetch-site': 'cross-site' };
  const made = await program.send({
    method: 'POST',
    url: '/api/crafts/from-file',
    payload: fishFile(),
    headers: elsewhere,
  });
  assert.equal(made.statusCode, 201, made.body);
  const url = `/api/crafts/${made.json().craft.id}`;
  assert.equal((await program.send({ method: 'POST', url: `${url}/likes` })).statusCode, 200);

  const bad = { authorization: 'Bearer gluebird_nothing' };
  const withCookie = await person.client.send({ method: 'DELETE', url, headers: { ...elsewhere, ...bad } });
  assert.deepEqual([withCookie.statusCode, withCookie.json().code], [401, 'ACCESS_TOKEN_INVALID']);
  const foreign = { ...elsewhere, authorization: 'Bearer something-else' };
  assert.equal((await person.client.send({ method: 'DELETE', url, headers: foreign })).statusCode, 403);
  assert.equal((await program.send({ method: 'DELETE', url })).statusCode, 200);
});
