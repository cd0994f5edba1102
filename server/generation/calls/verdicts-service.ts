import { dayMs } from '#contract/durations.ts';
import type { AiVerdict } from '#contract/generation-calls.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/db/database.ts';
import { dayOf } from './limits-service.ts';
import { addVerdicts, listVerdicts } from './verdicts-store.ts';

const shownDays = 30;
const mostShown = 500;

/** How often what was turned down, so that an operator sees a vendor getting worse. Nothing of what was said is kept. */
export class VerdictsService {
  #clock: Clock;

  constructor({ clock }: { clock: Clock }) {
    this.#clock = clock;
  }

  /** A craft counts once for each rule that it broke, or as passed. */
  async count(db: Db, provider: string, rules: readonly string[]): Promise<void> {
    const day = dayOf(this.#clock.now());
    const said = rules.length > 0 ? [...new Set(rules)] : ['passed'];
    await addVerdicts(
      db,
      said.map((rule) => ({ day, provider, rule, count: 1 })),
    );
  }

  list(db: Db): Promise<AiVerdict[]> {
    const since = dayOf(new Date(this.#clock.now().getTime() - shownDays * dayMs));
    return listVerdicts(db, since, mostShown);
  }
}
