import type { CraftPlan } from '#contract/ideas.ts';
import { findRecipe } from '#engine/recipes/shelves.ts';
import { drawRecipeStep, type RecipePicture, type StepPicture } from './draw-recipe.ts';

/** What a plan says for its picture; null where no recipe stands behind it. */
export function pictureOf(plan: CraftPlan): RecipePicture | null {
  const recipe = findRecipe(plan.formId);
  if (recipe === null) return null;
  const { slots, theme, seed, subjectId: variantId } = plan;
  return { recipe, variantId, colors: plan.colors.map((color) => color.hex), slots, theme, seed };
}

/** The thing after each step; null for a step that adds nothing to see. */
export function drawSteps(plan: CraftPlan): (StepPicture | null)[] {
  const picture = pictureOf(plan);
  if (picture === null) return plan.steps.map(() => null);
  const ids = plan.steps.map(({ id }) => id);
  return ids.map((_, at) => drawRecipeStep(picture, ids.slice(0, at + 1)));
}
