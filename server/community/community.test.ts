import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as contract from '#contract/community.ts';
import type { Post } from '#contract/community.ts';
import { deleteCraft, getCraft } from '#contract/crafts.ts';
import { checkLike, countLikes, likeCraft, unlikeCraft } from '#contract/crafts-favorites.ts';
import { deleteAccount } from '#contract/account-profile.ts';
import { createTestApp } from '#tests/support/create-test-app.ts';
import type { TestApp } from '#tests/support/create-test-app.ts';
import { newPerson } from '#tests/support/people.ts';
import type { Person } from '#tests/support/people.ts';
import { storeCraft } from '#tests/support/stored-crafts.ts';
import type { CraftChange } from '#tests/support/stored-crafts.ts';

async function share(app: TestApp, person: Person, change: CraftChange = {}): Promise<Post> {
  const craftId = await storeCraft(app, person.user.id, change);
  const { post } = await person.client.call(contract.shareCraft, { body: { craftId } });
  return post;
}

const titles = (posts: readonly Post[]): string[] => posts.map((post) => post.craft.title);
const feed = (person: Person, query: Record<string, unknown> = {}) =>
  person.client.call(contract.listPosts, { query: { limit: 50, ...query } });

async function consistent(app: TestApp): Promise<void> {
  const { rows } = await app.database.pool.query(`
    select p.id from community_posts p join crafts c on c.id = p.craft_id
    where p.likes <> c.likes
       or c.likes <> (select count(*) from crafts_likes l where l.craft_id = c.id)
       or p.comments <> (select count(*) from community_comments m where m.post_id = p.id and m.state = 'published')`);
  assert.deepEqual(rows, [], 'counts equal the rows');
}

test('a shared craft is a post, once; unsharing takes it back, likes stay', async (t) => {
  const app = await createTestApp(t);
  const [owner, friend] = [await newPerson(app), await newPerson(app)];
  const craftId = await storeCraft(app, owner.user.id, { title: 'Glue bird' });
  await friend.client.call(likeCraft, { params: { id: craftId } });

  const first = await owner.client.call(contract.shareCraft, { body: { craftId } });
  const again = await owner.client.call(contract.shareCraft, { body: { craftId, content: 'Other words' } });
  assert.equal(again.post.id, first.post.id);
  assert.deepEqual([first.post.likes, first.post.state], [1, 'published']);
  const shared = await friend.client.call(getCraft, { params: { id: craftId } });
  assert.deepEqual([shared.shared, shared.username], [true, owner.user.displayName]);
  assert.ok(shared.sharedDate);
  const [seen] = await feed(friend);
  assert.deepEqual(
    [seen?.craft.title, seen?.user.displayName, seen?.userLiked],
    ['Glue bird', owner.user.displayName, true],
  );

  for (let time = 0; time < 2; time += 1)
    await owner.client.call(contract.unshareCraft, { params: { id: craftId } });
  assert.deepEqual(await feed(friend), []);
  const after = await owner.client.call(getCraft, { params: { id: craftId } });
  assert.deepEqual([after.shared, after.sharedDate, after.likes], [false, null, 1]);
  assert.equal(
    (await friend.client.refusal(contract.getPost, { params: { id: first.post.id } })).status,
    404,
  );
  const { rows } = await app.database.pool.query(
    `select type from activities where type like 'craft_%shared' order by id`,
  );
  assert.deepEqual(rows, [{ type: 'craft_shared' }, { type: 'craft_unshared' }]);
});

test('sharing at once from two tabs makes one post', async (t) => {
  const app = await createTestApp(t);
  const owner = await newPerson(app);
  const craftId = await storeCraft(app, owner.user.id);
  const replies = await Promise.all(
    Array.from({ length: 10 }, () => owner.client.call(contract.shareCraft, { body: { craftId } })),
  );
  assert.equal(new Set(replies.map((reply) => reply.post.id)).size, 1);
});

test('a like of the post and of its craft are one fact', async (t) => {
  const app = await createTestApp(t);
  const [owner, friend] = [await newPerson(app), await newPerson(app)];
  const post = await share(app, owner);
  const [byPost, byCraft] = [{ id: post.id }, { id: post.craftId }];

  const liked = await friend.client.call(contract.likePost, { params: byPost });
  assert.deepEqual([liked.isLiked, liked.count], [true, 1]);
  assert.deepEqual(await friend.client.call(checkLike, { params: byCraft }), { isLiked: true });
  assert.deepEqual(await friend.client.call(countLikes, { params: byCraft }), { count: 1 });
  const details = await friend.client.call(contract.getPost, { params: byPost });
  assert.deepEqual([details.likes, details.userLiked, details.craft.likes], [1, true, 1]);
  await friend.client.call(unlikeCraft, { params: byCraft });
  const [seen] = await feed(friend);
  assert.deepEqual([seen?.likes, seen?.userLiked], [0, false]);
  assert.equal((await friend.client.call(contract.unlikePost, { params: byPost })).count, 0);
  await consistent(app);
});

