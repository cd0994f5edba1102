import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { CraftPageData } from '#contract/craft-page.ts';
import { deleteCraft } from '#contract/crafts.ts';
import { likeCraft } from '#contract/crafts-favorites.ts';
import { updateProfile } from '#contract/account-profile.ts';
import { createTestApp } from '#tests/support/create-test-app.ts';
import { newPerson } from '#tests/support/people.ts';
import { storeCraft } from '#tests/support/stored-crafts.ts';
import { toldStatements } from '#tests/support/told-statements.ts';
import type { PageSource } from './routes.ts';

/** A page that shows nothing but what it was given. */
function mirror(): PageSource & { made: number } {
  return {
    made: 0,
    staticFiles: new Map(),
    async render(_url, boot) {
      this.made += 1;
      const { craft } = boot.data as CraftPageData;
      return {
        page: { status: craft ? 200 : 404, head: '', html: '', modules: [] },
        document: { html: JSON.stringify(boot), contentSecurityPolicy: () => "default-src 'none'" },
      };
    },
  };
}

async function withCraft(t: TestContext) {
  const pages = mirror();
  const app = await createTestApp(t, { pages });
  const owner = await newPerson(app);
  const id = await storeCraft(app, owner.user.id, { shared: true });
  const url = `/craft/${id}`;
  const read = async (client = app.client(), headers: Record<string, string> = {}) => {
    const response = await client.send({ url, headers });
    const data = response.statusCode === 304 ? null : response.json<{ data: CraftPageData }>().data;
    return { ...response, statusCode: response.statusCode, headers: response.headers, data };
  };
  return { app, pages, owner, id, url, read };
}

test('a visitor’s craft page is made once, however the link was decorated', async (t) => {
  const { app, pages, url, read } = await withCraft(t);
  await Promise.all([read(), read(), read()]);
  await app.client().send({ url: `${url}?fbclid=1` });
  await app.client().send({ url: url.toUpperCase().replace('/CRAFT', '/craft') });
  assert.ok(pages.made <= 2, `made ${pages.made} times`);
});

test('whatever changes is seen by the next request', async (t) => {
  const { app, pages, owner, id, read } = await withCraft(t);
  const { displayName, bio } = owner.user;
  assert.equal((await read()).data?.craft?.username, displayName);

  await (await newPerson(app)).client.call(likeCraft, { params: { id } });
  assert.equal((await read()).data?.craft?.likes, 1);

  const profile = { displayName: 'Renamed.Ann', bio: bio ?? '' };
  await owner.client.call(updateProfile, { params: { id: owner.user.id }, body: profile });
  assert.equal((await read()).data?.craft?.username, 'Renamed.Ann');

  await app.database.pool.query('update crafts set title = $2 where id = $1', [id, 'Another title']);
  assert.equal((await read()).data?.craft?.title, 'Another title');

  await app.database.pool.query('update crafts set shared = false where id = $1', [id]);
  assert.equal((await read()).data?.craft?.username, null);
  const made = pages.made;
  await read();
  assert.equal(pages.made, made, 'and is made once');

  await owner.client.call(deleteCraft, { params: { id } });
  const gone = await read();
  assert.deepEqual([gone.statusCode, gone.data?.craft], [404, null]);
});

test('a change is seen by the next request also while many read', async (t) => {
  const { app, id, read } = await withCraft(t);
  const written = new AbortController();
  const readers = Array.from({ length: 8 }, async () => {
    while (!written.signal.aborted) assert.equal((await read()).statusCode, 200);
  });
  for (let likes = 1; likes <= 40; likes += 1) {
    await app.database.pool.query('update crafts set likes = $2 where id = $1', [id, likes]);
    assert.equal((await read()).data?.craft?.likes, likes);
  }
  written.abort();
  await Promise.all(readers);
});

test('signed-in people get their own page, which is never kept', async (t) => {
  const { pages, owner, id, read } = await withCraft(t);
  await owner.client.call(likeCraft, { params: { id } });
  const mine = await read(owner.client);
  assert.deepEqual(mine.data?.marks, { isLiked: true, isSaved: false });
  const made = pages.made;
  await read(owner.client);
  assert.equal(pages.made, made + 1);
  assert.equal((await read()).data?.marks, null);
});

test('the page of somebody signed in asks four things: whose session, who they are, how the place greets, and the craft with what they did with it', async (t) => {
  const { app, read } = await withCraft(t);
  const { client } = await newPerson(app);
  const told = await toldStatements(t, () => read(client));
  assert.ok(told.length <= 4, told.join('\n'));
});

test('a page that did not change is not sent again, and comes compressed', async (t) => {
  const { app, url, id, read } = await withCraft(t);
  const plain = await read();
  const again = await read(app.client(), { 'if-none-match': String(plain.headers['etag']) });
  assert.equal(again.statusCode, 304);
  const br = await app.client().send({ url, headers: { 'accept-encoding': 'gzip, br' } });
  assert.equal(br.headers['content-encoding'], 'br');
  assert.ok(brotliDecompressSync(br.rawPayload).toString().includes(id));
  const gz = await app.client().send({ url, headers: { 'accept-encoding': 'gzip' } });
  assert.ok(gunzipSync(gz.rawPayload).toString().includes(id));
  await app.database.pool.query('update crafts set likes = likes + 1 where id = $1', [id]);
  assert.equal(
    (await read(app.client(), { 'if-none-match': String(plain.headers['etag']) })).statusCode,
    200,
  );
});

test('an id that is none, or of no craft, is a page that says so', async (t) => {
  const { app } = await withCraft(t);
  for (const id of ['nonsense', '019305d4-7f00-7000-8000-000000000000', '%E0%A4%A', "'--"]) {
    const response = await app.client().send({ url: `/craft/${id}` });
    assert.ok([400, 404].includes(response.statusCode), `${id} ${response.statusCode}`);
  }
});

test('a craft whose words are held brings nothing to others, for their previews neither', async (t) => {
  const { app, owner, id, read } = await withCraft(t);
  await app.services.crafts.setWithheld(app.database.db, id, true);
  for (const client of [app.client(), (await newPerson(app)).client]) {
    const page = await read(client);
    assert.deepEqual([page.statusCode, page.data?.craft], [404, null]);
  }
  assert.equal((await read(owner.client)).data?.craft?.withheld, true);
  await app.services.crafts.setWithheld(app.database.db, id, false);
  assert.equal((await read()).statusCode, 200, 'seen by the next request');
});
