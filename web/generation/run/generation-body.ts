import { ageBands } from '#contract/common.ts';
import type { GenerationBody } from '#contract/generation.ts';
import { asRequest } from '#web/generation/limits/day-limits.ts';
import { themeOf, type WizardChoices } from '#web/generation/wizard-choices.ts';

/** Without an age the craft suits the middle of childhood. */
const anyAge = { min: 4, max: 10 };

/** What the server is asked for; null as long as photo or theme is missing. */
export function bodyOf(choices: WizardChoices): GenerationBody | null {
  const theme = themeOf(choices);
  if (!choices.photo || !theme) return null;
  const { min, max } = choices.childAge ? ageBands[choices.childAge] : anyAge;
  return {
    image: choices.photo,
    theme,
    ageMin: min,
    ageMax: max,
    additionalSupplies: [...choices.supplies],
    ...asRequest(choices.limits),
  };
}
