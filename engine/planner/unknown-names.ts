import type { AgeBand } from '#contract/common.ts';
import { judge } from '#engine/hazards/judge.ts';
import { findUnkind } from '#engine/hazards/unkind.ts';

/** Whether something the engine does not know may be named in a craft: a short, plain, harmless noun. */
export function isSafeName(name: string, band: AgeBand): boolean {
  if (!/^[a-z][a-z' -]{2,28}$/.test(name) || name.split(' ').length > 3) return false;
  if (
    /\b(?:ignore|instruction|prompt|system|http|www|script|you|your|me|i|is|are|be|do|make|must|should|please|not|no|without|with|nothing|anything|stuff|things?|idea|idk|none)\b/.test(
      name,
    )
  )
    return false;
  if (findUnkind(name)) return false;
  return judge({ title: '', description: '', supplies: [name], steps: [] }, band).outcome === 'fine';
}
