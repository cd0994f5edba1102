import { bandOfAge } from '#contract/common.ts';
import type { CraftReading } from '#contract/safety.ts';
import type { Verdict } from '#engine/safety/judge.ts';
import type { ShownCraft } from '#engine/safety/shown.ts';
import { lazily } from '#server/platform/lazily.ts';
import type { CraftRow } from './store.ts';

const loadJudge = lazily(() => import('#engine/safety/judge.ts'));
const loadReview = lazily(() => import('#engine/safety/review.ts'));

const unclear = 'Nobody could vouch for this.';

/** What the judge says today of a craft that is kept, for the youngest it is meant for. */
async function judgeStored(row: CraftRow): Promise<Verdict> {
  const { judge } = await loadJudge();
  const { title, description, materials, safetyNotes, goFurther, imageAlt, plan } = row;
  const steps = row.steps.map(({ text, who }) => ({ text, who }));
  const text = { title, description, materials, steps, safetyNotes, goFurther, imageAlt };
  return judge(text, bandOfAge(row.ageRangeMin), { isOurs: plan !== null });
}

/** The same for people. */
export async function readingOf(row: CraftRow): Promise<CraftReading> {
  const verdict = await judgeStored(row);
  if (verdict.kind === 'dangerous')
    return {
      verdict: 'dangerous',
      findings: verdict.findings.map(({ words, reason }) => ({ words, reason })),
    };
  if (verdict.kind === 'unreadable')
    return {
      verdict: 'unreadable',
      findings: verdict.doubts.map(({ words }) => ({ words, reason: unclear })),
    };
  const findings = verdict.changes.map(({ was, why }) => ({ words: was, reason: why }));
  return { verdict: 'known', findings };
}

type JudgedAgain =
  | { kind: 'stands' }
  | { kind: 'mended'; shown: ShownCraft }
  | { kind: 'refused'; reason: string };

/**
 * Whether a craft that is kept would pass today. What only a second reader could vouch for was read by one where there
 * is one, and is not asked about again.
 */
export async function judgeAgain(row: CraftRow, hasSecondReader: boolean): Promise<JudgedAgain> {
  const verdict = await judgeStored(row);
  if (verdict.kind === 'unreadable' && hasSecondReader) return { kind: 'stands' };
  const { settle } = await loadReview();
  const settledVerdict = settle(verdict);
  if (settledVerdict.kind === 'dangerous') {
    const [first] = settledVerdict.findings;
    return { kind: 'refused', reason: first?.reason ?? unclear };
  }
  return settledVerdict.changes.length > 0
    ? { kind: 'mended', shown: settledVerdict.shown }
    : { kind: 'stands' };
}
