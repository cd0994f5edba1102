import assert from 'node:assert/strict';
import test from 'node:test';
import * as z from 'zod/mini';
import { firstErrors } from './first-errors.ts';

const schema = z.object({
  name: z.string().check(z.minLength(2, 'Longer, please'), z.regex(/^\w*$/, 'Letters only')),
  email: z.email('No email'),
});

test('each field gets its first sentence, and a good form gets none', () => {
  assert.deepEqual(firstErrors(schema, { name: '!', email: '' }), {
    name: 'Longer, please',
    email: 'No email',
  });
  assert.deepEqual(firstErrors(schema, { name: 'Ann', email: 'ann@example.org' }), {});
});
