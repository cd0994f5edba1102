import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { InjectOptions } from 'fastify';
import { addComment, shareCraft } from '#contract/community.ts';
import type { EndpointSpec } from '#contract/endpoint.ts';
import { errorTable } from '#contract/errors.ts';
import type { ErrorReply } from '#contract/errors.ts';
import { createTestApp } from '#tests/support/create-test-app.ts';
import type { TestApp } from '#tests/support/create-test-app.ts';
import { giveCredits, suppliesPhoto } from '#tests/support/generating.ts';
import { allEndpoints, oddTexts, oddValues, sampleInput } from '#tests/support/odd-values.ts';
import { newAdministrator, newPerson } from '#tests/support/people.ts';
import type { Person } from '#tests/support/people.ts';
import { storeCraft } from '#tests/support/stored-crafts.ts';

interface Input {
  params: Record<string, unknown>;
  query: Record<string, unknown>;
  body: unknown;
}

const addressOf = ({ path }: EndpointSpec, { params, query }: Input): string => {
  const filled = path.replaceAll(/:(\w+)/g, (_match, name: string) =>
    encodeURIComponent(String(params[name])),
  );
  const asked = Object.entries(query).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).map((each) => `${name}=${encodeURIComponent(String(each))}`),
  );
  return asked.length > 0 ? `${filled}?${asked.join('&')}` : filled;
};

/** What fits, with one place at a time taken by something that does not. */
function* oddInputs(spec: EndpointSpec, fitting: Input): Generator<Input> {
  for (const name of Object.keys(fitting.params))
    for (const odd of oddTexts) yield { ...fitting, params: { ...fitting.params, [name]: odd } };
  for (const name of Object.keys(fitting.query))
    for (const odd of [...oddTexts, ['1', '2'], ['x', 'x']])
      yield { ...fitting, query: { ...fitting.query, [name]: odd } };
  for (const body of spec.method === 'GET' ? [] : [null, [], 'text', 5, { a: { b: [] } }])
    yield { ...fitting, body };
  const fields = Object.entries(fitting.body as object);
  for (const [name] of fields)
    for (const odd of oddValues) yield { ...fitting, body: { ...(fitting.body as object), [name]: odd } };
}

/** What an address can name, all of it there. */
async function newThings(app: TestApp, { user, client }: Person): Promise<[prefix: string, id: unknown][]> {
  await giveCredits(app, { user, client, password: '' }, 100);
  const craftId = await storeCraft(app, user.id);
  const { post } = await client.call(shareCraft, { body: { craftId } });
  const wanted = { params: { id: post.id }, body: { content: 'Nice' } };
  const { comment } = await client.call(addComment, wanted);
  const other = await newPerson(app);
  return [
    ['/api/crafts/', craftId],
    ['/api/admin/crafts/', craftId],
    ['/api/posts/', post.id],
    ['/api/comments/', comment.id],
    ['/api/admin/users/', other.user.id],
  ];
}

async function fittingInput(app: TestApp, spec: EndpointSpec, person: Person): Promise<Input> {
  const { user, password } = person;
  const things = await newThings(app, person);
  const body = sampleInput(spec.body);
  if ('displayName' in body) body['displayName'] = `odd.${user.id}`;
  if ('email' in body) body['email'] = `odd.${user.id}@example.test`;
  if ('craftId' in body) body['craftId'] = things[0]?.[1];
  for (const name of ['currentPassword', 'newPassword', 'password']) if (name in body) body[name] = password;
  if ('image' in body) body['image'] = await suppliesPhoto();
  const params = { ...sampleInput(spec.params) };
  const id = things.find(([prefix]) => spec.path.startsWith(prefix))?.[1] ?? user.id;
  return { params: 'id' in params ? { ...params, id } : params, query: {}, body };
}

const requestOf = (spec: EndpointSpec, input: Input): InjectOptions => ({
  method: spec.method,
  url: addressOf(spec, input),
  ...(spec.method === 'GET' || (spec.method === 'DELETE' && !spec.body)
    ? {}
    : { payload: JSON.stringify(input.body), headers: { 'content-type': 'application/json' } }),
});

/** What is wrong with an answer; null when nothing is. */
function complaintAbout(status: number, text: string): string | null {
  if (status < 400) return null;
  if (status >= 500) return `answered ${status}: ${text}`;
  const reply = JSON.parse(text) as Partial<ErrorReply>;
  const { success, code, message, issues } = reply;
  if (success !== false || !code || errorTable[code]?.status !== status || !message)
    return `has another shape: ${text}`;
  if (status === 400 && code === 'INVALID_INPUT' && !issues?.length) return `names no issue: ${text}`;
  return null;
}

async function tryOut(app: TestApp, spec: EndpointSpec): Promise<string[]> {
  const person = await newAdministrator(app);
  const fitting = await fittingInput(app, spec, person);
  const asked = { ...fitting, query: spec.query ? sampleInput(spec.query) : {} };
  delete asked.query['cursor'];
  const complaints: string[] = [];
  const inputs = [...oddInputs(spec, asked)];
  if (spec.query && 'cursor' in sampleInput(spec.query))
    for (const cursor of oddCursors) inputs.push({ ...fitting, query: { cursor } });
  for (const input of inputs) {
    const response = await person.client.send(requestOf(spec, input));
    const complaint = complaintAbout(response.statusCode, response.body);
    const what = `${spec.method} ${addressOf(spec, input)} ${JSON.stringify(input.body)}`.slice(0, 300);
    if (complaint) complaints.push(`${what} ${complaint}`);
  }
  return complaints;
}

const cursorOf = (...place: unknown[]): string => Buffer.from(JSON.stringify(place)).toString('base64url');
const oddCursors = [
  'x',
  cursorOf(),
  cursorOf(null, null),
  cursorOf(1, 2 ** 53 - 1),
  cursorOf(8.64e15, 2 ** 31 - 1),
  cursorOf(-8.64e15, 1),
  cursorOf(253_402_300_799_999, 1),
  cursorOf(8.64e15, '00000000-0000-7000-8000-000000000000'),
  cursorOf(-8.64e15, '00000000-0000-7000-8000-000000000000'),
  cursorOf({ toString: 1 }, [1]),
  cursorOf('created:9999999999999999', 2 ** 40),
  cursorOf('created:9999999999999999', 1),
  cursorOf('name:\u0000', 1),
];

test('whatever is sent to an endpoint of the contract, it is answered in our shape and never with a fault of ours', async (t) => {
  const app = await createTestApp(t);
  await app.services.supplies.seed(app.database.db);
  await app.services.payments.packages.seed(app.database.db);
  const endpoints = await allEndpoints();
  assert.ok(endpoints.length > 90, `${endpoints.length} endpoints`);
  const complaints: string[] = [];
  for (const spec of endpoints) complaints.push(...(await tryOut(app, spec)));
  assert.deepEqual(complaints, []);
});
