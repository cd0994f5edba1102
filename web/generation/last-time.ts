import { ageBandNames, themeNames, type AgeBand, type ThemeName } from '#contract/common.ts';
import { offerThemes } from './steps/theme-offer.ts';
import type { WizardChoices } from './wizard-choices.ts';

/** What a family chose for the craft before, as far as it saves them a question. */
interface LastTime {
  childAge: AgeBand;
  theme: ThemeName | null;
  /** What lay on the table lately, the newest first: it is found first again. */
  supplies: readonly string[];
}

const mostRemembered = 40;

const stringsOf = (kept: unknown): string[] =>
  Array.isArray(kept) ? kept.filter((each) => typeof each === 'string').slice(0, mostRemembered) : [];

const keyOf = (userId: number): string => `gluebird-last-time-${userId}`;

export function loadLastTime(userId: number): LastTime | null {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(userId)) ?? 'null') as Partial<LastTime> | null;
    const childAge = ageBandNames.find((band) => band === kept?.childAge);
    const theme = themeNames.find((each) => each === kept?.theme) ?? null;
    return childAge ? { childAge, theme, supplies: stringsOf(kept?.supplies) } : null;
  } catch {
    return null;
  }
}

export function keepLastTime(userId: number, { childAge, theme, supplies }: WizardChoices): void {
  if (!childAge) return;
  const before = loadLastTime(userId)?.supplies ?? [];
  const lately = [...new Set([...supplies, ...before])].slice(0, mostRemembered);
  const lastTime: LastTime = { childAge, theme, supplies: lately };
  try {
    localStorage.setItem(keyOf(userId), JSON.stringify(lastTime));
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
export function choicesAgain({ childAge, theme }: Omit<LastTime, 'supplies'>): Partial<WizardChoices> {
  const offeredThemes = offerThemes(theme ? [theme] : [], null);
  return { childAge, offeredThemes, theme: offeredThemes[0] ?? null };
}
