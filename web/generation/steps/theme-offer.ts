import { themeNames, type ThemeName } from '#contract/common.ts';

export const themesOffered = 6;

/** Six themes that were not on offer just now. The chosen one keeps its place among them. */
export function offerThemes(
  shown: readonly ThemeName[],
  chosen: ThemeName | null,
  random: () => number = Math.random,
): ThemeName[] {
  const fresh = shuffled(
    themeNames.filter((theme) => !shown.includes(theme) && theme !== chosen),
    random,
  ).slice(0, themesOffered);
  if (chosen === null) return fresh;
  const place = Math.max(0, shown.indexOf(chosen));
  return fresh.with(place, chosen);
}

function shuffled<T>(items: readonly T[], random: () => number): T[] {
  const mixed = [...items];
  for (let last = mixed.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [mixed[last], mixed[other]] = [mixed[other]!, mixed[last]!];
  }
  return mixed;
}
