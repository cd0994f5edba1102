import type { CraftPlan } from '#contract/ideas.ts';
import type { CraftText } from '#engine/safety/craft.ts';
import { AppError } from '#server/platform/app-error.ts';
import { lazily } from '#server/platform/lazily.ts';
import type { CraftDraft, IdeaRequest, TextEngine } from './draft.ts';

const loadDrawing = lazily(() => import('#engine/illustrator/draw-plan.ts'));
const loadText = lazily(() => import('#engine/choosing/plan-text.ts'));
const loadPlanner = lazily(() => import('#engine/choosing/suggest.ts'));
const paperColor = '#e8dcc8';

const loadActions = lazily(() => import('#engine/tongue/english/action-words.ts'));

type StepAlts = readonly (string | undefined)[];

/** What the picture of each step shows; nothing where it has none. */
async function stepAltsOf(plan: CraftPlan): Promise<StepAlts> {
  const { stepPictures } = await loadDrawing();
  const { actionAlt } = await loadActions();
  return stepPictures(plan).map((shows, at) => {
    if (shows === null) return undefined;
    return shows === 'thing' ? `How it looks after step ${at + 1}` : actionAlt(shows);
  });
}

function toDraft(plan: CraftPlan, text: CraftText, alts: StepAlts): CraftDraft {
  const { title, description, goFurther, imageAlt } = text;
  return {
    title,
    description,
    steps: text.steps.map((step, at) => {
      const picture = alts[at];
      return picture === undefined ? step : { ...step, picture };
    }),
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
    const { craft } = suggestion;
    return toDraft(craft, textOf(craft), await stepAltsOf(craft));
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
