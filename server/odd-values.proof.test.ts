import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { EndpointSpec } from '#contract/endpoint.ts';
import { addressOf, fittingInput, requestOf, type Input } from '#tests/attack/aim.ts';
import { complaintAbout } from '#tests/attack/complain.ts';
import { createTestApp } from '#tests/support/create-test-app.ts';
import type { TestApp } from '#tests/support/create-test-app.ts';
import { allEndpoints, oddTexts, oddValues, sampleInput } from '#tests/support/odd-values.ts';
import { newAdministrator } from '#tests/support/people.ts';

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
