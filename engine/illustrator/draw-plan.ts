import type { CraftPlan } from '#contract/ideas.ts';
import { findRecipe } from '#engine/recipes/shelves.ts';
import { addsToSee, drawRecipeStep, type RecipePicture } from './draw-recipe.ts';

/** What a plan says for its picture; null where no recipe stands behind it. */
export function pictureOf(plan: CraftPlan): RecipePicture | null {
  const recipe = findRecipe(plan.formId);
  if (recipe === null) return null;
  const { slots, theme, seed, subjectId: variantId } = plan;
  return { recipe, variantId, colors: plan.colors.map((color) => color.hex), slots, theme, seed };
}

const upTo = (plan: CraftPlan, at: number): string[] => plan.steps.slice(0, at + 1).map(({ id }) => id);

/** For each step, whether something new is to be seen after it. */
export function picturedSteps(plan: CraftPlan): boolean[] {
  const picture = pictureOf(plan);
  return plan.steps.map((_, at) => picture !== null && addsToSee(picture, upTo(plan, at)));
}

/** The thing as it stands after a step, counted from 0; null where that step adds nothing to see. */
export function drawStepOf(plan: CraftPlan, at: number): string | null {
  const picture = pictureOf(plan);
  if (picture === null || at >= plan.steps.length || !addsToSee(picture, upTo(plan, at))) return null;
  return drawRecipeStep(picture, upTo(plan, at));
}
