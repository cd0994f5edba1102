import type { AgeBand, Difficulty, ThemeName } from '#contract/common.ts';
import type { SpottedSupply } from '#contract/spotting.ts';
import { noLimits, type DayLimits } from './limits/day-limits.ts';

export const lastStep = 4;
export type WizardStep = 1 | 2 | 3 | 4;

/** What somebody has seen on the photo of these choices. */
export interface Seen {
  sure: readonly SpottedSupply[];
  maybe: readonly SpottedSupply[];
  /** False where nobody could look: then nothing is claimed. */
  isClaim: boolean;
  /** What came onto the list by itself; null until it was shown. */
  joined: readonly string[] | null;
}

/** What was chosen so far for the next craft. */
export interface WizardChoices {
  /** The step last looked at: coming back goes on there. */
  step: WizardStep;
  childAge: AgeBand | null;
  /** A data URL of the shrunk photo. */
  photo: string | null;
  /** What was seen on it; null as long as nobody has looked. */
  seen: Seen | null;
  supplies: readonly string[];
  /** In the field, not on the list yet. */
  typedSupply: string;
  theme: ThemeName | null;
  /** Counts before a chosen theme as long as it says something. */
  customTheme: string;
  offeredThemes: readonly ThemeName[];
  difficulty: Difficulty;
  limits: DayLimits;
}

export const firstChoices: WizardChoices = {
  step: 1,
  childAge: null,
  photo: null,
  seen: null,
  supplies: [],
  typedSupply: '',
  theme: null,
  customTheme: '',
  offeredThemes: [],
  difficulty: 'easy',
  limits: noLimits,
};

export function themeOf(choices: WizardChoices): string | null {
  return choices.customTheme.trim() || choices.theme;
}

/** The furthest step that what was chosen leads to. */
export function lastReachableStep({ childAge, photo }: WizardChoices): WizardStep {
  if (!childAge) return 1;
  return photo ? lastStep : 2;
}

/** The step an address asks for, or the last one before it that can be reached. */
export function stepOfAddress(asked: string | null, choices: WizardChoices): WizardStep {
  const wanted = asked !== null && /^[1-4]$/.test(asked) ? Number(asked) : 1;
  return Math.min(wanted, lastReachableStep(choices)) as WizardStep;
}
