import { getStepPicture } from '#contract/crafts.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import { generateCraft } from '#contract/generation.ts';
import { mount } from '#server/platform/http/mount.ts';
import type { Db } from '#server/platform/db/database.ts';
import type { Mounting } from '#server/platform/http/mount.ts';
import type { Generated, GenerationService } from './service.ts';
import type { StepPictureService } from './step-picture-service.ts';

export interface GenerationRouting {
  db: Db;
  generation: GenerationService;
  stepPictures: StepPictureService;
}

/** A step's picture hangs on what never changes, the plan; a day is long enough for a new drawing to show. */
const stepPictureCaching = 'public, max-age=86400';

export function mountGeneration(
  mounting: Mounting,
  { db, generation, stepPictures }: GenerationRouting,
): void {
  mount(mounting, getStepPicture, async ({ params, reply }) => {
    const svg = await stepPictures.draw(db, params.id, params.step);
    reply.headers({ 'content-type': 'image/svg+xml', 'cache-control': stepPictureCaching });
    return svg;
  });

  mount(mounting, generateCraft, ({ actor, body, attempt }) =>
    generation.generate(actor, { body, attempt }, (tx, generated) =>
      attempt.keep(tx, presentGenerated(generated)),
    ),
  );
}

function presentGenerated({ craft, craftCredits }: Generated): ReplyOf<typeof generateCraft> {
  const { id, title, description, supplies, difficulty, imageStatus } = craft;
  return {
    craft: { id, title, description, supplies, difficulty },
    imageGenerationInProgress: imageStatus !== 'completed',
    craftCredits,
  };
}
