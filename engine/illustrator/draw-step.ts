import type { CraftMaterial, CraftStep } from '#contract/crafts.ts';
import { craftPlanSchema } from '#contract/ideas.ts';
import { plainAction } from '#engine/tongue/english/action-words.ts';
import { drawAction } from './draw-action.ts';
import { drawStepOf } from './draw-plan.ts';

/** What is kept of a craft that its steps can be drawn from. */
export interface StepSource {
  /** Of whoever planned it; the built-in engine's own can be read. */
  plan: unknown;
  steps: readonly (CraftStep & { picture?: string })[];
  materials: readonly Pick<CraftMaterial, 'name'>[];
  imageColor: string;
}

/** The picture of a step, counted from 0: from the plan where there is one, else from what the step's own words plainly say. */
export function drawStep({ plan, steps, materials, imageColor }: StepSource, at: number): string | null {
  const known = craftPlanSchema.safeParse(plan);
  if (known.success) return drawStepOf(known.data, at);
  const step = steps[at];
  const action = step?.picture === undefined ? null : plainAction(step.text);
  if (step === undefined || action === null) return null;
  const said = step.text.toLowerCase();
  const uses = materials.map(({ name }) => name).filter((name) => said.includes(name.toLowerCase()));
  return drawAction({ action, uses, colors: [imageColor], seed: at });
}
