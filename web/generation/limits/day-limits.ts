import type { GenerationBody } from '#contract/generation.ts';
import { avoidances, messLevels, type Avoidance, type MessLevel } from '#contract/ideas.ts';

/** What holds for a family beyond supplies and theme: how long, how messy, and what they leave out. */
export interface DayLimits {
  minutes: number | null;
  mess: MessLevel | null;
  avoid: readonly Avoidance[];
}

export const noLimits: DayLimits = { minutes: null, mess: null, avoid: [] };
export const minutesToChoose = [15, 30, 45, 60, 90] as const;

/** As the server is asked. */
export function asRequest({ minutes, mess, avoid }: DayLimits): Partial<GenerationBody> {
  return {
    ...(minutes === null ? {} : { minutes }),
    ...(mess === null ? {} : { mess }),
    ...(avoid.length === 0 ? {} : { avoid: [...avoid] }),
  };
}

/** What a device kept, taken only as far as it makes sense. */
export function readLimits(kept: unknown): DayLimits {
  if (typeof kept !== 'object' || kept === null) return noLimits;
  const { minutes, mess, avoid } = kept as Record<string, unknown>;
  return {
    minutes: minutesToChoose.find((one) => one === minutes) ?? null,
    mess: messLevels.find((one) => one === mess) ?? null,
    avoid: Array.isArray(avoid) ? avoidances.filter((one) => avoid.includes(one)) : [],
  };
}

const keyOf = (userId: number): string => `gluebird-limits-${userId}`;

/** They hold until they are changed: on this device, for this person. */
export function loadLimits(userId: number): DayLimits {
  try {
    return readLimits(JSON.parse(localStorage.getItem(keyOf(userId)) ?? 'null'));
  } catch {
    return noLimits;
  }
}

export function keepLimits(userId: number, limits: DayLimits): void {
  try {
    localStorage.setItem(keyOf(userId), JSON.stringify(limits));
  } catch {
    // A browser that keeps nothing asks again the next time.
  }
}

/** Leaves nothing for whoever uses this device next. */
export function forgetLimits(userId: number): void {
  try {
    localStorage.removeItem(keyOf(userId));
  } catch {
    // Nothing was kept then.
  }
}
