import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listPosts } from '#contract/community.ts';
import { listCrafts } from '#contract/crafts.ts';
import { listSavedCrafts } from '#contract/crafts-favorites.ts';
import { variantFor } from './queries.ts';

test('live hosts are asked by the second address, local ones by the plain one', () => {
  const paths = (host: string) =>
    [listCrafts, listSavedCrafts, listPosts].map((endpoint) => variantFor(endpoint, host).path);
  assert.deepEqual(paths('glue.example'), ['/api/p-crafts', '/api/p-saved-crafts/:id', '/api/p-posts']);
  const plain = ['/api/crafts', '/api/users/:id/saved-crafts', '/api/posts'];
  for (const host of ['localhost', '127.0.0.1', '[::1]']) assert.deepEqual(paths(host), plain);
});
