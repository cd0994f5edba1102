import assert from 'node:assert/strict';
import { test } from 'node:test';
import { adjustUserCredits, createAdminUser } from '#contract/admin-actions.ts';
import { addComment, shareCraft } from '#contract/community.ts';
import type { EndpointSpec } from '#contract/endpoint.ts';
import { bringInCraft } from '#contract/craft-file.ts';
import { generateCraft } from '#contract/generation.ts';
import { addPackage } from '#contract/payments-packages.ts';
import { confirmCreditPurchase, createPaymentIntent } from '#contract/payments.ts';
import { fishFile } from '#tests/support/craft-files.ts';
import { generationBody } from '#tests/support/generating.ts';
import { allEndpoints } from '#tests/support/odd-values.ts';
import { openShop, payFor } from '#tests/support/paying.ts';
import type { Shop } from '#tests/support/paying.ts';
import { newAdministrator } from '#tests/support/people.ts';
import type { Person } from '#tests/support/people.ts';
import { sameClientAt, secondNode } from '#tests/support/second-node.ts';
import { storeCraft } from '#tests/support/stored-crafts.ts';
import type { TestClient } from '#tests/support/test-client.ts';

const ledger = (reason: string) => `credits_ledger where reason = '${reason}'`;

interface PromisedRequest {
  spec: EndpointSpec;
  body: object;
  /** Where it leaves a row when it is done. */
  trace: string;
  url?: string;
}

/** One for every endpoint that promises to do its work once. */
async function requestsOf(shop: Shop, admin: Person): Promise<PromisedRequest[]> {
  const { app, packages } = shop;
  const { user, client } = admin;
  const [shared, toShare] = [await storeCraft(app, user.id), await storeCraft(app, user.id)];
  const { post } = await client.call(shareCraft, { body: { craftId: shared } });
  const [offer] = packages;
  assert.ok(offer);
  const paymentIntentId = await payFor(shop, admin, offer);
  const email = 'made.once@example.test';
  const account = { username: email, email, displayName: 'made.once', password: 'glue-and-paper-1' };
  return [
    { spec: generateCraft, body: await generationBody(), trace: ledger('generation') },
    { spec: bringInCraft, body: fishFile(), trace: "crafts where provider = 'file'" },
    {
      spec: addComment,
      body: { content: 'Nice' },
      trace: 'community_comments',
      url: `/api/posts/${post.id}/comments`,
    },
    { spec: shareCraft, body: { craftId: toShare }, trace: 'community_posts' },
    { spec: createPaymentIntent, body: { packageId: offer.id }, trace: 'payments_purchases' },
    {
      spec: confirmCreditPurchase,
      body: { paymentIntentId, packageId: offer.id },
      trace: ledger('purchase'),
    },
    { spec: createAdminUser, body: account, trace: 'account_users' },
    {
      spec: adjustUserCredits,
      body: { amount: 2 },
      trace: ledger('adjustment'),
      url: `/api/admin/users/${user.id}/credits`,
    },
    {
      spec: addPackage,
      body: { name: 'Once', credits: 3, price: 300, description: null },
      trace: 'payments_packages',
    },
  ];
}

const refuseReplies = `
  create function refuse_replies() returns trigger language plpgsql as
    $$ begin raise exception 'the answer cannot be kept'; end $$;
  create trigger refuse_replies before update of reply on platform_idempotency
    for each row execute function refuse_replies()`;
const allowReplies = 'drop trigger refuse_replies on platform_idempotency; drop function refuse_replies()';

test('whatever promises to be done once is not done at all while its answer cannot be kept, and then once on two nodes', async (t) => {
  const shop = await openShop(t, 'test', { expectLogErrors: true });
  const { app } = shop;
  const admin = await newAdministrator(app);
  const other = sameClientAt(await secondNode(t, app), admin.client);
  const requests = await requestsOf(shop, admin);
  const promised = (await allEndpoints()).filter(({ idempotent }) => idempotent);
  assert.deepEqual(
    requests.map(({ spec }) => spec.path).toSorted(),
    promised.map(({ path }) => path).toSorted(),
  );
  const { pool } = app.database;
  for (const { spec, url = spec.path, body, trace } of requests) {
    const count = async (): Promise<number> =>
      (await pool.query<{ n: number }>(`select count(*)::int as n from ${trace}`)).rows[0]?.n ?? -1;
    const send = (client: TestClient) =>
      client.send({ method: 'POST', url, headers: { 'idempotency-key': 'the-wish' }, payload: body });
    const balanceOf = () => app.services.credits.balanceOf(app.database.db, admin.user.id);
    const [before, balance] = [await count(), await balanceOf()];
    await pool.query(refuseReplies);
    const failed = await send(admin.client);
    await pool.query(allowReplies);
    assert.equal(failed.statusCode, 500, `${spec.path}: ${failed.body}`);
    const returned = trace === ledger('generation') ? 1 : 0;
    assert.deepEqual([await count(), await balanceOf()], [before + returned, balance], spec.path);

    const answers = await Promise.all([1, 2, 3].flatMap(() => [send(admin.client), send(other)]));
    for (const answer of answers) {
      assert.ok(answer.statusCode < 300, `${spec.path}: ${answer.body}`);
      assert.deepEqual(answer.json(), answers[0]?.json(), spec.path);
    }
    assert.equal(await count(), before + returned + 1, spec.path);
  }
});
