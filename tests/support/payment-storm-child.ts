import { randomUUID } from 'node:crypto';
import { testCard } from '#contract/payments.ts';
import type { Member } from '#server/platform/http/actor.ts';
import { newPerson } from './people.ts';
import { openStormApp } from './storm-app.ts';

/** People who buy, pay, confirm, spend and are refunded in any order and all at once, until the process is killed. */
const people = 6;
const handsEach = 3;
const app = await openStormApp();
const { database } = app;
const { credits, payments } = app.services;
const { purchases, testPayments, packages, settlement } = payments;
await packages.seed(database.db);
const offered = await packages.list(database.db);

const below = (limit: number): number => Math.floor(Math.random() * limit);
const someOf = <T>(list: readonly T[]): T => list[below(list.length)] as T;
const newName = (): string => `${process.pid}-${performance.now()}-${Math.random()}`;

async function findMembers(): Promise<Member[]> {
  const find = async () =>
    (await database.pool.query<{ id: number }>('select id from account_users order by id')).rows;
  for (let missing = people - (await find()).length; missing > 0; missing -= 1)
    await newPerson(app, { email: `${newName()}@storm.test`, displayName: `Storm.${below(1e9)}` });
  return (await find()).map(({ id }) => ({
    kind: 'member',
    userId: id,
    isAdmin: false,
    needsSecondFactor: false,
    sessionId: 0,
  }));
}

async function someIntent(): Promise<string | undefined> {
  const { rows } = await database.pool.query<{ id: string }>(
    'select id from payments_test_intents order by random() limit 1',
  );
  return rows[0]?.id;
}

async function buy(actor: Member): Promise<void> {
  const { id: packageId } = someOf(offered);
  const { signal } = new AbortController();
  const asked = { packageId, nonce: newName(), signal };
  const clientSecret = await purchases.begin(actor, asked, async (_tx, secret) => secret);
  if (below(5) === 0) return;
  const number = below(5) === 0 ? '4000000000000002' : testCard.number;
  await testPayments?.pay(actor, { ...testCard, number, clientSecret });
  const paymentId = clientSecret.split('_secret_')[0] ?? '';
  if (below(2) === 0) await purchases.confirm(actor, { paymentId, packageId }, async () => undefined);
}

const reversals = [
  'is_disputed = true',
  'refunded_cents = amount_cents',
  'refunded_cents = least(amount_cents, refunded_cents + 150)',
];

async function reverse(): Promise<void> {
  const id = await someIntent();
  if (!id) return;
  await database.pool.query(
    `update payments_test_intents set ${someOf(reversals)}, reversed_at = now() where id = $1 and status = 'paid'`,
    [id],
  );
  if (below(2) === 0) await settlement.settle(id);
}

async function spend(actor: Member): Promise<void> {
  await credits.holding({ userId: actor.userId, workId: randomUUID(), amount: 1 }, async (hold) => {
    const end = below(3);
    if (end === 0) await database.transaction((tx) => credits.capture(tx, hold));
    if (end === 1) throw new Error('nothing came of it');
  });
}

async function adjust({ userId }: Member): Promise<void> {
  const amount = below(11) - 5;
  await database.transaction((tx) => purchases.recordAdjustment(tx, { userId, amount, note: null }));
}

const deeds = {
  buy,
  pay: buy,
  spend,
  reverse,
  adjust,
  returnLost: () => credits.releaseLost(),
} satisfies Record<string, (actor: Member) => Promise<void>>;

async function keepGoing(actor: Member): Promise<never> {
  for (;;) {
    const [name, deed] = someOf(Object.entries(deeds));
    // Refusals are part of the storm: no credits left, a card declined, a hold that was given back.
    await deed(actor).catch(() => undefined);
    process.send?.(name);
  }
}

const members = await findMembers();
await Promise.all(members.flatMap((actor) => Array.from({ length: handsEach }, () => keepGoing(actor))));
