import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createIds, uuidV7 } from './ids.ts';

test('a UUID of version 7 begins with its time and sorts by it', () => {
  const early = uuidV7(1_700_000_000_000, Buffer.alloc(16, 0xff));
  const late = uuidV7(1_700_000_000_001, Buffer.alloc(16, 0));
  assert.match(early, /^018bcfe5-6800-7fff-bfff-ffffffffffff$/);
  assert.match(late, /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  assert.ok(early < late);
});

test('tokens are long, url-safe and never the same', () => {
  const ids = createIds({ now: () => new Date(0) });
  const tokens = new Set(Array.from({ length: 100 }, () => ids.token()));
  assert.equal(tokens.size, 100);
  for (const token of tokens) assert.match(token, /^[A-Za-z0-9_-]{43}$/);
});
