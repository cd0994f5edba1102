import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compare } from './compare.ts';

const item = (supplyId: number, name: string) => ({
  userId: 1,
  supplyId,
  quantity: 1,
  supply: { id: supplyId, name, imageUrl: null },
});
const material = (name: string, substitutes: string[] = []) => ({
  name,
  amount: '1',
  optional: false,
  substitutes,
});

const choices = [{ id: 9, name: 'Fabric scraps', category: null, synonyms: ['fabric'], imageUrl: null }];

test('what is at home, what is missing, and what can stand in, at home first', () => {
  const craft = {
    supplies: [
      { id: 1, name: 'Yarn' },
      { id: 2, name: 'Felt' },
      { id: 3, name: 'Glue' },
    ],
    materials: [material('yarn'), material('felt', ['foam', 'Fabric']), material('glue')],
  };
  assert.deepEqual(compare(craft, [item(1, 'Yarn'), item(9, 'Fabric scraps')], choices), {
    have: ['Yarn'],
    missing: [
      {
        name: 'Felt',
        substitutes: [
          { name: 'Fabric', isAtHome: true },
          { name: 'foam', isAtHome: false },
        ],
      },
      { name: 'Glue', substitutes: [] },
    ],
  });
  assert.deepEqual(compare(craft, [], choices).have, []);
});
