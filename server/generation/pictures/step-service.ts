import { craftPlanSchema } from '#contract/ideas.ts';
import type { CraftsService } from '#server/crafts/service.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Db } from '#server/platform/db/database.ts';
import { lazily } from '#server/platform/lazily.ts';

const loadDrawing = lazily(() => import('#engine/illustrator/draw-plan.ts'));
const loadActing = lazily(() => import('#engine/illustrator/draw-action.ts'));
const loadActions = lazily(() => import('#engine/tongue/english/action-words.ts'));

type StepSource = NonNullable<Awaited<ReturnType<CraftsService['findStepSource']>>>;

/** Pictures of steps are drawn whenever they are asked for: nothing of them is kept. */
export class StepPictureService {
  #crafts: CraftsService;

  constructor(crafts: CraftsService) {
    this.#crafts = crafts;
  }

  /** The picture of a step, counted from 1. */
  async draw(db: Db, craftId: string, step: number): Promise<string> {
    const source = await this.#crafts.findStepSource(db, craftId);
    const svg = source && (await drawFrom(source, step - 1));
    if (svg === null) throw new AppError('NOT_FOUND', { message: 'There is no picture of this step.' });
    return svg;
  }
}

/** From the plan where there is one, else from what the step's own words plainly say. */
async function drawFrom(
  { plan, steps, materials, imageColor }: StepSource,
  at: number,
): Promise<string | null> {
  const known = craftPlanSchema.safeParse(plan);
  if (known.success) return (await loadDrawing()).drawStepOf(known.data, at);
  const { plainAction } = await loadActions();
  const step = steps[at];
  const action = step?.picture === undefined ? null : plainAction(step.text);
  if (step === undefined || action === null) return null;
  const { drawAction } = await loadActing();
  const said = step.text.toLowerCase();
  const uses = materials.map(({ name }) => name).filter((name) => said.includes(name.toLowerCase()));
  return drawAction({ action, uses, colors: [imageColor], seed: at });
}
