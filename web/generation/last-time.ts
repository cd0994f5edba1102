import { ageBandNames, themeNames, type AgeBand, type ThemeName } from '#contract/common.ts';
import { offerThemes } from './steps/theme-offer.ts';
import type { WizardChoices } from './wizard-choices.ts';

/** What a family chose for the craft before, as far as it saves them a question. */
interface LastTime {
  childAge: AgeBand;
  theme: ThemeName | null;
}

const keyOf = (userId: number): string => `gluebird-last-time-${userId}`;

export function loadLastTime(userId: number): LastTime | null {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(userId)) ?? 'null') as Partial<LastTime> | null;
    const childAge = ageBandNames.find((band) => band === kept?.childAge);
    return childAge ? { childAge, theme: themeNames.find((theme) => theme === kept?.theme) ?? null } : null;
  } catch {
    return null;
  }
}

export function keepLastTime(userId: number, { childAge, theme }: WizardChoices): void {
  if (!childAge) return;
  try {
    localStorage.setItem(keyOf(userId), JSON.stringify({ childAge, theme } satisfies LastTime));
  } catch {
    // A browser that keeps nothing asks again the next time.
  }
}

/** Leaves nothing for whoever uses this device next. */
export function forgetLastTime(userId: number): void {
  try {
    localStorage.removeItem(keyOf(userId));
  } catch {
    // Nothing was kept then.
  }
}

/** The same child, and a theme that they did not have the last time: another one is a tap away. */
export function choicesAgain({ childAge, theme }: LastTime): Partial<WizardChoices> {
  const offeredThemes = offerThemes(theme ? [theme] : [], null);
  return { childAge, offeredThemes, theme: offeredThemes[0] ?? null };
}
