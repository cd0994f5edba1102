import { AppError } from '#server/platform/app-error.ts';
import { builtinText } from './builtin-text.ts';
import type { IdeaRequest, SafeDraft, TextEngine } from './draft.ts';
import { makeSafe } from './safety.ts';

export const seeds = 2 ** 31;

interface Thinking {
  text: TextEngine;
  /** Kept in the books: what the judge said. */
  count: (provider: string, rules: readonly string[]) => Promise<void>;
  /** Told of what is done now, where it takes long enough to be seen. */
  step: (step: 'thinking' | 'checking') => Promise<void>;
}

/** What the judge refuses is thought over once, then the built-in engine has the word; nothing unsafe is kept. */
export async function thinkOf(request: IdeaRequest, { text, count, step }: Thinking): Promise<SafeDraft> {
  let corrections: string[] = [];
  for (const [attempt, engine] of [text, text, builtinText, builtinText].entries()) {
    if (attempt > 0) await step('thinking');
    const draft = await engine.suggest({ ...request, seed: (request.seed + attempt) % seeds }, corrections);
    if (draft.plan === null) await step('checking');
    const judged = await makeSafe(draft, request.ageBand, engine.review?.bind(engine));
    await count(draft.provider, 'safe' in judged ? [] : judged.rules);
    if ('safe' in judged) return judged.safe;
    ({ corrections } = judged);
  }
  throw new AppError('GENERATION_DECLINED');
}