test('filters and orders find what they say, page by page', async (t) => {
  const app = await createTestApp(t);
  const [owner, reader] = [await newPerson(app), await newPerson(app)];
  const made = [
    { title: 'a', theme: 'Ocean', difficulty: 'easy', ageRangeMin: 2, ageRangeMax: 3 },
    { title: 'b', theme: 'Ocean', difficulty: 'hard', ageRangeMin: 6, ageRangeMax: 8 },
    { title: 'c', theme: 'Space', difficulty: 'easy', ageRangeMin: 4, ageRangeMax: 10 },
    { title: 'd', theme: 'Space', difficulty: 'medium', ageRangeMin: 13, ageRangeMax: 18 },
    { title: 'e', theme: 'Ocean', difficulty: 'easy', ageRangeMin: 9, ageRangeMax: 13 },
  ] as const;
  const posts = [];
  for (const change of made) posts.push(await share(app, owner, change));
  for (const id of [posts[1]?.id, posts[3]?.id])
    await reader.client.call(contract.likePost, { params: { id } });
  await owner.client.call(contract.likePost, { params: { id: posts[3]?.id } });

  const cases: [Record<string, unknown>, string][] = [
    [{}, 'edcba'],
    [{ sort: 'oldest' }, 'abcde'],
    [{ sort: 'popular' }, 'dbeca'],
    [{ theme: 'Ocean' }, 'eba'],
    [{ theme: 'Ocean', sort: 'popular' }, 'bea'],
    [{ difficulty: 'easy' }, 'eca'],
    [{ difficulty: 'easy', theme: 'Ocean', sort: 'oldest' }, 'ae'],
    [{ ageRange: '6-8' }, 'cb'],
    [{ ageRange: '9-12' }, 'ec'],
    [{ ageRange: '13+' }, 'd'],
    [{ ageRange: '2-3', theme: 'Space' }, ''],
  ];
  for (const [query, expected] of cases) {
    assert.equal(titles(await feed(reader, query)).join(''), expected, JSON.stringify(query));
    const search = new URLSearchParams({ ...query, limit: '2' } as Record<string, string>);
    let url: string | undefined = `/api/posts?${search.toString()}`;
    let walked = '';
    while (url) {
      const response = await reader.client.send({ url });
      walked += titles(response.json<Post[]>()).join('');
      url = /<([^>]+)>; rel="next"/.exec(String(response.headers.link))?.[1];
    }
    assert.equal(walked, expected, `${JSON.stringify(query)} by cursor`);
  }
  const offset = await reader.client.send({ url: '/api/p-posts?limit=2&offset=3' });
  assert.equal(titles(offset.json<Post[]>()).join(''), 'ba');
  const passed = await reader.client.send({ url: '/api/posts?limit=2&offset=1&x=%3E>' });
  assert.match(String(passed.headers.link), /^<\/api\/posts\?limit=2&x=%3E%3E&cursor=[\w-]+>; rel="next"$/);
  for (const bad of [
    'difficulty=tiny',
    'sort=best',
    'theme=Cars',
    'ageRange=1',
    'supplies=all',
    'cursor=1',
    'limit=0',
  ])
    assert.equal((await reader.client.send({ url: `/api/posts?${bad}` })).statusCode, 400, bad);
});

test('the filter by own supplies shows what can be begun with them', async (t) => {
  const app = await createTestApp(t);
  const [owner, reader] = [await newPerson(app), await newPerson(app)];
  await share(app, owner, { title: 'felt', supplies: ['Felt'] });
  await share(app, owner, { title: 'tape', supplies: ['Tape', 'Glue'] });
  assert.deepEqual(await feed(reader, { supplies: 'mine' }), []);
  await app.database.pool.query(
    `insert into supplies_inventory (user_id, supply_id, created_at, updated_at)
     select $1, id, now(), now() from supplies where name = 'Glue'`,
    [reader.user.id],
  );
  assert.deepEqual(titles(await feed(reader, { supplies: 'mine' })), ['tape']);
});

