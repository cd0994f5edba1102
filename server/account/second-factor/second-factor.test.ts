import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import { getCurrentUser, login } from '#contract/account.ts';
import { changePassword } from '#contract/account-profile.ts';
import { forgotPassword, resetPassword } from '#contract/account-recovery.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  finishLogin,
  getSecondFactor,
  renewRecoveryCodes,
} from '#contract/account-second-factor.ts';
import { createTestApp } from '#tests/support/create-test-app.ts';
import type { TestApp, TestAppOptions } from '#tests/support/create-test-app.ts';
import { newPerson, signIn } from '#tests/support/people.ts';
import { codeShown, nextCode, turnOnSecondFactor } from '#tests/support/second-factor.ts';
import type { Holder } from '#tests/support/second-factor.ts';
import { statusesOf } from '#tests/support/test-client.ts';
import type { TestClient } from '#tests/support/test-client.ts';

async function newHolder(
  t: TestContext,
  options: TestAppOptions = {},
): Promise<{ app: TestApp; ann: Holder }> {
  const app = await createTestApp(t, options);
  const ann = await turnOnSecondFactor(app, await newPerson(app, { displayName: 'Ann' }));
  return { app, ann };
}

/** The first step: the right password. */
async function challengeOf(client: TestClient, { user, password }: Holder): Promise<string> {
  const reply = await client.call(login, { body: { email: user.email, password } });
  assert.ok('challenge' in reply, 'a second step is asked for');
  return reply.challenge;
}

const mailKinds = (app: TestApp): string[] => app.mails.map(({ kind }) => kind);

test('a factor counts once its first code is right, and signs other devices out', async (t) => {
  const app = await createTestApp(t);
  const { user, client, password } = await newPerson(app);
  const other = app.client();
  await signIn(other, { email: user.email, password });
  const params = { id: user.id };

  const wrong = await client.refusal(beginSecondFactor, { params, body: { currentPassword: 'nope' } });
  assert.equal(wrong.body.code, 'ACCOUNT_WRONG_PASSWORD');
  const begun = await client.call(beginSecondFactor, { params, body: { currentPassword: password } });
  assert.equal(
    begun.otpauthUri,
    `otpauth://totp/Gluebird:${encodeURIComponent(user.email)}?secret=${begun.secret}&issuer=Gluebird`,
  );
  const refused = await client.refusal(confirmSecondFactor, { params, body: { signInCode: '000000' } });
  assert.deepEqual([refused.status, refused.body.code], [403, 'ACCOUNT_WRONG_SIGN_IN_CODE']);
  assert.equal((await client.call(getSecondFactor, { params })).since, null);
  await signIn(app.client(), { email: user.email, password });

  const signInCode = codeShown(app.clock, begun.secret).replace(/^.../, '$& ');
  const { recoveryCodes } = await client.call(confirmSecondFactor, { params, body: { signInCode } });
  assert.equal(new Set(recoveryCodes).size, 10);
  assert.ok(recoveryCodes.every((code) => /^([a-z2-7]{4}-){3}[a-z2-7]{4}$/.test(code)));
  assert.deepEqual(await client.call(getSecondFactor, { params }), {
    since: app.clock.now().toISOString(),
    recoveryCodesLeft: 10,
    isRequired: false,
  });
  assert.equal((await other.refusal(getCurrentUser, {})).status, 401);
  await app.jobs.drain();
  assert.deepEqual(mailKinds(app), ['second-factor-on']);
  const again = await client.refusal(beginSecondFactor, { params, body: { currentPassword: password } });
  assert.equal(again.body.code, 'CONFLICT');
});

