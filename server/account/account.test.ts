import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkDisplayName, getCurrentUser, login, logout, register } from '#contract/account.ts';
import { listSessions } from '#contract/account-profile.ts';
import { dayMs } from '#contract/durations.ts';
import { createTestApp } from '#tests/support/create-test-app.ts';
import { newPerson, signIn } from '#tests/support/people.ts';
import { accountSessions, accountUsers } from './tables.ts';

const ann = { email: 'Ann@Example.test', displayName: 'Ann_1', password: 'secret1' };

test('registering signs in at once, with one credit and the email as username', async (t) => {
  const app = await createTestApp(t);
  const client = app.client();

  const { user, message } = await client.call(register, { body: { ...ann, username: 'someone@else.test' } });

  assert.equal(message, 'Your account has been created!');
  assert.equal(user.username, 'ann@example.test');
  assert.equal(user.craftCredits, 1);
  assert.equal(user.isAdmin, false);
  const again = await client.call(getCurrentUser, {});
  assert.deepEqual(again.user, user);
});

test('the password is kept as an argon2id hash and the session token as a hash', async (t) => {
  const app = await createTestApp(t);
  const client = app.client();
  await client.call(register, { body: ann });

  const [user] = await app.database.db.select().from(accountUsers);
  const [session] = await app.database.db.select().from(accountSessions);

  assert.match(user?.passwordHash ?? '', /^\$argon2id\$v=19\$/);
  assert.deepEqual(user?.consentedAt, app.clock.now());
  const token = client.cookies.get('gluebird') ?? '';
  assert.equal(token.length, 43);
  assert.notEqual(session?.tokenHash, token);
});

test('email and nickname are taken whatever their case', async (t) => {
  const app = await createTestApp(t);
  await app.client().call(register, { body: ann });

  const sameEmail = await app
    .client()
    .refusal(register, { body: { ...ann, email: 'ANN@example.TEST', displayName: 'Other' } });
  const sameName = await app
    .client()
    .refusal(register, { body: { ...ann, email: 'other@example.test', displayName: 'ANN_1' } });

  assert.deepEqual([sameEmail.status, sameEmail.body.code], [409, 'ACCOUNT_EMAIL_TAKEN']);
  assert.deepEqual([sameName.status, sameName.body.code], [409, 'ACCOUNT_NICKNAME_TAKEN']);
  assert.equal(
    sameName.body.message,
    'The community nickname "ANN_1" is already taken. Please choose a different nickname.',
  );
  assert.equal((await app.database.db.select().from(accountUsers)).length, 1);
});

test('of ten who register the same name at once, one gets it and nothing is half made', async (t) => {
  const app = await createTestApp(t);

  const answers = await Promise.all(
    Array.from({ length: 10 }, (_each, index) =>
      app.client().ask(register, { body: { ...ann, email: `ann${index}@example.test` } }),
    ),
  );

  assert.equal(answers.filter((answer) => answer.status === 200).length, 1);
  assert.equal(answers.filter((answer) => answer.status === 409).length, 9);
  assert.equal((await app.database.db.select().from(accountUsers)).length, 1);
  assert.equal((await app.database.db.select().from(accountSessions)).length, 1);
});

test('every rule of registration is checked on the server', async (t) => {
  const app = await createTestApp(t);
  const cases: [object, string, string][] = [
    [{ email: 'nope' }, 'email', 'Please enter a valid email address'],
    [{ displayName: 'ab' }, 'displayName', 'Community nickname must be at least 3 characters'],
    [{ displayName: 'a'.repeat(31) }, 'displayName', 'Community nickname must be less than 30 characters'],
    [
      { displayName: 'two words' },
      'displayName',
      'Community nickname can only contain letters, numbers, underscores and periods',
    ],
    [{ password: '12345' }, 'password', 'Password must be at least 6 characters'],
    [{ password: 'x'.repeat(101) }, 'password', 'Password must be less than 100 characters'],
    [{ username: 'not an address' }, 'username', 'Username must be a valid email address'],
  ];
  for (const [change, path, message] of cases) {
    const refusal = await app.client().refusal(register, { body: { ...ann, ...change } });
    assert.equal(refusal.status, 400);
    assert.deepEqual(refusal.body.issues, [{ path, message }]);
    assert.equal(refusal.body.message, message);
  }
  assert.equal((await app.database.db.select().from(accountUsers)).length, 0);
});

test('the edges of nickname and password lengths are allowed', async (t) => {
  const app = await createTestApp(t);
  await app
    .client()
    .call(register, { body: { email: 'a@example.test', displayName: 'abc', password: '123456' } });
  await app.client().call(register, {
    body: { email: 'b@example.test', displayName: 'b'.repeat(30), password: 'x'.repeat(100) },
  });
});

