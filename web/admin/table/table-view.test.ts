import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readView, withView } from './table-view.ts';

const choices = {
  sorts: ['name', 'created'],
  first: { sort: 'created', direction: 'desc' },
  filter: { values: ['login', 'register'] },
} as const;
const read = (text: string) => readView(new URLSearchParams(text), choices);
const first = { search: '', filter: '', sort: 'created', direction: 'desc' };

test('an address without a view shows the list as it first stands', () => {
  assert.deepEqual(read(''), first);
  assert.deepEqual(read('tab=users&search=+ada+'), { ...first, search: 'ada' });
});

test('search, kind and order are read from the address', () => {
  assert.deepEqual(read('search=ada&filter=login&sort=name&direction=asc'), {
    search: 'ada',
    filter: 'login',
    sort: 'name',
    direction: 'asc',
  });
});

test('an order or a kind that the list does not know is not asked for', () => {
  assert.deepEqual(read('sort=password&direction=asc&filter=nonsense'), first);
  assert.equal(read('sort=name&direction=sideways').direction, 'asc');
});

test('a changed view keeps the rest of the address and drops an empty search', () => {
  const address = new URLSearchParams('tab=users&search=ada&sort=name');
  assert.equal(withView(address, { search: 'bo' }), '?tab=users&search=bo&sort=name');
  assert.equal(withView(address, { search: '' }), '?tab=users&sort=name');
  assert.equal(
    withView(address, { sort: 'created', direction: 'desc' }),
    '?tab=users&search=ada&sort=created&direction=desc',
  );
});