test('a setup is replaced by the next one, and is over after an hour', async (t) => {
  const app = await createTestApp(t);
  const { user, client, password } = await newPerson(app);
  const params = { id: user.id };
  const begin = () => client.call(beginSecondFactor, { params, body: { currentPassword: password } });
  const confirm = (secret: string) =>
    client.ask(confirmSecondFactor, { params, body: { signInCode: codeShown(app.clock, secret) } });
  const [first, second] = [await begin(), await begin()];
  assert.equal((await confirm(first.secret)).status, 403);
  app.clock.advance(61 * 60_000);
  assert.equal((await confirm(second.secret)).status, 409);
  await app.services.account.sweep(app.database.db);
  const { rows } = await app.database.pool.query('select 1 from account_second_factors');
  assert.equal(rows.length, 0);
  const third = await begin();
  const answers = await Promise.all([confirm(third.secret), confirm(third.secret)]);
  assert.deepEqual(statusesOf(answers), [200, 409]);
});

test('the right password opens a challenge and no session; the code opens one', async (t) => {
  const { app, ann } = await newHolder(t);
  const client = app.client();
  const before = await ann.client.call(getCurrentUser, {});
  const challenge = await challengeOf(client, ann);
  assert.equal(client.cookies.size, 0);
  assert.equal((await ann.client.call(getCurrentUser, {})).user.lastLogin, before.user.lastLogin);
  const asCookie = await app
    .client()
    .send({ url: '/api/user', headers: { cookie: `gluebird=${challenge}` } });
  assert.equal(asCookie.statusCode, 401);

  const { user } = await client.call(finishLogin, {
    body: { challenge, signInCode: nextCode(app.clock, ann.secret) },
  });
  assert.equal(user.id, ann.user.id);
  assert.equal(user.lastLogin, app.clock.now().toISOString());
  await client.call(getCurrentUser, {});
  const again = { challenge, signInCode: nextCode(app.clock, ann.secret) };
  const used = await app.client().refusal(finishLogin, { body: again });
  assert.deepEqual([used.status, used.body.code], [401, 'ACCOUNT_SIGN_IN_EXPIRED']);
});

test('a wrong password answers the same, with a factor and without', async (t) => {
  const { app, ann } = await newHolder(t);
  const plain = await newPerson(app);
  const tell = async (email: string) => {
    const { status, body } = await app.client().refusal(login, { body: { email, password: 'not-this-one' } });
    return { status, body };
  };
  const answers = [await tell(ann.user.email), await tell(plain.user.email), await tell('no@body.test')];
  assert.deepEqual(answers[0], answers[1]);
  assert.deepEqual(answers[1], answers[2]);
});

test('a code works once, and not the ones before it', async (t) => {
  const { app, ann } = await newHolder(t);
  const enter = async (signInCode: string) => {
    const client = app.client();
    return (
      await client.ask(finishLogin, { body: { challenge: await challengeOf(client, ann), signInCode } })
    ).status;
  };
  assert.equal(await enter(codeShown(app.clock, ann.secret)), 403, 'the code of the setup is used');
  const early = nextCode(app.clock, ann.secret);
  const late = nextCode(app.clock, ann.secret);
  assert.equal(await enter(late), 200);
  assert.equal(await enter(late), 403);
  assert.equal(await enter(early), 403);
  assert.equal(await enter(nextCode(app.clock, ann.secret)), 200);
});

test('of two who come with one code at once, one gets in', async (t) => {
  const { app, ann } = await newHolder(t);
  for (const signInCode of [nextCode(app.clock, ann.secret), ann.recoveryCodes[0] ?? '']) {
    const clients = [app.client(), app.client(), app.client()];
    const challenges: string[] = [];
    for (const client of clients) challenges.push(await challengeOf(client, ann));
    const answers = await Promise.all(
      clients.map((client, at) =>
        client.ask(finishLogin, { body: { challenge: challenges[at] ?? '', signInCode } }),
      ),
    );
    assert.deepEqual(statusesOf(answers), [200, 403, 403]);
    assert.equal(clients.filter(({ cookies }) => cookies.size > 0).length, 1);
  }
});

test('of two who answer one challenge with two good codes at once, one gets in', async (t) => {
  const { app, ann } = await newHolder(t);
  const challenge = await challengeOf(app.client(), ann);
  const [one = '', two = ''] = ann.recoveryCodes;
  const answers = await Promise.all(
    [one, two].map((signInCode) => app.client().ask(finishLogin, { body: { challenge, signInCode } })),
  );
  assert.deepEqual(statusesOf(answers), [200, 401]);
  const state = await ann.client.call(getSecondFactor, { params: { id: ann.user.id } });
  assert.equal(state.recoveryCodesLeft, 9);
});

