import { globSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import type { EndpointSpec, Schema } from '#contract/endpoint.ts';

const root = path.resolve(import.meta.dirname, '../..');

const isEndpoint = (value: unknown): value is EndpointSpec =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'response' in value;

/** Every endpoint that the contract declares. */
export async function allEndpoints(): Promise<EndpointSpec[]> {
  const files = globSync('contract/*.ts', { cwd: root });
  const modules = await Promise.all(
    files.map((file) => import(path.join(root, file)) as Promise<Record<string, unknown>>),
  );
  return modules.flatMap((module) => Object.values(module).filter(isEndpoint));
}

let deep: unknown = 'x';
for (let depth = 0; depth < 200; depth += 1) deep = [deep];

/** Values that no form sends. */
export const oddValues: readonly unknown[] = [
  { toString: 1 },
  { valueOf: { toString: null } },
  { length: 5 },
  {},
  [],
  [[]],
  [{ toString: 1 }],
  Array.from({ length: 50 }, () => null),
  null,
  true,
  0,
  -1,
  0.5,
  2_147_483_647,
  2_147_483_648,
  -2_147_483_649,
  9_007_199_254_740_992,
  1e308,
  'NaN',
  'Infinity',
  '1e99',
  '99999999999999999999',
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\u202e\u{1f680}',
  "'; drop table crafts; --",
  '%00',
  '../../etc/passwd',
  'a'.repeat(70_000),
  deep,
];

/** The same as they can stand in an address. */
export const oddTexts: readonly string[] = [
  ...oddValues.flatMap((value) => (typeof value === 'string' && value.isWellFormed() ? [value] : [])),
  '-1',
  '0',
  '2147483647',
  '2147483648',
  '9007199254740993',
  '[object Object]',
  '1,2',
  'null',
].filter((text) => text !== '' && text.length < 1_000);

/** Well-formed text for what a schema of strings alone does not tell. */
const samples: Readonly<Record<string, unknown>> = {
  email: 'odd.values@example.test',
  username: 'odd.values@example.test',
  displayName: 'odd.values',
  craftId: '018f0000-0000-7000-8000-000000000001',
  paymentIntentId: 'pi_test_1',
  number: '4242 4242 4242 4242',
  exp: '12/34',
  cvc: '123',
  signInCode: '123456',
  ageMin: 6,
  ageMax: 8,
  amount: 1,
  name: 'Odd values',
};

interface Shape {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Shape[];
  items?: Shape;
  properties?: Record<string, Shape>;
  minimum?: number;
  minLength?: number;
}

const jsonShape = (schema: Schema): Shape =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape;

function sampleOf(shape: Shape): unknown {
  if (shape.const !== undefined) return shape.const;
  if (shape.enum) return shape.enum[0];
  if (shape.anyOf?.[0]) return sampleOf(shape.anyOf[0]);
  if (shape.properties) return sampleFields(shape);
  if (shape.type === 'array') return [];
  if (shape.type === 'boolean') return false;
  if (shape.type === 'integer' || shape.type === 'number') return Math.max(1, shape.minimum ?? 1);
  return 'a'.repeat(Math.max(12, shape.minLength ?? 0));
}

function sampleFields({ properties = {} }: Shape): Record<string, unknown> {
  const fields = Object.entries(properties).map(([name, shape]) => [name, samples[name] ?? sampleOf(shape)]);
  return Object.fromEntries(fields) as Record<string, unknown>;
}

/** An input that fits as far as can be told from its schema. */
export const sampleInput = (schema: Schema | undefined): Record<string, unknown> =>
  schema ? sampleFields(jsonShape(schema)) : {};
