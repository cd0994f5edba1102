import type { CraftPlan } from '#contract/ideas.ts';

/** The steps as plain lines that say who does what, for places that keep only text. */
export function instructionLines(craft: CraftPlan): string[] {
  return craft.steps.map(({ who, text }) => {
    if (who === 'grown-up') return `Grown-up: ${text}`;
    return who === 'together' ? `Together: ${text}` : text;
  });
}
