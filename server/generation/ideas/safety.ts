import type { AgeBand } from '#contract/common.ts';
import type { GenerationBody } from '#contract/generation.ts';
import { AppError } from '#server/platform/app-error.ts';
import { lazily } from '#server/platform/lazily.ts';
import type { Verdict } from '#engine/safety/judge.ts';
import type { ShownCraft } from '#engine/safety/shown.ts';
import type { CraftDraft, SafeDraft, TextEngine } from './draft.ts';

const loadJudge = lazily(() => import('#engine/safety/judge.ts'));
const loadReview = lazily(() => import('#engine/safety/review.ts'));
const loadAsides = lazily(() => import('#engine/safety/asides.ts'));
const loadActions = lazily(() => import('#engine/tongue/english/action-words.ts'));
const loadDoor = lazily(() => import('#engine/safety/door.ts'));

/** `rules`: what it broke, for the books. */
type Judged = { safe: SafeDraft } | { corrections: string[]; rules: string[] };

/** The judge's word on a draft, whoever had the idea: what it refuses goes no further, and what it mends is what is kept. */
export async function makeSafe(
  draft: CraftDraft,
  band: AgeBand,
  review?: TextEngine['review'],
): Promise<Judged> {
  const { judge } = await loadJudge();
  const { judgeAsides } = await loadAsides();
  const { title, description, materials, safetyNotes, goFurther, imageAlt, ...beside } = draft;
  const { waiting, skills, leftOver, parts, steps: drawn, ...facts } = beside;
  const steps = drawn.map(({ text, who }) => ({ text, who }));
  const text = { title, description, materials, steps, safetyNotes, goFurther, imageAlt };
  const by = { isOurs: draft.plan !== null };
  const verdict = await readTwice(judge(text, band, by), band, draft.plan === null ? review : undefined);
  if (verdict.kind === 'known') {
    const asides = judgeAsides({ waiting, skills, leftOver, parts }, band, by);
    return {
      safe: { shown: verdict.shown, asides, stepPictures: await stepAltsOf(draft, verdict.shown), facts },
    };
  }
  const corrections = verdict.findings.map(({ reason, instead }) =>
    instead ? `${reason} Use ${instead} instead.` : reason,
  );
  return { corrections: [...new Set(corrections)], rules: verdict.findings.map(({ rule }) => rule) };
}

/** What the pictures of the steps show: a plan knows, and elsewhere the words say plainly what the hands do, or there is none. */
async function stepAltsOf(draft: CraftDraft, { steps }: ShownCraft): Promise<SafeDraft['stepPictures']> {
  if (draft.plan !== null) return draft.steps.map(({ picture }) => picture);
  const { actionAlt, plainAction } = await loadActions();
  return steps.map(({ text }) => {
    const action = plainAction(text);
    return action === null ? undefined : actionAlt(action);
  });
}

/** The second reader gets what would be shown, mended as it is; what is dangerous already needs none. */
async function readTwice(verdict: Verdict, band: AgeBand, review: TextEngine['review']) {
  const { settle, withReview } = await loadReview();
  if (verdict.kind === 'dangerous' || review === undefined) return settle(verdict);
  const { shown } = verdict.kind === 'known' ? verdict : verdict.known;
  return withReview(verdict, await review(shown, band), shown);
}

/** Words that no craft should be made of are turned down kindly, before anything is spent. */
export async function requireKind(
  asked: Pick<GenerationBody, 'theme' | 'additionalSupplies'>,
  turnedDown: (topic: string) => Promise<void>,
): Promise<void> {
  const { readDoor, turnedAway } = await loadDoor();
  const supplies = (asked.additionalSupplies ?? []).map(
    (word, at) => [`additionalSupplies.${at}`, word] as const,
  );
  for (const [path, word] of [['theme', asked.theme] as const, ...supplies]) {
    const message = turnedAway(word);
    if (message === null) continue;
    const said = readDoor(word);
    if (said.kind === 'turned-down') await turnedDown(said.topic);
    throw new AppError('GENERATION_DECLINED', { message, issues: [{ path, message }] });
  }
}
