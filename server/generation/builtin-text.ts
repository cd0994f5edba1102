import type { CraftPlan } from '#contract/ideas.ts';
import type { CraftText } from '#engine/safety/craft.ts';
import { AppError } from '#server/platform/app-error.ts';
import { lazily } from '#server/platform/lazily.ts';
import type { CraftDraft, IdeaRequest, TextEngine } from './draft.ts';

const loadPlanner = lazily(() => import('#engine/planner/suggest.ts'));
const paperColor = '#e8dcc8';

function toDraft(plan: CraftPlan, text: CraftText): CraftDraft {
  const { title, description, goFurther, imageAlt } = text;
  return {
    title,
    description,
    steps: text.steps.map((step) => ({ ...step })),
    materials: [...text.materials],
    safetyNotes: [...text.safetyNotes],
    goFurther,
    imageAlt,
    difficulty: plan.difficulty,
    durationMinutes: plan.durationMinutes,
    imageColor: plan.colors[0]?.hex ?? paperColor,
    provider: 'builtin',
    model: null,
    promptVersion: null,
    plan,
  };
}

/** The idea engine that works without any key; loaded when the first craft is asked for. */
export const builtinText: TextEngine = {
  provider: 'builtin',
  wantsPhoto: false,
  async suggest({ seed, ...request }: IdeaRequest): Promise<CraftDraft> {
    const { suggest, textOf } = await loadPlanner();
    const { ageBand, theme } = request;
    const suggestion = suggest(
      {
        ageBand,
        theme,
        supplies: [...request.supplies],
        palette: [...request.palette],
        recent: [...request.recent],
      },
      seed,
    );
    if (suggestion.kind === 'declined')
      throw new AppError('GENERATION_DECLINED', { message: suggestion.message });
    return toDraft(suggestion.craft, textOf(suggestion.craft));
  },
  async check(): Promise<void> {
    const nothing = { supplies: [], palette: [], recent: [], photo: null, seed: 1 };
    await builtinText.suggest({ ...nothing, ageBand: '6-8', theme: 'Ocean' });
  },
};