test('a recovery code works once, however it is typed, and is told by mail', async (t) => {
  const { app, ann } = await newHolder(t);
  const enter = async (signInCode: string) => {
    const client = app.client();
    return client.ask(finishLogin, { body: { challenge: await challengeOf(client, ann), signInCode } });
  };
  const [code = '', next = ''] = ann.recoveryCodes;
  assert.equal((await enter(` ${code.toUpperCase().replaceAll('-', ' ')} `)).status, 200);
  assert.equal((await enter(code)).status, 403);
  assert.equal((await enter('aaaa-bbbb-cccc-dddd')).status, 403);
  assert.equal((await enter(next)).status, 200);
  await app.jobs.drain();
  assert.deepEqual(mailKinds(app), ['second-factor-on', 'recovery-code-used', 'recovery-code-used']);
  assert.match(app.mails.at(-1)?.text ?? '', /You have 8 left/);
});

test('five wrong codes, or five minutes, end a challenge', async (t) => {
  const { app, ann } = await newHolder(t);
  const challenge = await challengeOf(app.client(), ann);
  const codes: string[] = [];
  for (let tries = 0; tries < 5; tries += 1)
    codes.push(
      (await app.client().refusal(finishLogin, { body: { challenge, signInCode: '000000' } })).body.code,
    );
  assert.deepEqual(codes, [
    ...Array<string>(4).fill('ACCOUNT_WRONG_SIGN_IN_CODE'),
    'ACCOUNT_SIGN_IN_EXPIRED',
  ]);
  await app.jobs.drain();
  assert.deepEqual(mailKinds(app), ['second-factor-on', 'wrong-codes']);
  const right = { challenge, signInCode: nextCode(app.clock, ann.secret) };
  assert.equal((await app.client().refusal(finishLogin, { body: right })).status, 401);

  const late = await challengeOf(app.client(), ann);
  app.clock.advance(5 * 60_000);
  const body = { challenge: late, signInCode: nextCode(app.clock, ann.secret) };
  assert.equal((await app.client().refusal(finishLogin, { body })).body.code, 'ACCOUNT_SIGN_IN_EXPIRED');
  await app.services.account.sweep(app.database.db);
  const { rows } = await app.database.pool.query('select 1 from account_challenges');
  assert.equal(rows.length, 0);
});

test('many wrong codes at once are counted one by one', async (t) => {
  const { app, ann } = await newHolder(t);
  const challenge = await challengeOf(app.client(), ann);
  const wrong = Array.from({ length: 12 }, (_, at) => String(100_000 + at));
  await Promise.all(
    wrong.map((signInCode) => app.client().ask(finishLogin, { body: { challenge, signInCode } })),
  );
  const { rows } = await app.database.pool.query<{ tries: number }>('select tries from account_challenges');
  assert.deepEqual(rows, [{ tries: 5 }]);
});

test('an account takes ten codes an hour, whoever sends them', async (t) => {
  const { app, ann } = await newHolder(t, { config: { rateLimits: true } });
  const tries: { status: number; retryAfter: unknown }[] = [];
  for (let at = 0; at < 11; at += 1) {
    const challenge = await challengeOf(app.client(), ann);
    const answer = await app.client().ask(finishLogin, { body: { challenge, signInCode: '000000' } });
    tries.push({ status: answer.status, retryAfter: answer.headers['retry-after'] });
    // Another limit counts passwords.
    app.clock.advance(3 * 60_000);
  }
  assert.deepEqual(
    tries.map(({ status }) => status),
    [...Array<number>(10).fill(403), 429],
  );
  assert.ok(Number(tries.at(-1)?.retryAfter) > 0);
  const body = { challenge: await challengeOf(app.client(), ann), signInCode: '000000' };
  const told = await app.client().refusal(finishLogin, { body });
  assert.match(told.body.message, /^Too many codes were tried\. Please try again in \d+ minutes\.$/);
});

