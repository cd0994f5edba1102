import type { CraftPlan } from '#contract/ideas.ts';
import { AppError } from '#server/platform/app-error.ts';
import { lazily } from '#server/platform/lazily.ts';
import type { CraftDraft, IdeaRequest, TextEngine } from './draft.ts';

const loadPlanner = lazily(() => import('#engine/choosing/suggest.ts'));
const paperColor = '#e8dcc8';

/** The wait, where a craft needs one, is part of being honest about its time. */
const describe = (plan: CraftPlan): string =>
  plan.waiting ? `${plan.description} ${plan.waiting}` : plan.description;

function toDraft(plan: CraftPlan): CraftDraft {
  return {
    title: plan.title,
    description: describe(plan),
    steps: plan.steps.map(({ text, who }) => ({ text, who })),
    materials: plan.materials.map(({ name, amount, optional, substitutes }) => ({
      name,
      amount,
      optional,
      substitutes,
    })),
    safetyNotes: plan.safetyNotes,
    goFurther: plan.goFurther,
    difficulty: plan.difficulty,
    durationMinutes: plan.durationMinutes,
    imageAlt: `${plan.title}, made of cut paper`,
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
    const { suggest } = await loadPlanner();
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
    return toDraft(suggestion.craft);
  },
  async check(): Promise<void> {
    const nothing = { supplies: [], palette: [], recent: [], photo: null, seed: 1 };
    await builtinText.suggest({ ...nothing, ageBand: '6-8', theme: 'Ocean' });
  },
};
