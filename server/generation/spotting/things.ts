import { ageBands } from '#contract/common.ts';
import { capital } from '#engine/grammar/nouns.ts';
import { turnedAway } from '#engine/safety/door.ts';
import { understandSupplies } from '#engine/supplies/understand.ts';
import type { Sight } from './spotter.ts';

export interface Thing {
  /** As the family reads it, in its color where that was seen: a red bee wants red yarn. */
  name: string;
  /** As everybody here calls it. */
  plain: string;
  color: string | null;
  engineId: string | null;
  leastAge: number | null;
}

const stranger = (name: string, leastAge: number | null): Thing => ({
  name: capital(name),
  plain: name,
  color: null,
  engineId: null,
  leastAge,
});

/** Things by the names that everybody here uses. */
export function thingsIn(name: string): Thing[] {
  if (turnedAway(name) !== null) return [];
  return understandSupplies([name]).flatMap((item) => {
    if (item.kind === 'risky') return stranger(name, null);
    if (item.kind === 'unknown') return stranger(name, ageBands['2-3'].min);
    const color = item.colors.length === 1 ? (item.colors[0] ?? null) : null;
    const { name: plain, id: engineId, leastAge } = item.supply;
    return { name: capital(color ? `${color} ${plain}` : plain), plain, color, engineId, leastAge };
  });
}

/** What was seen, each thing once: what is sure is no guess as well. */
export function thingsSeen(sights: readonly Sight[]): { sure: Thing[]; maybe: Thing[] } {
  const seen = new Set<string>();
  const fresh = (isSure: boolean): Thing[] =>
    sights
      .filter((sight) => sight.isSure === isSure)
      .flatMap((sight) => thingsIn(sight.name))
      .filter(({ name }) => !seen.has(name.toLowerCase()) && seen.add(name.toLowerCase()));
  return { sure: fresh(true), maybe: fresh(false) };
}