test('a new password ends challenges, keeps the factor, and a mailed link does not go around it', async (t) => {
  const { app, ann } = await newHolder(t);
  const params = { id: ann.user.id };
  const open = await challengeOf(app.client(), ann);
  const newPassword = 'brand-new-1';
  const body = { currentPassword: ann.password, newPassword };
  await ann.client.call(changePassword, { params, body });
  const stale = { challenge: open, signInCode: nextCode(app.clock, ann.secret) };
  assert.equal((await app.client().refusal(finishLogin, { body: stale })).status, 401);

  const changed = { ...ann, password: newPassword };
  const second = await challengeOf(app.client(), changed);
  await app.client().call(forgotPassword, { body: { email: ann.user.email } });
  await app.jobs.drain();
  const token = /\?token=([\w-]+)/.exec(app.mails.at(-1)?.text ?? '')?.[1] ?? '';
  const client = app.client();
  await client.call(resetPassword, { body: { token, password: 'another-new-2' } });
  assert.equal(client.cookies.size, 0);
  const signInCode = nextCode(app.clock, ann.secret);
  assert.equal(
    (await app.client().refusal(finishLogin, { body: { challenge: second, signInCode } })).status,
    401,
  );
  const third = await challengeOf(client, { ...ann, password: 'another-new-2' });
  await client.call(finishLogin, { body: { challenge: third, signInCode } });
});

test('new recovery codes replace the earlier ones, for the password', async (t) => {
  const { app, ann } = await newHolder(t);
  const { client, password, recoveryCodes: old } = ann;
  const params = { id: ann.user.id };
  const wrong = await client.refusal(renewRecoveryCodes, { params, body: { currentPassword: 'nope' } });
  assert.equal(wrong.body.code, 'ACCOUNT_WRONG_PASSWORD');
  const { recoveryCodes } = await client.call(renewRecoveryCodes, {
    params,
    body: { currentPassword: password },
  });
  assert.equal(new Set([...old, ...recoveryCodes]).size, 20);
  const challenge = await challengeOf(app.client(), ann);
  const answer = (signInCode = '') => app.client().ask(finishLogin, { body: { challenge, signInCode } });
  assert.equal((await answer(old[0])).status, 403);
  assert.equal((await answer(recoveryCodes[0])).status, 200);
  await app.jobs.drain();
  assert.ok(mailKinds(app).includes('recovery-codes-renewed'));
});

test('turning it off takes the password and a code, and leaves nothing', async (t) => {
  const { app, ann } = await newHolder(t);
  const { client, password: currentPassword } = ann;
  const params = { id: ann.user.id };
  const off = (body: { currentPassword: string; signInCode: string }) =>
    client.ask(endSecondFactor, { params, body });
  const signInCode = nextCode(app.clock, ann.secret);
  assert.equal((await off({ currentPassword: 'nope', signInCode })).status, 403);
  assert.equal((await off({ currentPassword, signInCode: '000000' })).status, 403);
  assert.equal((await off({ currentPassword, signInCode })).status, 200);
  assert.equal((await off({ currentPassword, signInCode: ann.recoveryCodes[0] ?? '' })).status, 409);
  await signIn(app.client(), { email: ann.user.email, password: currentPassword });
  for (const table of ['account_second_factors', 'account_recovery_codes', 'account_challenges']) {
    const { rows } = await app.database.pool.query(`select 1 from ${table}`);
    assert.equal(rows.length, 0, table);
  }
  await app.jobs.drain();
  assert.equal(mailKinds(app).at(-1), 'second-factor-off');
});

test('neither secret, code nor challenge stands in the log or in the queue', async (t) => {
  const { app, ann } = await newHolder(t);
  const challenge = await challengeOf(app.client(), ann);
  const signInCode = nextCode(app.clock, ann.secret);
  await app.client().call(finishLogin, { body: { challenge, signInCode } });
  const { rows } = await app.database.pool.query('select payload from platform_jobs');
  const told = JSON.stringify([app.logLines, rows]);
  for (const secret of [challenge, ann.secret, ...ann.recoveryCodes]) assert.ok(!told.includes(secret));
});
