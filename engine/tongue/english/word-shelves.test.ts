import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { it } from 'node:test';

/** The shelves that a list names between its brackets, in their order. */
function listed(file: string): string[] {
  const [, names = ''] = /= \[\n([^\]]*)\]/.exec(readFileSync(file, 'utf8')) ?? [];
  return names.match(/\w+/g) ?? [];
}

it('recipes and their words stand on the same shelves, in the same order, and no shelf is left out', () => {
  const recipes = listed('engine/recipes/shelves.ts');
  assert.deepEqual(recipes, listed('engine/tongue/english/word-shelves.ts'));
  for (const folder of ['engine/recipes/shelves', 'engine/tongue/english/shelves'])
    assert.equal(globSync(`${folder}/*.data.ts`).length, recipes.length, folder);
});
