import { craftPlanSchema } from '#contract/ideas.ts';
import type { ImagesService } from '#server/images/service.ts';
import { lazily } from '#server/platform/lazily.ts';
import type { Picture, PictureEngine, PictureRequest } from './picture.ts';

const loadDrawing = lazily(() => import('#engine/illustrator/draw-craft.ts'));
const loadGuessing = lazily(() => import('#engine/illustrator/guess-picture.ts'));

interface Drawing {
  svg: string;
  background: string;
}

/** The illustrator that works without any key; loaded when the first picture is asked for. */
export class BuiltinPicture implements PictureEngine {
  readonly provider = 'builtin';
  #images: ImagesService;

  constructor(images: ImagesService) {
    this.#images = images;
  }

  async draw(request: PictureRequest): Promise<Picture> {
    const { svg, background } = await drawingOf(request);
    return { sizes: await this.#images.rasterize(svg), color: background };
  }

  async check(): Promise<void> {
    const { drawCraftOf } = await loadDrawing();
    await this.#images.rasterize(drawCraftOf({ formId: 'kite', subjectId: 'octopus', seed: 1 }).svg);
  }
}

/** The built-in engine draws its own plans as they are, and guesses from the words of other crafts what they look like. */
async function drawingOf(craft: PictureRequest): Promise<Drawing> {
  const plan = craftPlanSchema.safeParse(craft.plan);
  const { drawCraft, drawCraftOf } = await loadDrawing();
  if (plan.success) return drawCraft(plan.data);
  const { guessPicture } = await loadGuessing();
  const { title, description, theme, materials } = craft;
  const guess = guessPicture({
    title,
    description,
    theme,
    materials: materials.map((material) => material.name),
  });
  return drawCraftOf({ ...guess, seed: Number.parseInt(craft.id.slice(-6), 16) });
}
