import { ageBands } from '#contract/common.ts';
import type { AgeBand } from '#contract/common.ts';
import type { CraftsService } from '#server/crafts/service.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/db/database.ts';
import type { Ids } from '#server/platform/ids.ts';
import type { Queue } from '#server/platform/jobs/queue.ts';
import { settled } from '#server/platform/settled.ts';
import { builtinText } from './ideas/builtin-text.ts';
import { keepDraft } from './keep-draft.ts';
import { makeSafe } from './ideas/safety.ts';
import { drawingOf, drawPictureJob } from './pictures/job.ts';

interface HouseCraftRequest {
  ageBand: AgeBand;
  theme: string;
  supplies: readonly string[];
  seed: number;
}

/** The house has no photo, no past and no limits. */
const nothingElse = {
  palette: [],
  photo: null,
  recent: [],
  recentTitles: [],
  avoid: [],
  minutes: null,
  mess: null,
};

/** Crafts that belong to nobody, from the built-in engine: the same request gives the same craft. */
export class HouseCraftService {
  #deps: { crafts: CraftsService; jobs: Queue; clock: Clock; ids: Ids };

  constructor(deps: { crafts: CraftsService; jobs: Queue; clock: Clock; ids: Ids }) {
    this.#deps = deps;
  }

  /** Returns the id of the craft. */
  async make(tx: Db, asked: HouseCraftRequest): Promise<string> {
    const draft = await builtinText.suggest({ ...asked, ...nothingElse }, []);
    const judged = await makeSafe(draft, asked.ageBand);
    if (!('safe' in judged))
      throw new Error(`the house's ${draft.title} is not safe: ${judged.corrections.join(' ')}`);
    const id = this.#deps.ids.uuid();
    const { theme } = asked;
    await keepDraft(tx, this.#deps, {
      paid: settled({ workId: id, userId: null }),
      safe: judged.safe,
      theme,
      ages: ageBands[asked.ageBand],
    });
    await this.#deps.jobs.enqueue(tx, drawPictureJob, drawingOf(id));
    return id;
  }
}
