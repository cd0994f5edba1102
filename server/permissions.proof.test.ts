import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import { addComment, shareCraft } from '#contract/community.ts';
import { likeCraft } from '#contract/crafts-favorites.ts';
import { confirmTestPayment, createPaymentIntent, testCard } from '#contract/payments.ts';
import type { Member } from '#server/platform/http/actor.ts';
import { requireAdministrator } from '#server/platform/policy.ts';
import { createTestApp } from '#tests/support/create-test-app.ts';
import type { TestApp } from '#tests/support/create-test-app.ts';
import { startFakeOidc } from '#tests/support/fake-oidc.ts';
import { suppliesPhoto } from '#tests/support/generating.ts';
import { generationRows } from '#tests/support/generation-rows.ts';
import { newPerson } from '#tests/support/people.ts';
import type { Person } from '#tests/support/people.ts';
import { operatorRows } from '#tests/support/operator-rows.ts';
import { passkeyRows } from '#tests/support/passkey-rows.ts';
import { adminOnly, at } from '#tests/support/permission-rows.ts';
import type { Ask, Asked, Cast, Row } from '#tests/support/permission-rows.ts';
import { storeCraft } from '#tests/support/stored-crafts.ts';

const ofOwner =
  (suffix: string, body?: unknown): Ask =>
  ({ owner }) => ({ url: `/api/users/${owner.user.id}${suffix}`, body });
const withPassword =
  (suffix: string, body: object = {}): Ask =>
  ({ owner }) => ({
    url: `/api/users/${owner.user.id}${suffix}`,
    body: { ...body, currentPassword: owner.password },
  });
const onCraft =
  (suffix: string, body?: unknown): Ask =>
  async ({ app, owner }) => ({ url: `/api/crafts/${await storeCraft(app, owner.user.id)}${suffix}`, body });

async function newPost({ app, owner }: Cast): Promise<number> {
  const craftId = await storeCraft(app, owner.user.id);
  return (await owner.client.call(shareCraft, { body: { craftId } })).post.id;
}
const onPost =
  (suffix: string, body?: unknown): Ask =>
  async (cast) => ({ url: `/api/posts/${await newPost(cast)}${suffix}`, body });

async function newComment(cast: Cast, content = 'Nice'): Promise<number> {
  const call = { params: { id: await newPost(cast) }, body: { content } };
  return (await cast.owner.client.call(addComment, call)).comment.id;
}

const asMember = ({ user }: Person): Member => ({
  kind: 'member',
  userId: user.id,
  isAdmin: true,
  needsSecondFactor: false,
  sessionId: 0,
});

/** A case that waits for a decision, or one that has had it. */
async function newCase(cast: Cast, decided: boolean): Promise<number> {
  await newComment(cast, 'see www.pictures.test');
  const { rows } = await cast.app.database.pool.query<{ id: number }>(
    'select max(id) as id from community_cases',
  );
  const id = rows[0]?.id ?? 0;
  if (decided) {
    const by = requireAdministrator(asMember(cast.admin));
    await cast.app.services.moderation.decide(by, id, 'keep');
  }
  return id;
}

async function newNotification(cast: Cast): Promise<number> {
  const craftId = await storeCraft(cast.app, cast.owner.user.id);
  await cast.stranger.client.call(likeCraft, { params: { id: craftId } });
  const { rows } = await cast.app.database.pool.query<{ id: number }>(
    'select max(id) as id from notifications',
  );
  return rows[0]?.id ?? 0;
}

/** The owner's payment, as the card form or as the confirmation sends it. */
const ofPayment =
  (url: string, stage: 'begun' | 'paid'): Ask =>
  async ({ owner: { client } }) => {
    const { clientSecret } = await client.call(createPaymentIntent, { body: { packageId: 1 } });
    const body = { ...testCard, clientSecret };
    if (stage === 'begun') return { url, body };
    const { paymentIntent } = await client.call(confirmTestPayment, { body });
    return { url, body: { paymentIntentId: paymentIntent.id, packageId: 1 } };
  };

