import { hourSeconds } from '#contract/durations.ts';
import type { GenerationBody } from '#contract/generation.ts';
import type { ImagesService } from '#server/images/service.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Member } from '#server/platform/http/actor.ts';
import type { Attempt, Kept } from '#server/platform/idempotency/attempt.ts';
import type { Jobs } from '#server/platform/jobs/worker.ts';
import type { RateLimit, RateLimits } from '#server/platform/rate-limits.ts';
import { untilAborted } from '#server/platform/until-aborted.ts';
import type { VerdictsService } from '#server/generation/calls/verdicts-service.ts';
import type { TextEngine } from '#server/generation/ideas/draft.ts';
import { requireKind } from '#server/generation/ideas/safety.ts';
import type { CraftPayment, CraftPaymentService } from '#server/generation/payment/service.ts';
import { makeCraftJob, makingOf } from './job.ts';
import type { RunsService } from './service.ts';
import * as store from './store.ts';

interface BeginDependencies {
  database: Database;
  clock: Clock;
  jobs: Jobs;
  rateLimits: RateLimits;
  payments: CraftPaymentService;
  images: ImagesService;
  verdicts: VerdictsService;
  /** Who will have the idea, unless it is for nothing. */
  text: Pick<TextEngine, 'wantsPhoto'>;
  runs: RunsService;
}

export interface Begun {
  id: string;
}

interface Asked {
  body: GenerationBody;
  attempt: Attempt<Begun>;
}

const perPerson: RateLimit = { name: 'generation.per-person', limit: 60, windowSeconds: hourSeconds };

/** What is needed of a photo: its colors, and the photo itself where somebody will look at it. */
interface PhotoParts {
  palette: string[];
  photo: Buffer | null;
}

/** From a photo, an age and a theme to a craft in the making: paid, written down, and begun here. */
export class BeginService {
  #deps: BeginDependencies;

  constructor(deps: BeginDependencies) {
    this.#deps = deps;
  }

  async begin(actor: Member, { body, attempt }: Asked): Promise<Kept<Begun>> {
    const { database, rateLimits, payments, verdicts } = this.#deps;
    const { db } = database;
    const { userId } = actor;
    await rateLimits.take(db, perPerson, String(userId));
    await requireKind(body, (topic) => verdicts.count(db, 'door', [topic]));
    const isFree = body.freeIdea === true;
    return payments.paying({ userId, workId: attempt.workId, isFree }, async (payment) => {
      const parts = await untilAborted(attempt.signal, this.#readPhoto(body));
      return this.#writeDown(payment, { body, attempt }, parts);
    });
  }

  async #readPhoto({ image, freeIdea }: GenerationBody): Promise<PhotoParts> {
    const { images, text } = this.#deps;
    const palette = await images.palette(image);
    return { palette, photo: text.wantsPhoto && !freeIdea ? await images.normalize(image) : null };
  }

  /** The wish, its payment, its key and its job, in one transaction; then this process goes on with it. */
  async #writeDown(
    payment: CraftPayment,
    { body: { image: _image, ...asked }, attempt }: Asked,
    { palette, photo }: PhotoParts,
  ): Promise<Kept<Begun>> {
    const { database, clock, payments, jobs, runs } = this.#deps;
    const { userId, workId: id } = payment;
    const hasList = (asked.additionalSupplies ?? []).length > 0;
    const [start, begun] = await database.transaction(async (tx) => {
      await payments.entrust(tx, payment);
      const wish = { asked, palette };
      await store.insertRun(tx, { id, userId, wish, hasList, photo, createdAt: clock.now() });
      const work = await jobs.begin(tx, makeCraftJob, makingOf(id));
      return [work, await attempt.keep(tx, { id })] as const;
    });
    runs.follow(id, start());
    return begun;
  }
}
