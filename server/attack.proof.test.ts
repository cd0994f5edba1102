import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getCurrentUser } from '#contract/account.ts';
import type { EndpointSpec } from '#contract/endpoint.ts';
import { seeded, type Random } from '#engine/random/seeded.ts';
import { fittingInput, requestOf } from '#tests/attack/aim.ts';
import { complaintAbout } from '#tests/attack/complain.ts';
import { oddRequest } from '#tests/attack/odd-request.ts';
import { createTestApp } from '#tests/support/create-test-app.ts';
import type { TestApp } from '#tests/support/create-test-app.ts';
import { allEndpoints } from '#tests/support/odd-values.ts';
import { newAdministrator, newPerson } from '#tests/support/people.ts';

/** `npm run attack` sends many more, from another seed if one is named. */
const cases = Number(process.env['ATTACK_CASES'] ?? 2_000);
const seed = Number(process.env['ATTACK_SEED'] ?? 1);

interface Result {
  answers: Map<string, number>;
  complaints: string[];
}

/** One endpoint, asked by an administrator, by somebody signed in and by nobody, in turn. */
async function attack(
  app: TestApp,
  spec: EndpointSpec,
  { random, count }: { random: Random; count: number },
): Promise<Result> {
  const administrator = await newAdministrator(app);
  const person = await newPerson(app);
  const fitting = await fittingInput(app, spec, administrator);
  const clients = [administrator.client, administrator.client, person.client, app.client()];
  const answers = new Map<string, number>();
  const complaints: string[] = [];
  for (let sent = 0; sent < count; sent += 1) {
    const { options, isOfApi } = oddRequest(spec, fitting, random);
    const response = await clients[sent % clients.length]!.send(options);
    const { statusCode, body } = response;
    const kind = `${Math.floor(statusCode / 100)}xx`;
    answers.set(kind, (answers.get(kind) ?? 0) + 1);
    const complaint = isOfApi || statusCode >= 500 ? complaintAbout(statusCode, body) : null;
    if (complaint) complaints.push(`${JSON.stringify(options).slice(0, 600)} ${complaint}`);
  }
  return { answers, complaints };
}

test('odd requests of every kind are answered in our shape and never with a fault of ours', async (t) => {
  const app = await createTestApp(t);
  await app.services.supplies.seed(app.database.db);
  await app.services.payments.packages.seed(app.database.db);
  const endpoints = await allEndpoints();
  const random = seeded(seed);
  const count = Math.ceil(cases / endpoints.length);
  const answers = new Map<string, number>();
  const complaints: string[] = [];
  for (const spec of endpoints) {
    const result = await attack(app, spec, { random, count });
    complaints.push(...result.complaints);
    for (const [kind, number] of result.answers) answers.set(kind, (answers.get(kind) ?? 0) + number);
  }
  const told = [...answers].map(([kind, number]) => `${kind} ${number}`).toSorted();
  console.log(
    `measured: ${count * endpoints.length} requests to ${endpoints.length} endpoints: ${told.join(', ')}`,
  );
  assert.deepEqual(complaints, []);
});

/** What would be worth something, if an endpoint took more than its form sends. */
const worthTaking = (other: number) => ({
  isAdmin: true,
  role: 'admin',
  roles: ['admin'],
  craftCredits: 9_999,
  credits: 9_999,
  balance: 9_999,
  amount: 9_999,
  emailVerified: true,
  userId: other,
  ownerId: other,
  authorId: other,
  id: other,
  createdAt: '2000-01-01T00:00:00.000Z',
});

test('nobody becomes more than they are by naming more than a form asks for', async (t) => {
  const app = await createTestApp(t);
  const other = await newPerson(app);
  const before = await other.client.call(getCurrentUser, {});
  let asked = 0;
  for (const spec of await allEndpoints()) {
    if (!spec.body || spec.access === 'admin') continue;
    const person = await newPerson(app);
    const fitting = await fittingInput(app, spec, person);
    const had = (await person.client.call(getCurrentUser, {})).user;
    const body = { ...worthTaking(other.user.id), ...(fitting.body as object) };
    await person.client.send(requestOf(spec, { ...fitting, body }));
    asked += 1;
    const { status, body: now } = await person.client.ask(getCurrentUser, {});
    if (status === 401 || !('user' in now)) continue;
    assert.equal(now.user.id, had.id, `${spec.method} ${spec.path}`);
    assert.equal(now.user.isAdmin, false, `${spec.method} ${spec.path}`);
    assert.ok(now.user.craftCredits <= had.craftCredits, `${spec.method} ${spec.path}`);
  }
  assert.ok(asked > 20, `${asked} endpoints asked`);
  assert.deepEqual(await other.client.call(getCurrentUser, {}), before);
});
