import assert from 'node:assert/strict';
import { test } from 'node:test';
import { login } from '#contract/account.ts';
import { listCrafts } from '#contract/crafts.ts';
import { createTestApp } from '#tests/support/create-test-app.ts';
import { newPerson } from '#tests/support/people.ts';

const slowLines = (app: { logLines: { msg: string }[] }) =>
  app.logLines.filter(({ msg }) => msg === 'a request was slow') as unknown as {
    url: string;
    statements: number;
    slowest: { text: string; ms: number }[];
  }[];

test('a request that took longer than allowed is told of with its statements, and without any value', async (t) => {
  const app = await createTestApp(t, { config: { slowRequestMs: 0 } });
  const { user, client, password } = await newPerson(app, { displayName: 'Slow.Person' });
  app.logLines.length = 0;
  const again = app.client();
  await again.call(login, { body: { email: user.email, password } });
  await client.call(listCrafts, { query: { userId: user.id } });
  const lines = slowLines(app);
  const [signIn, list] = ['/api/login', '/api/crafts?userId=…'].map((url) =>
    lines.find((line) => line.url === url),
  );
  assert.ok((signIn?.statements ?? 0) > 3, 'also what is asked after the body has arrived');
  assert.equal(signIn?.slowest.length, 3);
  assert.ok(signIn.slowest.every(({ text, ms }) => text.length >= 5 && ms >= 0));
  assert.ok(
    list?.slowest.some(({ text }) => /from "crafts" where .*\$1/.test(text)),
    JSON.stringify(list),
  );
  const told = JSON.stringify(lines);
  for (const value of [user.email, user.displayName, password, ...again.cookies.values()])
    assert.ok(!told.includes(value), `it tells ${value}`);
});

test('many at once are each told of their own statements', async (t) => {
  const app = await createTestApp(t, { config: { slowRequestMs: 0 } });
  const { client } = await newPerson(app);
  app.logLines.length = 0;
  await Promise.all(Array.from({ length: 12 }, () => client.call(listCrafts, { query: {} })));
  const lines = slowLines(app);
  assert.equal(lines.length, 12);
  const counts = lines.map(({ statements }) => statements);
  // Who asks is found out once for all of them, and a new connection says a word of its own.
  assert.ok(
    counts.every((count) => count >= 1 && count <= 6),
    counts.join(),
  );
});

test('without the setting nobody is watched', async (t) => {
  const app = await createTestApp(t);
  await newPerson(app);
  assert.deepEqual(slowLines(app), []);
});
