import type { CraftPlan, StepAction } from '#contract/ideas.ts';
import { colorHex, isColor } from '#engine/grammar/colors.ts';
import { withExtraParts } from '#engine/extras/extra-parts.ts';
import { findRecipe } from '#engine/recipes/shelves.ts';
import { drawAction, isDrawable } from './draw-action.ts';
import { addsToSee, drawRecipeStep } from './draw-recipe.ts';
import type { RecipePicture } from './recipe-picture.ts';

/** The colors that the list of materials names: "Green construction paper". */
function listedTones(plan: CraftPlan): Record<string, string> {
  const named = plan.materials.flatMap(({ supplyId, name }): [string, string][] => {
    const [first = '', second = ''] = name.toLowerCase().split(' ');
    const color = [`${first} ${second}`, first].find(isColor);
    return supplyId === null || color === undefined ? [] : [[supplyId, colorHex[color]]];
  });
  return Object.fromEntries(named);
}

/** What a plan says for its picture; null where no recipe stands behind it. */
export function pictureOf(plan: CraftPlan): RecipePicture | null {
  const recipe = findRecipe(plan.formId);
  if (recipe === null) return null;
  const { slots, theme, seed, subjectId: variantId, ageBand: band } = plan;
  return {
    recipe: withExtraParts(recipe, Object.keys(slots)),
    variantId,
    colors: plan.colors.map((color) => color.hex),
    listed: listedTones(plan),
    slots,
    steps: plan.steps.map(({ id }) => id),
    theme,
    seed,
    band,
  };
}

const upTo = (plan: CraftPlan, at: number): string[] => plan.steps.slice(0, at + 1).map(({ id }) => id);

/** What the picture of a step shows: the thing as it stands then, or what the hands do; null where neither helps. */
export type StepPicture = 'thing' | StepAction | null;

function pictureOfStep(plan: CraftPlan, at: number): StepPicture {
  const picture = pictureOf(plan);
  const step = plan.steps[at];
  if (picture === null || step === undefined) return null;
  if (addsToSee(picture, upTo(plan, at))) return 'thing';
  return isDrawable(step.action) ? step.action : null;
}

export const stepPictures = (plan: CraftPlan): StepPicture[] =>
  plan.steps.map((_, at) => pictureOfStep(plan, at));

/** The picture of a step, counted from 0. */
export function drawStepOf(plan: CraftPlan, at: number): string | null {
  const shows = pictureOfStep(plan, at);
  const picture = pictureOf(plan);
  if (shows === null || picture === null) return null;
  if (shows === 'thing') return drawRecipeStep(picture, upTo(plan, at));
  const uses = (plan.steps[at]?.uses ?? []).map(
    (id) => plan.materials.find(({ supplyId }) => supplyId === id)?.name ?? id,
  );
  return drawAction({ action: shows, uses, colors: picture.colors, seed: (plan.seed % 9973) + at });
}
