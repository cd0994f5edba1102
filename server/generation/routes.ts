import type { FastifyInstance } from 'fastify';
import { getStepPicture } from '#contract/crafts.ts';
import type { ParamsOf, ReplyOf } from '#contract/endpoint.ts';
import { generateCraft } from '#contract/generation.ts';
import { spotSupplies } from '#contract/spotting.ts';
import { checkInput, mount } from '#server/platform/http/mount.ts';
import type { Db } from '#server/platform/db/database.ts';
import type { Mounting } from '#server/platform/http/mount.ts';
import type { Generated, GenerationService } from './service.ts';
import type { SpottingService } from './spotting/service.ts';
import type { StepPictureService } from './pictures/step-service.ts';

interface GenerationRouting {
  db: Db;
  generation: GenerationService;
  stepPictures: StepPictureService;
  spotting: SpottingService;
}

/** A step's picture hangs on what never changes, the plan; a day is long enough for a new drawing to show. */
const stepPictureCaching = 'public, max-age=86400';

export function mountGeneration(
  mounting: Mounting,
  { db, generation, stepPictures, spotting }: GenerationRouting,
): void {
  mounting.endpoints.push(getStepPicture);
  mountStepPicture(mounting.app, { db, stepPictures });
  mount(mounting, spotSupplies, ({ actor, body }) => spotting.spot(db, actor, body.image));
  mount(mounting, generateCraft, ({ actor, body, attempt }) =>
    generation.generate(actor, { body, attempt }, (tx, generated) =>
      attempt.keep(tx, presentGenerated(generated)),
    ),
  );
}

function mountStepPicture(
  app: FastifyInstance,
  { db, stepPictures }: Pick<GenerationRouting, 'db' | 'stepPictures'>,
): void {
  app.get(getStepPicture.path, async (request, reply) => {
    const { id, step } = checkInput(getStepPicture.params, request.params) as ParamsOf<typeof getStepPicture>;
    const svg = await stepPictures.draw(db, id, step);
    reply.headers({ 'content-type': 'image/svg+xml', 'cache-control': stepPictureCaching });
    return reply.send(svg);
  });
}

function presentGenerated({ craft, craftCredits }: Generated): ReplyOf<typeof generateCraft> {
  const { id, title, description, supplies, difficulty, imageStatus } = craft;
  return {
    craft: { id, title, description, supplies, difficulty },
    imageGenerationInProgress: imageStatus !== 'completed',
    craftCredits,
  };
}
