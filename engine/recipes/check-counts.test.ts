import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { countProblems } from './check-counts.ts';
import { readRecipes } from './read-recipe.ts';

const problemsOf = (amount: string, rows: string): string[] =>
  readRecipes(`
* kite | 6-8 | Weather
heart trim: button, bead = ${amount}
step trim: glue trim > trim by c
part trim = trim own : ${rows}
`).flatMap(countProblems);

describe('what is counted on the list', () => {
  it('is drawn as often', () => {
    assert.deepEqual(problemsOf('3', 'button ~ 0 0 8 ; button ~ 20 0 8 ; button ~ 40 0 8'), []);
    assert.deepEqual(problemsOf('3', 'bits own 1 0 0 20 0 40 0'), []);
    assert.deepEqual(problemsOf('5', 'bits own 1 0 0 20 0 40 0'), [
      'trim is listed 5 times and drawn 3 times',
    ]);
  });

  it('may be half hidden, as the wheels of a car from the side', () => {
    assert.deepEqual(problemsOf('4', 'cap ~ -30 0 12 ; cap ~ 30 0 12'), []);
    assert.deepEqual(problemsOf('4', 'capm ~ 30 0 12'), []);
    assert.deepEqual(problemsOf('4', 'cap ~ 30 0 12'), ['trim is listed 4 times and drawn 1 times']);
  });

  it('is not counted where it is measured or drawn in another way', () => {
    assert.deepEqual(problemsOf('handful', 'bits own 1 0 0 20 0'), []);
    assert.deepEqual(problemsOf('9', 'button ~ 0 0 8 ; o ~ 20 0 8'), []);
  });
});
