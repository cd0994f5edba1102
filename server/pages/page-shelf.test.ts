import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setImmediate as turn } from 'node:timers/promises';
import { PageShelf } from './page-shelf.ts';
import type { ReadyPage } from './ready-page.ts';

const page = (status = 200): ReadyPage => ({
  status,
  contentSecurityPolicy: '',
  etag: '"e"',
  br: Buffer.alloc(0),
  gzip: Buffer.alloc(0),
});

test('a page is made once for a state, and anew for the next', async () => {
  const shelf = new PageShelf(3);
  let made = 0;
  const make = async (): Promise<ReadyPage> => {
    made += 1;
    return page();
  };
  await Promise.all([shelf.take('a', '1', make), shelf.take('a', '1', make)]);
  assert.equal(made, 1);
  await shelf.take('a', '2', make);
  assert.equal(made, 2);
  assert.equal(shelf.size, 1, 'the old state makes room');
});

test('the shelf keeps those read last', async () => {
  const shelf = new PageShelf(2);
  const made: string[] = [];
  const read = (key: string) => shelf.take(key, '', async () => (made.push(key), page()));
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await read(key);
  assert.deepEqual(made, ['a', 'b', 'c', 'b']);
  assert.equal(shelf.size, 2);
});

test('what failed or is missing is not kept', async () => {
  const shelf = new PageShelf(2);
  await shelf.take('a', '', async () => page(404));
  await assert.rejects(shelf.take('b', '', async () => Promise.reject(new Error('no paper'))));
  await turn();
  assert.equal(shelf.size, 0);
});
