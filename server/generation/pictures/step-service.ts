import type { CraftsService } from '#server/crafts/service.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Db } from '#server/platform/db/database.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import { lazily } from '#server/platform/lazily.ts';

const loadDrawing = lazily(() => import('#engine/illustrator/draw-step.ts'));

interface StepPicture {
  svg: string;
  isForEverybody: boolean;
}

/** Pictures of steps are drawn whenever they are asked for: nothing of them is kept. */
export class StepPictureService {
  #crafts: CraftsService;

  constructor(crafts: CraftsService) {
    this.#crafts = crafts;
  }

  /** The picture of a step, counted from 1. */
  async draw(db: Db, reader: Actor, { id, step }: { id: string; step: number }): Promise<StepPicture> {
    const source = await this.#crafts.findStepSource(db, reader, id);
    const svg = source && (await loadDrawing()).drawStep(source, step - 1);
    if (!source || !svg) throw new AppError('NOT_FOUND', { message: 'There is no picture of this step.' });
    return { svg, isForEverybody: !source.withheld };
  }
}
