import { craftPlanSchema } from '#contract/ideas.ts';
import type { CraftsService } from '#server/crafts/service.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Db } from '#server/platform/db/database.ts';
import { lazily } from '#server/platform/lazily.ts';

const loadDrawing = lazily(() => import('#engine/illustrator/draw-plan.ts'));

/** Pictures of steps are drawn from the plan whenever they are asked for: nothing of them is kept. */
export class StepPictureService {
  #crafts: CraftsService;

  constructor(crafts: CraftsService) {
    this.#crafts = crafts;
  }

  /** The thing as it stands after a step, counted from 1. */
  async draw(db: Db, craftId: string, step: number): Promise<string> {
    const plan = craftPlanSchema.safeParse(await this.#crafts.findPlan(db, craftId));
    const { drawStepOf } = await loadDrawing();
    const svg = plan.success ? drawStepOf(plan.data, step - 1) : null;
    if (svg === null) throw new AppError('NOT_FOUND', { message: 'There is no picture of this step.' });
    return svg;
  }
}
