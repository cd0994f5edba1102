import { bandOfAge } from '#contract/common.ts';
import type { bringInCraft, IncomingCraft } from '#contract/craft-file.ts';
import { hourSeconds } from '#contract/durations.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import type { ActivitiesService } from '#server/activities/service.ts';
import type { CraftsService } from '#server/crafts/service.ts';
import type { VerdictsService } from '#server/generation/calls/verdicts-service.ts';
import type { CraftDraft, SafeDraft, TextEngine } from '#server/generation/ideas/draft.ts';
import { makeSafe, requireKind } from '#server/generation/ideas/safety.ts';
import { keepDraft } from '#server/generation/keep-draft.ts';
import { drawingOf, drawPictureJob } from '#server/generation/pictures/job.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Member } from '#server/platform/http/actor.ts';
import type { Attempt, Kept } from '#server/platform/idempotency/attempt.ts';
import type { Queue } from '#server/platform/jobs/queue.ts';
import type { RateLimit, RateLimits } from '#server/platform/rate-limits.ts';
import { settled } from '#server/platform/settled.ts';

interface CraftFileDependencies {
  database: Database;
  clock: Clock;
  jobs: Queue;
  rateLimits: RateLimits;
  crafts: CraftsService;
  activities: ActivitiesService;
  verdicts: VerdictsService;
  /** Whoever reads crafts a second time reads these too. */
  text: Pick<TextEngine, 'review'>;
}

type BroughtIn = ReplyOf<typeof bringInCraft>;

interface Asked {
  craft: IncomingCraft;
  attempt: Attempt<BroughtIn>;
}

const perPerson: RateLimit = { name: 'generation.from-file', limit: 30, windowSeconds: hourSeconds };
const colorUntilDrawn = '#e8dcc8';

/** What a file says is a stranger's word, also where it says that we wrote it. */
function draftOf({
  duration,
  ageRangeMin: _min,
  ageRangeMax: _max,
  theme: _theme,
  ...said
}: IncomingCraft): CraftDraft {
  return {
    ...said,
    durationMinutes: duration,
    parts: [],
    imageColor: colorUntilDrawn,
    provider: 'file',
    model: null,
    promptVersion: null,
    plan: null,
  };
}

/** Crafts that people bring along: judged like every other, and free, because nobody had to think them up. */
export class CraftFileService {
  #deps: CraftFileDependencies;

  constructor(deps: CraftFileDependencies) {
    this.#deps = deps;
  }

  async bringIn(actor: Member, { craft, attempt }: Asked): Promise<Kept<BroughtIn>> {
    const { database, jobs, rateLimits, verdicts, activities } = this.#deps;
    const { userId } = actor;
    const { theme, ageRangeMin: min, ageRangeMax: max } = craft;
    await rateLimits.take(database.db, perPerson, String(userId));
    await requireKind({ theme }, (topic) => verdicts.count(database.db, 'door', [topic]));
    const safe = await this.#judge(craft);
    return database.transaction(async (tx) => {
      const paid = settled({ workId: attempt.workId, userId });
      const { id, title } = await keepDraft(tx, this.#deps, { paid, safe, theme, ages: { min, max } });
      await jobs.enqueue(tx, drawPictureJob, drawingOf(id));
      await activities.record(tx, { userId, type: 'craft_created', metadata: title });
      return attempt.keep(tx, { craft: { id, title } });
    });
  }

  async #judge(craft: IncomingCraft): Promise<SafeDraft> {
    const { database, verdicts, text } = this.#deps;
    const judged = await makeSafe(draftOf(craft), bandOfAge(craft.ageRangeMin), text.review?.bind(text));
    await verdicts.count(database.db, 'file', 'safe' in judged ? [] : judged.rules);
    if ('safe' in judged) return judged.safe;
    const [first = ''] = judged.corrections;
    throw new AppError('CRAFT_FILE_DECLINED', {
      message: `This craft was not brought in: our safety check could not vouch for it. ${first}`.trim(),
      issues: judged.corrections.map((message) => ({ path: 'craft', message })),
    });
  }
}
