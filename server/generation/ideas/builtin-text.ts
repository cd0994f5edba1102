import type { CraftPlan } from '#contract/ideas.ts';
import type { CraftText } from '#engine/safety/craft.ts';
import { AppError } from '#server/platform/app-error.ts';
import { lazily } from '#server/platform/lazily.ts';
import type { CraftDraft, IdeaRequest, TextEngine } from './draft.ts';

const loadDrawing = lazily(() => import('#engine/illustrator/draw-plan.ts'));
const loadText = lazily(() => import('#engine/planner/suggest.ts'));
const loadPlanner = lazily(() => import('#engine/choosing/suggest.ts'));
const paperColor = '#e8dcc8';

const stepAlt = (step: number): string => `How it looks after step ${step}`;

function toDraft(plan: CraftPlan, text: CraftText, pictured: readonly boolean[]): CraftDraft {
  const { title, description, goFurther, imageAlt } = text;
  return {
    title,
    description,
    steps: text.steps.map((step, at) => ({ ...step, ...(pictured[at] ? { picture: stepAlt(at + 1) } : {}) })),
    materials: [...text.materials],
    safetyNotes: [...text.safetyNotes],
    goFurther,
    imageAlt,
    parts: [],
    leftOver: plan.leftOver,
    skills: plan.skills,
    mess: plan.mess,
    waiting: plan.waiting,
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
    const { suggest } = await loadPlanner();
    const { textOf } = await loadText();
    const { ageBand, theme } = request;
    const suggestion = suggest(
      {
        ageBand,
        theme,
        supplies: [...request.supplies],
        palette: [...request.palette],
        recent: [...request.recent],
        avoid: [...request.avoid],
        ...(request.minutes === null ? {} : { minutes: request.minutes }),
        ...(request.mess === null ? {} : { mess: request.mess }),
      },
      seed,
    );
    if (suggestion.kind === 'declined')
      throw new AppError('GENERATION_DECLINED', { message: suggestion.message });
    const { picturedSteps } = await loadDrawing();
    return toDraft(suggestion.craft, textOf(suggestion.craft), picturedSteps(suggestion.craft));
  },
  async check(): Promise<void> {
    const nothing = {
      supplies: [],
      palette: [],
      recent: [],
      recentTitles: [],
      photo: null,
      seed: 1,
      avoid: [],
    };
    await builtinText.suggest({ ...nothing, ageBand: '6-8', theme: 'Ocean', minutes: null, mess: null });
  },
};
