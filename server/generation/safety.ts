import type { AgeBand } from '#contract/common.ts';
import type { Who } from '#contract/ideas.ts';
import type { Finding, Verdict } from '#engine/hazards/judge.ts';
import { AppError } from '#server/platform/app-error.ts';
import { lazily } from '#server/platform/lazily.ts';
import type { CraftDraft } from './draft.ts';

const loadJudge = lazily(() => import('#engine/hazards/judge.ts'));
const loadUnkind = lazily(() => import('#engine/hazards/unkind.ts'));

async function judgeDraft(draft: CraftDraft, band: AgeBand): Promise<Verdict> {
  const { judge } = await loadJudge();
  const further = draft.goFurther ? [{ text: draft.goFurther, who: 'together' as const }] : [];
  const { title, description, materials: supplies } = draft;
  return judge({ title, description, supplies, steps: [...draft.steps, ...further] }, band);
}

const care: Record<Who, number> = { child: 0, together: 1, 'grown-up': 2 };

/** Gives the steps the judge named into the hands it asks for. */
function withHelpingHands(draft: CraftDraft, findings: readonly Finding[]): CraftDraft {
  const steps = draft.steps.map((step, index) => {
    const wanted = findings.flatMap(({ where, at, change }): Who[] =>
      where === 'steps' && at === index && (change === 'together' || change === 'grown-up') ? [change] : [],
    );
    const who = [step.who, ...wanted].reduce((a, b) => (care[b] > care[a] ? b : a));
    return { ...step, who };
  });
  return { ...draft, steps };
}

export type Judged = { draft: CraftDraft } | { corrections: string[] };

/** The judge's word on a draft, whoever had the idea: what it refuses goes no further. */
export async function makeSafe(draft: CraftDraft, band: AgeBand): Promise<Judged> {
  const first = await judgeDraft(draft, band);
  if (first.outcome === 'fine') return { draft };
  const helped = withHelpingHands(draft, first.findings);
  const second = await judgeDraft(helped, band);
  if (second.outcome === 'fine') return { draft: helped };
  return {
    corrections: second.findings.map(({ reason, instead }) =>
      instead ? `${reason} Use ${instead} instead.` : reason,
    ),
  };
}

/** Words that no craft should be made of are turned down kindly, before anything is spent. */
export async function requireKind(words: readonly string[]): Promise<void> {
  const { findUnkind } = await loadUnkind();
  for (const word of words) {
    const unkind = findUnkind(word);
    if (unkind) throw new AppError('GENERATION_DECLINED', { message: unkind.message });
  }
}
