import { randomInt } from 'node:crypto';
import { ageBands, bandOfAge } from '#contract/common.ts';
import { hourSeconds } from '#contract/durations.ts';
import type { ActivitiesService } from '#server/activities/service.ts';
import type { Craft } from '#contract/crafts.ts';
import type { GenerationBody } from '#contract/generation.ts';
import type { CraftsService } from '#server/crafts/service.ts';
import type { CreditsService } from '#server/credits/service.ts';
import type { ImagesService } from '#server/images/service.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database, Db } from '#server/platform/db/database.ts';
import type { Member } from '#server/platform/http/actor.ts';
import { untilAborted } from '#server/platform/until-aborted.ts';
import type { Attempt } from '#server/platform/idempotency/attempt.ts';
import type { Queue } from '#server/platform/jobs/queue.ts';
import type { RateLimit, RateLimits } from '#server/platform/rate-limits.ts';
import { builtinText } from './ideas/builtin-text.ts';
import type { IdeaRequest, SafeDraft, TextEngine } from './ideas/draft.ts';
import { keepDraft } from './keep-draft.ts';
import { isFree } from './payment/service.ts';
import type { CraftPayment, CraftPaymentService } from './payment/service.ts';
import type { VerdictsService } from './calls/verdicts-service.ts';
import { makeSafe, requireKind } from './ideas/safety.ts';

interface GenerationDependencies {
  database: Database;
  clock: Clock;
  jobs: Queue;
  rateLimits: RateLimits;
  credits: CreditsService;
  payments: CraftPaymentService;
  crafts: CraftsService;
  images: ImagesService;
  text: TextEngine;
  verdicts: VerdictsService;
  activities: ActivitiesService;
}

export interface Generated {
  craft: Craft;
  craftCredits: number;
}

const perPerson: RateLimit = { name: 'generation.per-person', limit: 60, windowSeconds: hourSeconds };
const rememberedPairs = 40;
const rememberedTitles = 12;
const seeds = 2 ** 31;
const oldest = 18;

/** From a photo, an age and a theme to a stored craft: paid exactly when it is stored. */
export class GenerationService {
  #deps: GenerationDependencies;

  constructor(deps: GenerationDependencies) {
    this.#deps = deps;
  }

  /** `made` runs in the transaction that stores the craft, and its answer is the answer. */
  async generate<Answer>(
    actor: Member,
    asked: { body: GenerationBody; attempt: Pick<Attempt<unknown>, 'workId' | 'signal'> },
    made: (tx: Db, generated: Generated) => Promise<Answer>,
  ): Promise<Answer> {
    const { database, rateLimits, credits, payments, crafts, verdicts } = this.#deps;
    const { db } = database;
    const { body, attempt } = asked;
    const { userId } = actor;
    await rateLimits.take(db, perPerson, String(userId));
    await requireKind(body, (topic) => verdicts.count(db, 'door', [topic]));
    const { workId: craftId, signal } = attempt;
    const request = { userId, workId: craftId, isFree: body.freeIdea === true };
    return payments.paying(request, async (payment) => {
      const safe = await untilAborted(signal, this.#think(db, payment, body));
      return this.#store(payment, { safe, asked: body }, async (tx) =>
        made(tx, {
          craft: await crafts.get(tx, craftId, actor),
          craftCredits: await credits.balanceOf(tx, userId),
        }),
      );
    });
  }

  async #think(db: Db, payment: CraftPayment, body: GenerationBody): Promise<SafeDraft> {
    const { images } = this.#deps;
    const text = isFree(payment) ? builtinText : this.#deps.text;
    const request: IdeaRequest = {
      ageBand: bandOfAge(body.ageMin),
      theme: body.theme,
      supplies: body.additionalSupplies ?? [],
      palette: await images.palette(body.image),
      photo: text.wantsPhoto ? await images.normalize(body.image) : null,
      ...(await this.#lately(db, payment.userId)),
      seed: randomInt(seeds),
      avoid: body.avoid ?? [],
      minutes: body.minutes ?? null,
      mess: body.mess ?? null,
    };
    return safeIdea(request, text, (provider, rules) => this.#deps.verdicts.count(db, provider, rules));
  }

  /** What this person got lately, so that the next one is another. */
  async #lately(db: Db, userId: number): Promise<Pick<IdeaRequest, 'recent' | 'recentTitles'>> {
    const { crafts } = this.#deps;
    return {
      recent: await crafts.recentPairs(db, userId, rememberedPairs),
      recentTitles: await crafts.recentTitles(db, userId, rememberedTitles),
    };
  }

  async #store<Answer>(
    payment: CraftPayment,
    { safe, asked }: { safe: SafeDraft; asked: GenerationBody },
    stored: (tx: Db) => Promise<Answer>,
  ): Promise<Answer> {
    const { database, payments, activities } = this.#deps;
    const { userId } = payment;
    const band = ageBands[bandOfAge(asked.ageMin)];
    return database.transaction(async (tx) => {
      await keepDraft(tx, this.#deps, {
        paid: await payments.settle(tx, payment),
        safe,
        theme: asked.theme,
        ages: {
          min: Math.max(band.min, Math.min(asked.ageMin, oldest)),
          max: Math.max(band.min, Math.min(asked.ageMax, oldest)),
        },
      });
      await activities.record(tx, { userId, type: 'craft_created', metadata: safe.shown.title });
      return stored(tx);
    });
  }
}

/** What the judge refuses is thought over once, then the built-in engine has the word; nothing unsafe is kept. */
async function safeIdea(
  request: IdeaRequest,
  text: TextEngine,
  count: (provider: string, rules: readonly string[]) => Promise<void>,
): Promise<SafeDraft> {
  let corrections: string[] = [];
  for (const [attempt, engine] of [text, text, builtinText, builtinText].entries()) {
    const draft = await engine.suggest({ ...request, seed: (request.seed + attempt) % seeds }, corrections);
    const judged = await makeSafe(draft, request.ageBand, engine.review?.bind(engine));
    await count(draft.provider, 'safe' in judged ? [] : judged.rules);
    if ('safe' in judged) return judged.safe;
    ({ corrections } = judged);
  }
  throw new AppError('GENERATION_DECLINED');
}