/** Something administrators do to somebody who is there for it. */
const onSomebody =
  (suffix: string, body?: unknown): Ask =>
  async ({ app }) => ({ url: `/api/admin/users/${(await newPerson(app)).user.id}${suffix}`, body });

let created = 0;
function newAccount(): Asked {
  created += 1;
  const displayName = `created.${created}`;
  const email = `${displayName}@example.test`;
  return { url: '/api/admin/users', body: { username: email, email, displayName, password: 'glue-7-x' } };
}

const signedIn = [401, 'ok', 'ok', 'ok'] as const;
const everybody = ['ok', 'ok', 'ok', 'ok'] as const;
const ownerOnly = [401, 403, 403, 'ok'] as const;
const payerOnly = [401, 404, 404, 'ok'] as const;

const matrix: Record<string, Row> = {
  'GET /api/user': [...signedIn, at('/api/user')],
  'POST /api/login': [401, 401, 401, 401, at('/api/login', { email: 'no@body.test', password: 'nothing' })],
  'POST /api/login/second-factor': [
    401,
    401,
    401,
    401,
    at('/api/login/second-factor', { challenge: 'nothing', signInCode: '123456' }),
  ],
  'POST /api/register': [400, 400, 400, 400, at('/api/register', {})],
  'POST /api/logout': [
    ...everybody,
    async ({ app }, by) => {
      // Everybody signs out somebody else's session but their own here: the cast is still needed.
      by.client = (await newPerson(app)).client;
      return { url: '/api/logout' };
    },
  ],
  'GET /api/users/check-displayname/{name}': [...everybody, at('/api/users/check-displayname/anna')],
  'POST /api/contact': [
    ...everybody,
    at('/api/contact', { name: 'Anna', email: 'anna@example.test', message: 'A question of mine' }),
  ],
  'POST /api/forgot-password': [...everybody, at('/api/forgot-password', { email: 'no@body.test' })],
  'GET /api/verify-reset-token/{token}': [400, 400, 400, 400, at('/api/verify-reset-token/nothing')],
  'GET /api/invitations/{token}': [400, 400, 400, 400, at('/api/invitations/nothing')],
  'POST /api/reset-password': [
    400,
    400,
    400,
    400,
    at('/api/reset-password', { token: 'x', password: 'glue-7-x' }),
  ],
  'POST /api/confirm-email': [400, 400, 400, 400, at('/api/confirm-email', { token: 'x' })],

  'GET /api/crafts': [...signedIn, at('/api/crafts')],
  'GET /api/debug/crafts': [...signedIn, at('/api/debug/crafts')],
  'GET /api/crafts/makeable': [...signedIn, at('/api/crafts/makeable')],
  'GET /api/crafts/{id}': [...everybody, onCraft('')],
  'GET /api/crafts/{id}/status': [...everybody, onCraft('/status')],
  'GET /api/crafts/{id}/file': [...everybody, onCraft('/file')],
  'GET /api/crafts/{id}/print.pdf': [200, 200, 200, 200, onCraft('/print.pdf')],
  'GET /api/crafts/{id}/image': [404, 404, 404, 404, onCraft('/image')],
  'GET /api/crafts/{id}/steps/{step}/image': [404, 404, 404, 404, onCraft('/steps/99/image')],
  'DELETE /api/crafts/{id}': [...ownerOnly, onCraft('')],
  'GET /api/crafts/{id}/likes/count': [...everybody, onCraft('/likes/count')],
  'GET /api/crafts/{id}/likes/check': [...signedIn, onCraft('/likes/check')],
  'POST /api/crafts/{id}/likes': [...signedIn, onCraft('/likes')],
  'DELETE /api/crafts/{id}/likes': [...signedIn, onCraft('/likes')],
  'POST /api/crafts/{id}/save': [...signedIn, onCraft('/save')],
  'DELETE /api/crafts/{id}/save': [...signedIn, onCraft('/save')],
  'GET /api/crafts/{id}/saved/{userId}': [
    ...ownerOnly,
    async ({ app, owner }) => ({
      url: `/api/crafts/${await storeCraft(app, owner.user.id)}/saved/${owner.user.id}`,
    }),
  ],
  'DELETE /api/crafts/{id}/posts': [...ownerOnly, onCraft('/posts')],
  ...generationRows,
  'POST /api/supplies/spot': [
    ...signedIn,
    async () => ({ url: '/api/supplies/spot', body: { image: await suppliesPhoto() } }),
  ],

  'GET /api/posts': [...signedIn, at('/api/posts')],
  'POST /api/posts': [
    ...ownerOnly,
    async ({ app, owner }) => ({
      url: '/api/posts',
      body: { craftId: await storeCraft(app, owner.user.id) },
    }),
  ],
  'GET /api/posts/{id}/details': [...signedIn, onPost('/details')],
  'POST /api/posts/{id}/likes': [...signedIn, onPost('/likes')],
  'DELETE /api/posts/{id}/likes': [...signedIn, onPost('/likes')],
  'GET /api/posts/{id}/comments': [...signedIn, onPost('/comments')],
  'POST /api/posts/{id}/comments': [...signedIn, onPost('/comments', { content: 'Nice' })],
  'DELETE /api/comments/{id}': [
    401,
    403,
    'ok',
    'ok',
    async (cast) => ({ url: `/api/comments/${await newComment(cast)}` }),
  ],
  'POST /api/reports': [
    401,
    'ok',
    'ok',
    400,
    async (cast) => ({
      url: '/api/reports',
      body: { subject: 'post', subjectId: await newPost(cast), reason: 'other' },
    }),
  ],
  'POST /api/users/{id}/block': [401, 'ok', 'ok', 400, ofOwner('/block')],
  'DELETE /api/users/{id}/block': [...signedIn, ofOwner('/block')],
  'GET /api/users/{id}/blocks': [...ownerOnly, ofOwner('/blocks')],
  'GET /api/admin/moderation': [...adminOnly, at('/api/admin/moderation')],
  'POST /api/admin/moderation/{id}/decide': [
    ...adminOnly,
    async (cast) => ({
      url: `/api/admin/moderation/${await newCase(cast, false)}/decide`,
      body: { decision: 'keep' },
    }),
  ],
  'POST /api/admin/moderation/{id}/undo': [
    ...adminOnly,
    async (cast) => ({ url: `/api/admin/moderation/${await newCase(cast, true)}/undo` }),
  ],

  'GET /api/admin/stats': [...adminOnly, at('/api/admin/stats')],
  'GET /api/admin/series': [...adminOnly, at('/api/admin/series')],
  'GET /api/admin/users': [...adminOnly, at('/api/admin/users')],
  'GET /api/admin/crafts': [...adminOnly, at('/api/admin/crafts')],
  'GET /api/admin/posts': [...adminOnly, at('/api/admin/posts')],
  'GET /api/admin/activities': [...adminOnly, at('/api/admin/activities')],
  'GET /api/admin/logs': [...adminOnly, at('/api/admin/logs')],
  'GET /api/admin/users/{id}': [...adminOnly, onSomebody('')],
  'GET /api/admin/users/{id}/craft-count': [...adminOnly, onSomebody('/craft-count')],
  'GET /api/admin/users/{id}/crafts': [...adminOnly, onSomebody('/crafts')],
  'GET /api/admin/users/{id}/activities': [...adminOnly, onSomebody('/activities')],
  'POST /api/admin/users': [...adminOnly, newAccount],
  'POST /api/admin/users/{id}/reset-password': [
    ...adminOnly,
    onSomebody('/reset-password', { newPassword: 'glue-7-x' }),
  ],
  'POST /api/admin/users/{id}/credits': [...adminOnly, onSomebody('/credits', { amount: 1 })],
  'DELETE /api/admin/users/{id}': [...adminOnly, onSomebody('')],
  'DELETE /api/admin/crafts/{id}': [
    ...adminOnly,
    async ({ app, owner }) => ({ url: `/api/admin/crafts/${await storeCraft(app, owner.user.id)}` }),
  ],
  'DELETE /api/admin/posts/{id}': [
    ...adminOnly,
    async (cast) => ({ url: `/api/admin/posts/${await newPost(cast)}` }),
  ],
  ...operatorRows,
  ...passkeyRows,

  'GET /api/credit-packages': [...signedIn, at('/api/credit-packages')],
  'GET /api/payment-config': [...signedIn, at('/api/payment-config')],
  'POST /api/create-payment-intent': [...signedIn, at('/api/create-payment-intent', { packageId: 1 })],
  'POST /api/confirm-credit-purchase': [...payerOnly, ofPayment('/api/confirm-credit-purchase', 'paid')],
  'POST /api/test-payments/confirm': [...payerOnly, ofPayment('/api/test-payments/confirm', 'begun')],
  'GET /api/users/{id}/credit-purchases': [401, 403, 'ok', 'ok', ofOwner('/credit-purchases')],

  'GET /api/supplies': [...signedIn, at('/api/supplies')],
  'GET /api/supplies/pictures/{name}': [...everybody, at('/api/supplies/pictures/yarn')],
  'GET /api/users/{id}/inventory': [...ownerOnly, ofOwner('/inventory')],
  'POST /api/users/{id}/inventory': [...ownerOnly, ofOwner('/inventory', { name: 'Glue' })],
  'DELETE /api/users/{id}/inventory/{supplyId}': [...ownerOnly, ofOwner('/inventory/1')],
  'GET /api/users/{id}/credit-ledger': [401, 403, 200, 200, ofOwner('/credit-ledger')],
  'GET /api/users/{id}/liked-crafts': [...ownerOnly, ofOwner('/liked-crafts')],
  'GET /api/users/{id}/saved-crafts': [...ownerOnly, ofOwner('/saved-crafts')],
  'GET /api/users/{id}/notifications': [...ownerOnly, ofOwner('/notifications')],
  'GET /api/users/{id}/notifications/unread/count': [...ownerOnly, ofOwner('/notifications/unread/count')],
  'POST /api/users/{id}/notifications/read-all': [...ownerOnly, ofOwner('/notifications/read-all')],
  'POST /api/notifications/{id}/read': [
    401,
    404,
    404,
    'ok',
    async (cast) => ({ url: `/api/notifications/${await newNotification(cast)}/read` }),
  ],
  'PUT /api/users/{id}/profile': [
    ...ownerOnly,
    ({ owner: { user } }) => ({
      url: `/api/users/${user.id}/profile`,
      body: { displayName: user.displayName },
    }),
  ],
  'PUT /api/users/{id}/password': [
    ...ownerOnly,
    ({ owner }) => ({
      url: `/api/users/${owner.user.id}/password`,
      body: { currentPassword: owner.password, newPassword: owner.password },
    }),
  ],
  'PUT /api/users/{id}/email': [
    ...ownerOnly,
    ({ owner }) => ({
      url: `/api/users/${owner.user.id}/email`,
      body: { currentPassword: owner.password, email: 'new.address@example.test' },
    }),
  ],
  'GET /api/users/{id}/second-factor': [...ownerOnly, ofOwner('/second-factor')],
  'POST /api/users/{id}/second-factor': [...ownerOnly, withPassword('/second-factor')],
  'POST /api/users/{id}/second-factor/confirmation': [
    401,
    403,
    403,
    403,
    ofOwner('/second-factor/confirmation', { signInCode: '000000' }),
  ],
  'DELETE /api/users/{id}/second-factor': [
    401,
    403,
    403,
    409,
    withPassword('/second-factor', { signInCode: '000000' }),
  ],
  'POST /api/users/{id}/recovery-codes': [401, 403, 403, 409, withPassword('/recovery-codes')],
  'GET /api/users/{id}/provider': [...ownerOnly, ofOwner('/provider')],
  'POST /api/users/{id}/provider': [...ownerOnly, withPassword('/provider')],
  'DELETE /api/users/{id}/provider': [401, 403, 403, 404, withPassword('/provider')],
  'GET /api/users/{id}/tokens': [...ownerOnly, ofOwner('/tokens')],
  'POST /api/users/{id}/tokens': [
    ...ownerOnly,
    withPassword('/tokens', { name: 'A clock', scopes: ['read'], days: 1 }),
  ],
  'DELETE /api/users/{id}/tokens/{tokenId}': [401, 403, 403, 404, ofOwner('/tokens/999999')],
  'GET /api/users/{id}/webhooks': [...ownerOnly, ofOwner('/webhooks')],
  'POST /api/users/{id}/webhooks': [
    ...ownerOnly,
    ofOwner('/webhooks', { url: 'https://hook.example.test/in', events: ['craft.made'] }),
  ],
  'PUT /api/users/{id}/webhooks/{webhookId}/on': [
    401,
    403,
    403,
    404,
    ofOwner('/webhooks/999999/on', { isOn: true }),
  ],
  'POST /api/users/{id}/webhooks/{webhookId}/test': [401, 403, 403, 404, ofOwner('/webhooks/999999/test')],
  'DELETE /api/users/{id}/webhooks/{webhookId}': [401, 403, 403, 404, ofOwner('/webhooks/999999')],
  'GET /api/users/{id}/sessions': [...ownerOnly, ofOwner('/sessions')],
  'DELETE /api/users/{id}/sessions/{sessionId}': [401, 403, 403, 404, ofOwner('/sessions/999999')],
  'DELETE /api/users/{id}': [
    ...ownerOnly,
    ({ owner }) => ({ url: `/api/users/${owner.user.id}`, body: { currentPassword: owner.password } }),
  ],
};

