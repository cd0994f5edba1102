import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readRecipes } from '#engine/recipes/read-recipe.ts';
import type { Recipe } from '#engine/recipes/recipe.ts';
import { readWords } from '#engine/tongue/read-words.ts';
import type { Words } from '#engine/tongue/words.ts';
import { misnamed } from './check-things.ts';

const [recipe] = readRecipes(`
* fluffy-cloud | 4-5 | Weather
colors white
minutes 20
heart fluff: cotton-ball, tissue = 4
need sheet: paper, felt = 1 sheet
join glue: glue, tape
nice color: crayon, paint = 1
step tear: tear fluff by c
step stick: glue fluff sheet glue by c
step color: color sheet color by c
step show: play sheet by c
`) as [Recipe];

const wordsThat = (said: string, more = ''): Words =>
  (
    readWords(`
* fluffy-cloud
name cloud
${more}
title A Cloud
about It is soft.
step tear Pull {the fluff} apart.
step stick ${said}
step color Color it with {the color}.
step show Show it.
alt A cloud
`) as [Words]
  )[0];

describe('the words of a recipe, whatever of its options was taken', () => {
  it('may name what was taken by its place', () => {
    assert.deepEqual(misnamed(recipe, wordsThat('Press {the fluff} onto {the sheet}.')), []);
  });

  it('may not name an option where another was taken', () => {
    assert.deepEqual(misnamed(recipe, wordsThat('Press the cotton onto {the sheet}.')), [
      'step speaks of cotton that was not taken: Press the cotton onto the paper.',
    ]);
  });

  it('may name it in a condition, liken to it, or declare that they mean something else', () => {
    const inCondition = '{fluff=cotton-ball? Press the cotton | Press {the fluff}} onto {the sheet}.';
    assert.deepEqual(misnamed(recipe, wordsThat(inCondition)), []);
    assert.deepEqual(misnamed(recipe, wordsThat('Press until it is as soft as cotton.')), []);
    assert.deepEqual(misnamed(recipe, wordsThat('Think of cotton in a field.', 'means cotton')), []);
  });

  it('may not let dry what is never wet', () => {
    const problems = misnamed(recipe, wordsThat('Let it dry for an hour.'));
    assert.deepEqual(problems, ['nothing here bears "Let it dry": Let it dry for an hour.']);
  });
});
