import { randomInt } from 'node:crypto';
import { ageBands, bandOfAge } from '#contract/common.ts';
import type { AgeBand } from '#contract/common.ts';
import type { ActivityType } from '#contract/activities.ts';
import type { Craft } from '#contract/crafts.ts';
import type { GenerationBody } from '#contract/generation.ts';
import type { CraftsService } from '#server/crafts/service.ts';
import type { CreditsService } from '#server/credits/service.ts';
import type { ImagesService } from '#server/images/service.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database, Db } from '#server/platform/db/database.ts';
import type { Member } from '#server/platform/http/actor.ts';
import type { Ids } from '#server/platform/ids.ts';
import type { Queue } from '#server/platform/jobs/queue.ts';
import type { RateLimit, RateLimits } from '#server/platform/rate-limits.ts';
import { builtinText } from './builtin-text.ts';
import type { IdeaRequest, SafeDraft, TextEngine } from './draft.ts';
import { keepDraft } from './keep-draft.ts';
import { isFree } from './payment-service.ts';
import type { Payment, PaymentService } from './payment-service.ts';
import { makeSafe, requireKind } from './safety.ts';

export interface GenerationDependencies {
  database: Database;
  clock: Clock;
  ids: Ids;
  jobs: Queue;
  rateLimits: RateLimits;
  credits: CreditsService;
  payments: PaymentService;
  crafts: CraftsService;
  images: ImagesService;
  text: TextEngine;
  /** The longest a text may take, all tries included. */
  textTimeoutMs: number;
  record: (db: Db, activity: { userId: number; type: ActivityType; metadata?: string }) => Promise<void>;
}

export interface Generated {
  craft: Craft;
  craftCredits: number;
}

const perPerson: RateLimit = { name: 'generation.per-person', limit: 60, windowSeconds: 3600 };
const rememberedPairs = 40;
/** Beyond the text's own time: reading the photo and storing the craft. */
const holdSlackMs = 60_000;
const seeds = 2 ** 31;
const oldest = 18;

/** From a photo, an age and a theme to a stored craft: paid exactly when it is stored. */
export class GenerationService {
  #deps: GenerationDependencies;

  constructor(deps: GenerationDependencies) {
    this.#deps = deps;
  }

  async generate(db: Db, actor: Member, body: GenerationBody): Promise<Generated> {
    const { rateLimits, credits, payments, crafts, ids, textTimeoutMs } = this.#deps;
    await rateLimits.take(db, perPerson, String(actor.userId));
    await requireKind([body.theme, ...(body.additionalSupplies ?? [])]);
    const craftId = ids.uuid();
    const payment = await payments.take(db, {
      userId: actor.userId,
      reference: craftId,
      isFree: body.freeIdea === true,
      lifeMs: textTimeoutMs + holdSlackMs,
    });
    try {
      await this.#make(db, payment, body);
    } catch (error) {
      await payments.giveBack(db, payment, error);
      throw error;
    }
    return {
      craft: await crafts.get(db, craftId, actor),
      craftCredits: await credits.balanceOf(db, actor.userId),
    };
  }

  async #make(db: Db, payment: Payment, body: GenerationBody): Promise<void> {
    const { crafts, images } = this.#deps;
    const text = isFree(payment) ? builtinText : this.#deps.text;
    const ageBand = bandOfAge(body.ageMin);
    const request: IdeaRequest = {
      ageBand,
      theme: body.theme,
      supplies: body.additionalSupplies ?? [],
      palette: await images.palette(body.image),
      photo: text.wantsPhoto ? await images.normalize(body.image) : null,
      recent: await crafts.recentPairs(db, payment.userId, rememberedPairs),
      seed: randomInt(seeds),
    };
    await this.#store(payment, await safeIdea(request, text), { ...body, ageBand });
  }

  async #store(
    payment: Payment,
    safe: SafeDraft,
    asked: GenerationBody & { ageBand: AgeBand },
  ): Promise<void> {
    const { database, payments, record } = this.#deps;
    const { userId, reference: id } = payment;
    const band = ageBands[asked.ageBand];
    await database.transaction(async (tx) => {
      await payments.settle(tx, payment);
      await keepDraft(tx, this.#deps, {
        id,
        userId,
        safe,
        theme: asked.theme,
        ages: {
          min: Math.max(band.min, Math.min(asked.ageMin, oldest)),
          max: Math.max(band.min, Math.min(asked.ageMax, oldest)),
        },
      });
      await record(tx, { userId, type: 'craft_created', metadata: safe.shown.title });
    });
  }
}

/** What the judge refuses is thought over once, then the built-in engine has the word; nothing unsafe is kept. */
async function safeIdea(request: IdeaRequest, text: TextEngine): Promise<SafeDraft> {
  let corrections: string[] = [];
  for (const [attempt, engine] of [text, text, builtinText, builtinText].entries()) {
    const draft = await engine.suggest({ ...request, seed: (request.seed + attempt) % seeds }, corrections);
    const judged = await makeSafe(draft, request.ageBand);
    if ('safe' in judged) return judged.safe;
    ({ corrections } = judged);
  }
  throw new AppError('GENERATION_DECLINED');
}