test('an operator can ask for longer new passwords while old ones still sign in', async (t) => {
  const app = await createTestApp(t, { config: { passwordMinLength: 10 } });
  const short = await app.client().refusal(register, { body: ann });
  assert.deepEqual(short.body.issues, [
    { path: 'password', message: 'Password must be at least 10 characters' },
  ]);
  const wrong = await app.client().refusal(login, { body: { email: ann.email, password: 'secret1' } });
  assert.equal(wrong.body.code, 'ACCOUNT_WRONG_CREDENTIALS');
});

test('signing in remembers when, and signing out ends the session', async (t) => {
  const app = await createTestApp(t);
  await app.client().call(register, { body: ann });
  app.clock.advance(60_000);
  const client = app.client();

  const user = await signIn(client, { email: 'ann@example.test', password: ann.password });

  assert.equal(user.lastLogin, app.clock.now().toISOString());
  const token = client.cookies.get('gluebird');
  await client.call(logout, {});
  assert.equal(client.cookies.size, 0);
  const replayed = await app.client().send({ url: '/api/user', headers: { cookie: `gluebird=${token}` } });
  assert.equal(replayed.statusCode, 401);
});

test('a wrong password and an unknown address are answered alike', async (t) => {
  const app = await createTestApp(t);
  await app.client().call(register, { body: ann });

  const wrong = await app.client().refusal(login, { body: { email: ann.email, password: 'wrong-one' } });
  const unknown = await app
    .client()
    .refusal(login, { body: { email: 'who@example.test', password: 'wrong-one' } });

  assert.equal(wrong.status, 401);
  assert.deepEqual(wrong.body, unknown.body);
});

test('sessions end after thirty quiet days and go on while they are used', async (t) => {
  const app = await createTestApp(t);
  const { client } = await newPerson(app);
  const twentyDays = 20 * dayMs;
  app.clock.advance(twentyDays);
  await client.call(getCurrentUser, {});
  app.clock.advance(twentyDays);
  await client.call(getCurrentUser, {});
  app.clock.advance(31 * dayMs);
  assert.equal((await client.refusal(getCurrentUser, {})).status, 401);
});

test('a session ends ninety days after the sign-in, however it is used, and the cookie lasts as long', async (t) => {
  const app = await createTestApp(t);
  const { user, password } = await newPerson(app);
  const client = app.client();
  const payload = { email: user.email, password };
  const [cookie] = (await client.send({ method: 'POST', url: '/api/login', payload })).cookies;
  assert.equal(cookie?.maxAge, (90 * dayMs) / 1000);
  for (const days of [20, 20, 20, 20, 9]) {
    app.clock.advance(days * dayMs);
    await client.call(getCurrentUser, {});
  }
  const [session] = await client.call(listSessions, { params: { id: user.id } });
  assert.ok(session?.isCurrent);
  app.clock.advance(dayMs);
  assert.equal((await client.refusal(getCurrentUser, {})).status, 401);
  await signIn(client, payload);
});

test('a nickname lookup tells taken from free', async (t) => {
  const app = await createTestApp(t);
  await app.client().call(register, { body: ann });
  const taken = await app.client().call(checkDisplayName, { params: { name: 'ann_1' } });
  const free = await app.client().call(checkDisplayName, { params: { name: 'ann_2' } });
  assert.deepEqual(taken, { exists: true, available: false });
  assert.deepEqual(free, { exists: false, available: true });
});

test('guessing passwords is slowed down per address and told when to come back', async (t) => {
  const app = await createTestApp(t, { config: { rateLimits: true } });
  await app.client().call(register, { body: ann });
  const tries = [];
  for (let attempt = 0; attempt < 11; attempt += 1) {
    tries.push(await app.client().refusal(login, { body: { email: ann.email, password: 'wrong-one' } }));
  }
  assert.deepEqual(
    tries.slice(0, 10).map((each) => each.status),
    Array(10).fill(401),
  );
  assert.equal(tries[10]?.status, 429);
  assert.ok(Number(tries[10]?.headers['retry-after']) > 0);
});

test('nothing personal or secret reaches the log', async (t) => {
  const app = await createTestApp(t);
  const client = app.client();
  await client.call(register, { body: ann });
  await client.ask(login, { body: { email: ann.email, password: 'wrong-one' } });
  const text = JSON.stringify(app.logLines).toLowerCase();
  for (const secret of ['ann@example.test', 'secret1', 'wrong-one', client.cookies.get('gluebird') ?? '-']) {
    assert.ok(!text.includes(secret.toLowerCase()), `the log has ${secret}`);
  }
});