test('comments are counted, told to the author, and deleted by their author or an administrator', async (t) => {
  const app = await createTestApp(t);
  const [owner, friend, other] = [await newPerson(app), await newPerson(app), await newPerson(app)];
  const post = await share(app, owner);
  const params = { id: post.id };
  const add = (person: Person, content: string) =>
    person.client.call(contract.addComment, { params, body: { content } });

  const mine = await add(friend, '  Lovely wings!  ');
  assert.deepEqual([mine.message, mine.comment.content], ['Your comment has been added', 'Lovely wings!']);
  await add(other, 'Ours is green.');
  const list = await friend.client.call(contract.listComments, { params, query: {} });
  assert.deepEqual(
    list.map((comment) => [comment.user.displayName, comment.content]),
    [
      [friend.user.displayName, 'Lovely wings!'],
      [other.user.displayName, 'Ours is green.'],
    ],
  );
  const details = await owner.client.call(contract.getPost, { params });
  assert.deepEqual([details.commentsCount, details.comments.length], [2, 2]);
  for (const content of ['', '   ', 'x'.repeat(1001)]) {
    const refusal = await friend.client.refusal(contract.addComment, { params, body: { content } });
    assert.equal(refusal.status, 400);
  }

  const commentId = { id: mine.comment.id };
  assert.equal((await other.client.refusal(contract.deleteComment, { params: commentId })).status, 403);
  assert.equal((await owner.client.refusal(contract.deleteComment, { params: commentId })).status, 403);
  await friend.client.call(contract.deleteComment, { params: commentId });
  assert.equal((await friend.client.refusal(contract.deleteComment, { params: commentId })).status, 404);
  await app.services.accountAdmin.setAdminByEmail(owner.user.email, true);
  await owner.client.call(contract.deleteComment, { params: { id: list[1]?.id } });
  assert.equal((await owner.client.call(contract.getPost, { params })).commentsCount, 0);
  await consistent(app);
});

test('a comment sent twice with one key is one comment', async (t) => {
  const app = await createTestApp(t);
  const [owner, friend] = [await newPerson(app), await newPerson(app)];
  const post = await share(app, owner);
  const send = () =>
    friend.client.send({
      method: 'POST',
      url: `/api/posts/${post.id}/comments`,
      headers: { 'idempotency-key': 'comment-1' },
      payload: { content: 'Once only' },
    });
  const [first, second] = [await send(), await send()];
  assert.deepEqual(first.json(), second.json());
  assert.equal((await owner.client.call(contract.getPost, { params: { id: post.id } })).commentsCount, 1);
});

test('visitors are refused everywhere, and only owners share', async (t) => {
  const app = await createTestApp(t);
  const [owner, friend] = [await newPerson(app), await newPerson(app)];
  const post = await share(app, owner);
  const visitor = app.client();
  for (const url of ['/api/posts', `/api/posts/${post.id}/details`, `/api/posts/${post.id}/comments`])
    assert.equal((await visitor.send({ url })).statusCode, 401, url);
  const own = await storeCraft(app, owner.user.id);
  await app.services.accountAdmin.setAdminByEmail(friend.user.email, true);
  assert.equal((await friend.client.refusal(contract.shareCraft, { body: { craftId: own } })).status, 403);
  assert.equal(
    (await friend.client.refusal(contract.unshareCraft, { params: { id: post.craftId } })).status,
    403,
  );
  const unknown = '019305d4-7f00-7000-8000-000000000000';
  assert.equal((await owner.client.refusal(contract.shareCraft, { body: { craftId: unknown } })).status, 404);
  assert.equal((await owner.client.refusal(contract.likePost, { params: { id: 999_999 } })).status, 404);
});

test('nothing that others read carries an address', async (t) => {
  const app = await createTestApp(t);
  const [owner, friend] = [await newPerson(app), await newPerson(app)];
  const post = await share(app, owner);
  await friend.client.call(contract.addComment, {
    params: { id: post.id },
    body: { content: 'Hello there' },
  });
  for (const url of ['/api/posts', `/api/posts/${post.id}/details`, `/api/posts/${post.id}/comments`])
    assert.doesNotMatch((await owner.client.send({ url })).body, /@/, url);
});

test('deleted crafts and people who leave take their posts and comments along', async (t) => {
  const app = await createTestApp(t);
  const [owner, friend, leaver] = [await newPerson(app), await newPerson(app), await newPerson(app)];
  const [kept, dropped] = [await share(app, owner), await share(app, owner)];
  await share(app, leaver);
  for (const person of [friend, leaver]) {
    for (const post of [kept, dropped]) {
      await person.client.call(contract.addComment, { params: { id: post.id }, body: { content: 'Nice' } });
      await person.client.call(contract.likePost, { params: { id: post.id } });
    }
  }
  await owner.client.call(deleteCraft, { params: { id: dropped.craftId } });
  await leaver.client.call(deleteAccount, {
    params: { id: leaver.user.id },
    body: { currentPassword: leaver.password },
  });
  const left = await feed(owner);
  assert.deepEqual(
    left.map((post) => [post.id, post.likes, post.commentsCount]),
    [[kept.id, 1, 1]],
  );
  await consistent(app);
});
