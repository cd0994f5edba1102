import assert from 'node:assert/strict';
import { it } from 'node:test';
import { recipeOf } from '#engine/recipes/shelves.ts';
import { drawRecipe } from './draw-recipe.ts';

const recipe = recipeOf('chest-of-the-last-crew');
const heart = recipe.slots.find(({ role }) => role === 'heart')?.name ?? '';
const isOfHeart = (id: string): boolean => recipe.parts.some((part) => part.id === id && part.slot === heart);

/** The chest after these steps, of nothing but its box. */
const drawnAfter = (after: readonly string[]): string =>
  drawRecipe({
    recipe,
    variantId: recipe.id,
    colors: ['#e2574c', '#f4bd4f'],
    slots: { [heart]: 'wooden-box' },
    after,
    theme: 'Ocean',
    seed: 3,
  }).svg;

it('what a craft is made of is seen, also where the step that changes it falls away', () => {
  const using = recipe.steps.filter(({ uses }) => uses.includes(heart));
  const others = using.filter(({ makes }) => !makes.some(isOfHeart)).map(({ id }) => id);
  assert.ok(others.length > 0 && others.length < using.length);
  assert.ok(drawnAfter(others).length > drawnAfter([]).length);
});
