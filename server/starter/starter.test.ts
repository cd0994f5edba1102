import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listPosts } from '#contract/community.ts';
import { getCraft } from '#contract/crafts.ts';
import { forgotPassword } from '#contract/account-recovery.ts';
import { createTestApp } from '#tests/support/create-test-app.ts';
import { startFakeAi } from '#tests/support/fake-ai.ts';
import { newPerson } from '#tests/support/people.ts';

test('an empty database begins with a dozen pictured crafts of the house, for which no vendor is asked', async (t) => {
  const fake = await startFakeAi('openai');
  t.after(() => fake.close());
  const aiImage = {
    provider: 'openai',
    apiKey: 'key-1',
    baseUrl: fake.baseUrl,
    model: 'fake-image',
  } as const;
  const app = await createTestApp(t, { config: { aiImage } });
  const { starter } = app.services;
  const seeded = await Promise.all([starter.seed(), starter.seed(), starter.seed()]);
  assert.equal(seeded.filter(Boolean).length, 1, 'however many nodes begin at once');
  await app.jobs.drain();
  assert.deepEqual(fake.asked, []);
  const { client } = await newPerson(app);
  const posts = await client.call(listPosts, { query: { limit: 50 } });
  assert.equal(posts.length, 12);
  assert.equal(new Set(posts.map((post) => post.craft.title)).size, 12);
  assert.ok(new Set(posts.map((post) => post.craft.theme)).size >= 10);
  assert.equal(new Set(posts.map((post) => post.craft.ageRangeMin)).size, 5);
  for (const post of posts) {
    assert.deepEqual(
      [post.user.displayName, post.craft.madeBy, post.craft.imageStatus],
      ['Gluebird', 'house', 'completed'],
    );
    const craft = await client.call(getCraft, { params: { id: post.craftId } });
    assert.ok(craft.steps.length >= 4 && craft.shared);
    assert.equal((await client.send({ url: craft.imageUrl ?? '' })).statusCode, 200);
  }
});

test('the house can be taken away, pictures included, and comes back when asked', async (t) => {
  const app = await createTestApp(t);
  const { starter, operator } = app.services;
  await starter.seed();
  const { client } = await newPerson(app);
  const [post] = await client.call(listPosts, { query: {} });
  const craftId = post?.craftId ?? '';
  const sizes = [{ width: 320, bytes: Buffer.from('paper') }];
  await app.services.crafts.setPicture(craftId, { sizes, color: '#d64545' }, async () => {});
  const picture = (): Promise<number> =>
    client.send({ url: `/api/crafts/${craftId}/image?w=320` }).then((response) => response.statusCode);
  assert.equal(await picture(), 200);
  assert.match(await operator.run(['seed', 'remove']), /^12 crafts/);
  await app.jobs.drain();
  assert.equal(await picture(), 404);
  assert.deepEqual(await client.call(listPosts, { query: {} }), []);
  assert.equal(await app.services.accountAdmin.isUntouched(app.database.db), true);
  assert.match(await operator.run(['seed']), /are in the community/);
  assert.match(await operator.run(['seed']), /are there already/);
});

test('nobody gets into the account of the house', async (t) => {
  const app = await createTestApp(t);
  await app.services.starter.seed();
  const credentials = { email: 'house@gluebird.invalid', password: '!!!!!!' };
  const login = await app.http.inject({ method: 'POST', url: '/api/login', payload: credentials });
  assert.equal(login.statusCode, 401);
  await app.client().call(forgotPassword, { body: { email: credentials.email } });
  await app.jobs.drain();
  assert.deepEqual(app.mails, [], 'no link is made for it');
});
