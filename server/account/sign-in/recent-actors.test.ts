import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getCurrentUser, logout } from '#contract/account.ts';
import type { Member } from '#server/platform/http/actor.ts';
import { createTestApp } from '#tests/support/create-test-app.ts';
import { newPerson } from '#tests/support/people.ts';
import { createTestClock } from '#tests/support/test-clock.ts';
import { RecentActors } from './recent-actors.ts';

const member: Member = { kind: 'member', userId: 1, isAdmin: true, needsSecondFactor: false, sessionId: 1 };

test('an actor is remembered for a second, and asked for again then', async () => {
  const clock = createTestClock();
  const recent = new RecentActors(clock);
  let asked = 0;
  const ask = async (): Promise<Member | null> => {
    asked += 1;
    return member;
  };
  for (let each = 0; each < 3; each += 1) assert.equal(await recent.resolve('a', ask), member);
  assert.equal(asked, 1);
  clock.advance(1000);
  await recent.resolve('a', ask);
  assert.equal(asked, 2);
});

test('what was asked before all were forgotten is not remembered after', async () => {
  const recent = new RecentActors(createTestClock());
  const answer = Promise.withResolvers<Member | null>();
  const early = recent.resolve('a', () => answer.promise);
  recent.forget();
  answer.resolve(member);
  assert.equal(await early, member);
  assert.equal(await recent.resolve('a', async () => null), null);
});

test('whoever signed out is out at once', async (t) => {
  const app = await createTestApp(t);
  const person = await newPerson(app);
  await person.client.call(getCurrentUser, {});
  const cookie = [...person.client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  await person.client.call(logout, {});
  const after = await app.http.inject({ url: '/api/user', headers: { cookie } });
  assert.equal(after.statusCode, 401);
});
