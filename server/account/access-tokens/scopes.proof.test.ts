import assert from 'node:assert/strict';
import { test } from 'node:test';
import { tokenScopes } from '#contract/token-scopes.ts';
import type { TokenScope } from '#contract/token-scopes.ts';
import { programOf } from '#tests/support/access-tokens.ts';
import { createTestApp } from '#tests/support/create-test-app.ts';
import { newPerson } from '#tests/support/people.ts';

test('what is described is what holds: every endpoint lets in the scope that it names, and no other', async (t) => {
  const app = await createTestApp(t, { config: { debugPages: true } });
  const person = await newPerson(app);
  const programs = {
    read: await programOf(app, person, ['read']),
    make: await programOf(app, person, ['make']),
    change: await programOf(app, person, ['change']),
  };
  type Operation = { security: { accessToken?: TokenScope[] }[] };
  const { paths } = (await app.http.inject({ url: '/api/openapi.json' })).json<{
    paths: Record<string, Record<string, Operation>>;
  }>();
  const open: Record<string, string[]> = { read: [], make: [], change: [] };
  for (const [path, methods] of Object.entries(paths)) {
    for (const [method, { security }] of Object.entries(methods)) {
      const named = security.flatMap(({ accessToken = [] }) => accessToken)[0];
      if (named) open[named]?.push(`${method.toUpperCase()} ${path}`);
      for (const scope of tokenScopes) {
        if (scope === named) continue;
        // Too odd for any work: what is let in would answer otherwise.
        const url = path.replaceAll(/\{\w+\}/g, '0');
        const answer = await programs[scope].send({ method: method.toUpperCase(), url });
        assert.equal(answer.json().code, 'ACCESS_TOKEN_NOT_ENOUGH', `${method} ${path} with ${scope}`);
      }
    }
  }
  assert.deepEqual(open['make']?.toSorted(), [
    'POST /api/crafts/from-file',
    'POST /api/generate-craft-from-image',
    'POST /api/generations/{id}/dismiss',
    'POST /api/supplies/spot',
  ]);
  assert.ok(open['read']?.every((name) => name.startsWith('GET ')));
  assert.ok(open['change']?.every((name) => !name.startsWith('GET ')));
  const forbidden =
    /admin|password|email|profile|second-factor|provider|sessions|tokens|payment|purchase|ledger|export|webhook/;
  for (const name of Object.values(open).flat()) assert.doesNotMatch(name, forbidden);
});