const roles = ['visitor', 'stranger', 'admin', 'owner'] as const;

async function newCast(app: TestApp): Promise<Cast> {
  const [owner, stranger, admin] = [await newPerson(app), await newPerson(app), await newPerson(app)];
  await app.services.accountAdmin.setAdminByEmail(admin.user.email, true);
  return { app, owner, stranger, admin };
}

/** With a provider there are the most endpoints. */
async function openHouse(t: TestContext): Promise<TestApp> {
  const { settings: oidc } = await startFakeOidc(t);
  return createTestApp(t, { config: { oidc } });
}

test('every endpoint answers visitor, stranger, administrator and owner as it should', async (t) => {
  const app = await openHouse(t);
  await app.services.supplies.seed(app.database.db);
  await app.services.payments.packages.seed(app.database.db);
  const cast = await newCast(app);
  const visitor = { ...cast.stranger, user: { ...cast.stranger.user, id: 0 }, client: app.client() };
  const addresses = [cast.owner, cast.stranger, cast.admin].map((person) => person.user.email);

  for (const [name, row] of Object.entries(matrix)) {
    const ask = row[4];
    for (const [index, role] of roles.entries()) {
      const by = role === 'visitor' ? { ...visitor } : { ...cast[role] };
      const { url, body } = await ask(cast, by);
      const method = name.split(' ')[0] as 'GET' | 'POST' | 'PUT' | 'DELETE';
      const response = await by.client.send({
        method,
        url,
        ...(body === undefined ? {} : { payload: body as object }),
      });
      const expected = row[index as 0 | 1 | 2 | 3];
      const isExpected = expected === 'ok' ? response.statusCode < 300 : response.statusCode === expected;
      assert.ok(isExpected, `${name} as ${role}: ${response.statusCode}, not ${expected}: ${response.body}`);
      // Addresses are for their owners, and for administrators in the console.
      const maySeeAll = role === 'admin' && url.startsWith('/api/admin/');
      for (const address of maySeeAll ? [] : addresses)
        if (address !== by.user.email || role === 'visitor')
          assert.ok(!response.body.includes(address), `${name} as ${role} tells ${address}`);
    }
  }
});

test('no endpoint is missing in the matrix', async (t) => {
  const app = await openHouse(t);
  const { paths } = (await app.http.inject({ url: '/api/openapi.json' })).json<{
    paths: Record<string, Record<string, unknown>>;
  }>();
  const aliases = /^\/api\/p-/;
  const served = Object.entries(paths).flatMap(([path, methods]) =>
    aliases.test(path) ? [] : Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  assert.deepEqual(served.toSorted(), Object.keys(matrix).toSorted());
});
