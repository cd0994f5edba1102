import type { AgeBand } from '#contract/common.ts';
import { readDoor } from '#engine/safety/door.ts';
import { judge } from '#engine/safety/judge.ts';

/** Things of a household that nobody makes a craft of. */
const notMaterials =
  /\b(?:milk|water|juice|soda|coffee|shampoo|lotion|ice|bread|toast|cand(?:y|ies)|sweets|chocolate|fruit|raisins?|marshmallows?|onions?|carrots?|cheese|butter|phone|tablet|calculator|printer|laminator|computer|laptop|camera|television|tv|easel|mop|broom|rug|table|chair|sofa|bed|steel wool)$/;

/** Whether something the engine does not know may be named in a craft: a short, plain, harmless noun. */
export function isSafeName(name: string, band: AgeBand): boolean {
  if (!/^[a-z][a-z' -]{2,28}$/.test(name) || name.split(' ').length > 3) return false;
  if (
    /\b(?:ignore|instruction|prompt|system|http|www|script|you|your|me|i|is|are|be|do|make|must|should|please|not|no|without|with|nothing|anything|everything|all|stuff|things?|idea|idk|none)\b/.test(
      name,
    )
  )
    return false;
  if (notMaterials.test(name) || readDoor(name).kind !== 'welcome') return false;
  const materials = [{ name, amount: '', optional: false, substitutes: [] }];
  const bare = { title: '', description: '', steps: [], safetyNotes: [], goFurther: null, imageAlt: '' };
  const verdict = judge({ ...bare, materials }, band);
  return verdict.kind === 'known' && verdict.isPlain;
}
