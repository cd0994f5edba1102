import type { CraftPlan } from '#contract/ideas.ts';
import type { CraftText } from '#engine/safety/craft.ts';
import { judge } from '#engine/safety/judge.ts';

/** Everything of a plan that is shown. */
export function textOf(craft: CraftPlan): CraftText {
  return {
    title: craft.title,
    description: craft.description,
    materials: craft.materials.map(({ name, amount, optional, substitutes }) => ({
      name,
      amount,
      optional,
      substitutes,
    })),
    steps: craft.steps.map(({ text, who }) => ({ text, who })),
    safetyNotes: craft.safetyNotes,
    goFurther: craft.goFurther,
    imageAlt: craft.alt || `${craft.title}, made of cut paper`,
  };
}

/** Whether the judge has nothing against a plan, as it stands. */
export const isSafe = (craft: CraftPlan): boolean =>
  judge(textOf(craft), craft.ageBand, { isOurs: true }).kind === 'known';
