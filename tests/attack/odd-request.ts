import type { InjectOptions } from 'fastify';
import type { EndpointSpec } from '#contract/endpoint.ts';
import type { Random } from '#engine/random/seeded.ts';
import { oddTexts, oddValues } from '#tests/support/odd-values.ts';
import { requestOf, type Input } from './aim.ts';

type Headers = Record<string, string>;

const letters = Array.from('aZ09 /\\.%&=?;:\'"<>{}[]()$`|*~^\t\u00e9\u4e2d\u{1f426}');

const wildText = (random: Random): string =>
  Array.from({ length: random.below(40) }, () => random.pick(letters)).join('');

const wildValue = (random: Random): unknown => {
  const kind = random.below(6);
  if (kind < 3) return random.pick(oddValues);
  if (kind === 3) return wildText(random);
  if (kind === 4) return (random.next() - 0.5) * 10 ** random.below(25);
  return { [wildText(random)]: random.pick(oddValues) };
};

/** Another name for a field: as others call it, as a prototype has it, as nobody does. */
const strayNames = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'id',
  'userId',
  '$where',
  '',
  'a.b',
  'x',
];

function oddRecord(
  given: Record<string, unknown>,
  random: Random,
  odd: () => unknown,
): Record<string, unknown> {
  const entries = Object.entries(given);
  const name = random.pick([...entries.map(([each]) => each), random.pick(strayNames)]);
  // Defined, not set: `__proto__` is to arrive as a field.
  return Object.fromEntries([...entries.filter(([each]) => each !== name), [name, odd()]]);
}

const oddHeaders: readonly Headers[] = [
  { 'content-type': 'text/plain' },
  { 'content-type': 'application/json; charset=utf-7' },
  { 'content-type': 'multipart/form-data; boundary=x' },
  { 'content-type': '' },
  { 'content-type': 'application/x-www-form-urlencoded' },
  { accept: 'application/xml' },
  { 'accept-encoding': 'gzip;q=0, *;q=0' },
  { 'content-encoding': 'gzip' },
  { 'if-none-match': 'W/"x", *, "' },
  { range: 'bytes=-1--5' },
  { origin: 'null' },
  { origin: 'https://elsewhere.example' },
  { 'sec-fetch-site': 'cross-site' },
  { host: 'elsewhere.example' },
  { cookie: 'gluebird_session=%00; a=b; =; ;;;' },
  { authorization: 'Bearer x' },
  { 'x-forwarded-for': '1.2.3.4, ::1, unknown' },
  { 'x-forwarded-host': 'elsewhere.example', 'x-forwarded-proto': 'gopher' },
  { 'x-http-method-override': 'DELETE' },
  { 'idempotency-key': 'x'.repeat(4_000) },
  { 'idempotency-key': "'; --" },
  { 'user-agent': '${jndi:ldap://elsewhere.example/x}' },
];

const oddBodies = [
  '{',
  '{"a":',
  '[1,',
  '\u0000',
  'null',
  '"x"',
  '1e999',
  '{"a":1}{"b":2}',
  '\ufeff{}',
  '{"__proto__":{"isAdmin":true}}',
];

const oddPaths = [
  (url: string) => `${url}/`,
  (url: string) => url.replace('/api/', '/api//'),
  (url: string) => url.replace('/api/', '/API/'),
  (url: string) => url.replace('/api/', '/api/../api/'),
  (url: string) => url.replace('/api/', '/api/%2e%2e/'),
  (url: string) => url.replace('/api/', '/api/.;/'),
  (url: string) => `${url}%00`,
  (url: string) => `${url}%`,
  (url: string) => `${url}?${'a=1&'.repeat(500)}`,
  (url: string) => `${url}?__proto__[isAdmin]=1`,
  (url: string) => `${url}#x`,
];

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'] as const;

interface OddRequest {
  options: InjectOptions;
  /** Whether the API itself is still what is asked. */
  isOfApi: boolean;
}

/** One to three places at a time taken by what no page of ours sends. */
export function oddRequest(spec: EndpointSpec, fitting: Input, random: Random): OddRequest {
  const input = { ...fitting };
  const headers: Headers = {};
  let payload: string | undefined;
  let bend = (url: string): string => url;
  let method: (typeof methods)[number] | null = null;
  for (let changes = 1 + random.below(3); changes > 0; changes -= 1) {
    const place = random.below(10);
    if (place < 2) input.params = oddRecord(input.params, random, () => random.pick(oddTexts));
    else if (place < 4)
      input.query = oddRecord(input.query, random, () => random.pick([...oddTexts, ['1', '2']]));
    else if (place < 7 && typeof input.body === 'object')
      input.body = oddRecord(input.body as Record<string, unknown>, random, () => wildValue(random));
    else if (place === 7) Object.assign(headers, random.pick(oddHeaders));
    else if (place === 8) payload = random.pick(oddBodies);
    else if (random.below(2) === 0) bend = random.pick(oddPaths);
    else method = random.pick(methods);
  }
  const usual = requestOf(spec, input) as InjectOptions & { url: string };
  const url = bend(usual.url);
  const sent = method ?? spec.method;
  const takesBody = sent !== 'GET' && sent !== 'HEAD';
  return {
    options: {
      ...usual,
      method: sent,
      url,
      ...(takesBody && payload !== undefined && { payload }),
      headers: { ...(usual.headers as Headers | undefined), ...headers },
    },
    isOfApi: sent !== 'HEAD' && url.startsWith('/api/') && !url.includes('..') && !url.includes('%2e%2e'),
  };
}
