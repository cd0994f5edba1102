import type { FastifyInstance } from 'fastify';
import { bringInCraft } from '#contract/craft-file.ts';
import { getStepPicture } from '#contract/crafts.ts';
import type { ParamsOf } from '#contract/endpoint.ts';
import { generateCraft } from '#contract/generation.ts';
import { dismissGeneration, getCurrentGeneration, getGeneration } from '#contract/generation-runs.ts';
import { spotSupplies } from '#contract/spotting.ts';
import { checkInput, mount, mountFollowed, succeeded, tokenMay } from '#server/platform/http/mount.ts';
import type { Db } from '#server/platform/db/database.ts';
import type { Mounting } from '#server/platform/http/mount.ts';
import { callerGone } from '#server/platform/idempotency/by-key.ts';
import type { CraftFileService } from './from-file/service.ts';
import type { Begun, BeginService } from './runs/begin-service.ts';
import type { RunsService } from './runs/service.ts';
import type { SpottingService } from './spotting/service.ts';
import type { StepPictureService } from './pictures/step-service.ts';

interface GenerationRouting {
  db: Db;
  generations: BeginService;
  runs: RunsService;
  stepPictures: StepPictureService;
  spotting: SpottingService;
  craftFiles: CraftFileService;
}

/** A step's picture hangs on what never changes, the plan; a day is long enough for a new drawing to show. */
const stepPictureCaching = 'public, max-age=86400';

export function mountGeneration(
  mounting: Mounting,
  { db, generations, runs, stepPictures, spotting, craftFiles }: GenerationRouting,
): void {
  mounting.endpoints.push(getStepPicture);
  mountStepPicture(mounting.app, { db, stepPictures });
  mount(mounting, spotSupplies, ({ actor, body }) => spotting.spot(db, actor, body.image));
  mountFollowed<typeof generateCraft, Begun>(mounting, generateCraft, {
    begin: ({ actor, body, attempt }) => generations.begin(actor, { body, attempt }),
    answer: ({ id }, { reply }) => runs.outcome(db, id, callerGone(reply)),
    early: async ({ id }, { actor }) => ({ generation: await runs.soon(db, actor, id) }),
  });
  mountRuns(mounting, { db, runs });
  mount(mounting, bringInCraft, ({ actor, body, attempt }) =>
    craftFiles.bringIn(actor, { craft: body.craft, attempt }),
  );
}

/** Crafts in the making, for those who follow them. */
function mountRuns(mounting: Mounting, { db, runs }: Pick<GenerationRouting, 'db' | 'runs'>): void {
  mount(mounting, getCurrentGeneration, async ({ actor }) => ({
    generation: await runs.findCurrent(db, actor),
  }));
  mount(mounting, getGeneration, async ({ actor, params }) => ({
    generation: await runs.get(db, actor, params.id),
  }));
  mount(mounting, dismissGeneration, async ({ actor, params }) => {
    await runs.dismiss(db, actor, params.id);
    return succeeded({});
  });
}

function mountStepPicture(
  app: FastifyInstance,
  { db, stepPictures }: Pick<GenerationRouting, 'db' | 'stepPictures'>,
): void {
  app.get(getStepPicture.path, tokenMay(getStepPicture), async (request, reply) => {
    const { id, step } = checkInput(getStepPicture.params, request.params) as ParamsOf<typeof getStepPicture>;
    const { svg, isForEverybody } = await stepPictures.draw(db, request.actor, { id, step });
    const caching = isForEverybody ? stepPictureCaching : 'private, no-cache';
    reply.headers({ 'content-type': 'image/svg+xml', 'cache-control': caching });
    return reply.send(svg);
  });
}
