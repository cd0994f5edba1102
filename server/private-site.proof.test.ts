import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import { createTestApp } from '#tests/support/create-test-app.ts';
import { startFakeOidc } from '#tests/support/fake-oidc.ts';
import { makeCraft } from '#tests/support/generating.ts';
import { newPerson } from '#tests/support/people.ts';
import { listRoutes } from '#tests/support/routes.ts';
import type { Config } from './config.ts';

/** What answers visitors of a private site: coming in, and what has a rule of its own. */
const openWhenPrivate = new Set([
  'GET /healthz',
  'GET /readyz',
  'GET /metrics',
  'GET /robots.txt',
  'POST /operator/command',
  'POST /operator/copy',
  'POST /operator/arrivals',
  'GET /operator/arrivals/:pass',
  'POST /api/webhooks/stripe',
  'POST /api/login',
  'POST /api/login/second-factor',
  'POST /api/login/passkey/options',
  'POST /api/login/passkey',
  'POST /api/logout',
  'POST /api/register',
  'GET /api/users/check-displayname/:name',
  'POST /api/forgot-password',
  'GET /api/verify-reset-token/:token',
  'POST /api/reset-password',
  'POST /api/confirm-email',
  'GET /api/invitations/:token',
  'POST /api/contact',
  'GET /api/oidc/start',
  'GET /api/oidc/callback',
  'GET /api/site/logo/:version',
]);

const stripe: Partial<Config> = {
  payments: 'stripe',
  stripe: { secretKey: 'sk_test_1', publishableKey: 'pk_test_1', webhookSecret: 'whsec_1', apiBase: null },
};

async function openPrivate(t: TestContext, config: Partial<Config> = {}) {
  const app = await createTestApp(t, { config: { privateSite: true, ...config } });
  const owner = await newPerson(app);
  const { craft } = await makeCraft(owner);
  await app.jobs.drain();
  return { app, owner, craftId: craft.id };
}

const arrangements: Record<string, (t: TestContext) => Promise<Partial<Config>>> = {
  'test payments': async () => ({}),
  Stripe: async () => stripe,
  'sign-in by a provider': async (t) => ({ oidc: (await startFakeOidc(t)).settings }),
};

for (const [name, configOf] of Object.entries(arrangements)) {
  test(`no route of a private site answers a visitor unless it is part of coming in (${name})`, async (t) => {
    const { app, craftId } = await openPrivate(t, await configOf(t));
    const found = await listRoutes(app);
    assert.ok(found.length > 90, `${found.length} routes`);
    for (const { method, path } of found) {
      const url = path.replace(/:id\b/, craftId).replaceAll(/:\w+/g, '1');
      const { statusCode, body } = await app.client().send({ method, url });
      const isOpen = openWhenPrivate.has(`${method} ${path}`);
      const refusal = JSON.stringify({
        success: false,
        message: 'Please log in to continue.',
        code: 'NOT_SIGNED_IN',
      });
      assert.equal(
        statusCode === 401 && body === refusal,
        !isOpen,
        `${method} ${path} ${statusCode} ${body}`,
      );
    }
  });
}

test('who has signed in sees everything, and no cache keeps it for others', async (t) => {
  const { app, owner, craftId } = await openPrivate(t);
  for (const path of ['', '/image', '/status', '/print.pdf']) {
    const url = `/api/crafts/${craftId}${path}`;
    const response = await owner.client.send({ url });
    assert.equal(response.statusCode, 200, url);
    assert.doesNotMatch(String(response.headers['cache-control']), /public|immutable|max-age/, url);
    assert.equal((await app.client().send({ url })).statusCode, 401, url);
  }
});

test('search engines are told to stay away, by every answer', async (t) => {
  const { app } = await openPrivate(t);
  const robots = await app.client().send({ url: '/robots.txt' });
  assert.equal(robots.body, 'User-agent: *\nDisallow: /\n');
  for (const url of ['/robots.txt', '/healthz', '/api/crafts', '/api/nowhere'])
    assert.equal((await app.client().send({ url })).headers['x-robots-tag'], 'noindex, nofollow', url);
  assert.equal((await app.client().send({ url: '/api/nowhere' })).statusCode, 404);
});

test('a site that is not private says nothing of it', async (t) => {
  const app = await createTestApp(t);
  const owner = await newPerson(app);
  const { craft } = await makeCraft(owner);
  await app.jobs.drain();
  const response = await app.client().send({ url: `/api/crafts/${craft.id}/image` });
  assert.equal(response.statusCode, 200);
  assert.match(String(response.headers['cache-control']), /^public/);
  assert.equal(response.headers['x-robots-tag'], undefined);
});
