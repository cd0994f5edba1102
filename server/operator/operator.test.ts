import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { getCurrentUser } from '#contract/account.ts';
import { createTestApp } from '#tests/support/create-test-app.ts';
import type { TestApp } from '#tests/support/create-test-app.ts';
import { newPerson, signIn } from '#tests/support/people.ts';
import { copyPath } from './copy-routes.ts';
import { readPass } from './pass.ts';
import { commandPath } from './routes.ts';
import type { CommandAnswer } from './routes.ts';

const address = { publicUrl: 'http://localhost:1', localUrl: 'http://127.0.0.1:1' };

async function command(app: TestApp, ...words: string[]): Promise<CommandAnswer> {
  const token = readPass(app.config.dataDir)?.token ?? '';
  const response = await app.http.inject({
    method: 'POST',
    url: commandPath,
    headers: { authorization: `Bearer ${token}` },
    payload: { words },
  });
  return response.json();
}

test('an operator makes an administrator of somebody who has registered, and takes it back', async (t) => {
  const app = await createTestApp(t);
  await app.start(address);
  const { user, client } = await newPerson(app);
  const other = await newPerson(app);

  assert.deepEqual(await command(app, 'admin', 'grant', user.email.toUpperCase()), {
    ok: true,
    text: `${user.email.toUpperCase()} is an administrator now.`,
  });
  assert.equal((await client.call(getCurrentUser, {})).user.isAdmin, true);
  assert.equal((await command(app, 'admin', 'revoke', user.email)).ok, false, 'the last one stays');
  await command(app, 'admin', 'grant', other.user.email);
  assert.equal((await command(app, 'admin', 'revoke', user.email)).ok, true);
  assert.equal((await client.call(getCurrentUser, {})).user.isAdmin, false);
});

test('two administrators who revoke each other at once leave one', async (t) => {
  const app = await createTestApp(t);
  await app.start(address);
  const [a, b] = [await newPerson(app), await newPerson(app)];
  for (const { user } of [a, b]) await command(app, 'admin', 'grant', user.email);
  const answers = await Promise.all([a, b].map(({ user }) => command(app, 'admin', 'revoke', user.email)));
  assert.equal(answers.filter((answer) => answer.ok).length, 1);
});

test('unknown words and people are answered with what would work', async (t) => {
  const app = await createTestApp(t);
  await app.start(address);
  const unknown = await command(app, 'make', 'coffee');
  assert.equal(unknown.ok, false);
  assert.match(unknown.text, /"make coffee" is not a command/);
  assert.match(unknown.text, /admin grant\|revoke <email>/);
  assert.match((await command(app, 'admin', 'grant', 'who@example.test')).text, /Nobody has registered with/);
});

test('without the token of the data folder there are no such addresses', async (t) => {
  const app = await createTestApp(t);
  await app.start(address);
  const tokenLength = readPass(app.config.dataDir)?.token.length ?? 0;
  // As many letters as the token has, and more bytes.
  const longer = `Bearer ${'é'.repeat(tokenLength)}`;
  for (const url of [commandPath, copyPath]) {
    for (const authorization of ['', 'Bearer x', 'Bearer ', longer]) {
      const headers = { authorization };
      const response = await app.http.inject({ method: 'POST', url, headers, payload: { words: [] } });
      assert.equal(response.statusCode, 404, url);
    }
  }
});

test('the administrator of the settings is created at start, once, and can sign in', async (t) => {
  const admin = { email: 'Boss@example.test', password: 'glue-and-paper-1' };
  const app = await createTestApp(t, { config: { admin } });
  await app.start(address);
  await app.start(address);
  const user = await signIn(app.client(), admin);
  assert.equal(user.isAdmin, true);
  assert.equal(user.displayName, 'Boss');
  assert.equal(user.craftCredits, 1);
});

test('a running server examines itself for whoever may read its data folder', async (t) => {
  const app = await createTestApp(t);
  await app.start(address);
  assert.equal((await command(app, 'doctor')).ok, true);
  assert.match((await command(app, 'doctor', '--picture')).text, /has drawn a picture/);
  assert.match((await command(app, 'doctor', '--all')).text, /is not a command/);
  fs.rmSync(path.join(app.config.dataDir, 'images'), { recursive: true, force: true });
  fs.writeFileSync(path.join(app.config.dataDir, 'images'), 'not a folder');
  const ill = await command(app, 'doctor');
  assert.equal(ill.ok, false);
  assert.match(ill.text, /^✗ pictures kept/m);
});
