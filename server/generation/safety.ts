import type { AgeBand } from '#contract/common.ts';
import { AppError } from '#server/platform/app-error.ts';
import { lazily } from '#server/platform/lazily.ts';
import type { CraftDraft, SafeDraft } from './draft.ts';

const loadJudge = lazily(() => import('#engine/safety/judge.ts'));
const loadReview = lazily(() => import('#engine/safety/review.ts'));
const loadAsides = lazily(() => import('#engine/safety/asides.ts'));
const loadDoor = lazily(() => import('#engine/safety/door.ts'));

export type Judged = { safe: SafeDraft } | { corrections: string[] };

/** The judge's word on a draft, whoever had the idea: what it refuses goes no further, and what it mends is what is kept. */
export async function makeSafe(draft: CraftDraft, band: AgeBand): Promise<Judged> {
  const { judge } = await loadJudge();
  const { settle } = await loadReview();
  const { judgeAsides } = await loadAsides();
  const { title, description, materials, safetyNotes, goFurther, imageAlt, ...beside } = draft;
  const { waiting, skills, leftOver, parts, steps: drawn, ...facts } = beside;
  const steps = drawn.map(({ text, who }) => ({ text, who }));
  const text = { title, description, materials, steps, safetyNotes, goFurther, imageAlt };
  const by = { isOurs: draft.plan !== null };
  const verdict = settle(judge(text, band, by));
  if (verdict.kind === 'known') {
    const asides = judgeAsides({ waiting, skills, leftOver, parts }, band, by);
    return {
      safe: { shown: verdict.shown, asides, stepPictures: drawn.map(({ picture }) => picture), facts },
    };
  }
  const corrections = verdict.findings.map(({ reason, instead }) =>
    instead ? `${reason} Use ${instead} instead.` : reason,
  );
  return { corrections: [...new Set(corrections)] };
}

/** Words that no craft should be made of are turned down kindly, before anything is spent. */
export async function requireKind(words: readonly string[]): Promise<void> {
  const { turnedAway } = await loadDoor();
  for (const word of words) {
    const message = turnedAway(word);
    if (message !== null) throw new AppError('GENERATION_DECLINED', { message });
  }
}
