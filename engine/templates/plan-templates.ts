import type { CraftPlan } from '#contract/ideas.ts';
import { findRecipe } from '#engine/recipes/shelves.ts';
import { templatesFor, type Template } from './templates.ts';

/** The templates of a craft that a recipe stands behind. */
export function templatesOf({ formId, subjectId, ageBand, slots }: CraftPlan): Template[] {
  const recipe = findRecipe(formId);
  return recipe ? templatesFor({ recipe, variantId: subjectId, band: ageBand, slots }) : [];
}
