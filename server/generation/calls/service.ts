import { dayMs } from '#contract/durations.ts';
import { microUsdPerCent } from '#contract/generation-calls.ts';
import type { AiCall, AiDay, AiUse } from '#contract/generation-calls.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database, Db } from '#server/platform/db/database.ts';
import { cutPage } from '#server/platform/http/paging.ts';
import type { Page, PageOf } from '#server/platform/http/paging.ts';
import type { Administrator } from '#server/platform/policy.ts';
import { dayOf } from './limits-service.ts';
import type { LimitsService } from './limits-service.ts';
import { presentCall } from './present.ts';
import { estimateMicroUsd } from './prices.ts';
import * as store from './store.ts';
import type { DayRow } from './store.ts';
import type { VerdictsService } from './verdicts-service.ts';
import type { VendorCall } from '#server/generation/vendors/vendor-line.ts';

interface CallsDependencies {
  database: Database;
  clock: Clock;
  limits: LimitsService;
  verdicts: VerdictsService;
  vendors: AiUse['vendors'];
}

const callsKeptDays = 90;
const shownDays = 30;
/** A vendor that did not begin to answer takes nothing for it. */
const mayCost: ReadonlySet<VendorCall['outcome']> = new Set(['ok', 'bad-output', 'refused', 'timeout']);

const emptyDay = (day: string): DayRow => ({
  day,
  calls: 0,
  failed: 0,
  unpriced: 0,
  microUsd: 0,
  countedMicroUsd: 0,
});

/** The books of what was asked of vendors: each call for a while, each day for good. */
export class CallsService {
  #deps: CallsDependencies;

  constructor(deps: CallsDependencies) {
    this.#deps = deps;
  }

  /** Keeps a call with what it cost by the prices we know, and adds it to its day. */
  async record(call: VendorCall): Promise<void> {
    const { database, clock, limits } = this.#deps;
    const createdAt = clock.now();
    const microUsd = estimateMicroUsd(call);
    const isUnpriced = microUsd === null && mayCost.has(call.outcome);
    await database.transaction(async (tx) => {
      const { unpricedCents } = await limits.get(tx);
      await store.insertCall(tx, { ...call, microUsd, createdAt });
      await store.addToDay(tx, {
        day: dayOf(createdAt),
        calls: 1,
        failed: call.outcome === 'ok' ? 0 : 1,
        unpriced: isUnpriced ? 1 : 0,
        microUsd: microUsd ?? 0,
        countedMicroUsd: microUsd ?? (isUnpriced ? unpricedCents * microUsdPerCent : 0),
      });
    });
  }

  async list(
    db: Db,
    _by: Administrator,
    { onlyFailed, page }: { onlyFailed: boolean; page: Page<number> },
  ): Promise<PageOf<AiCall>> {
    const rows = await store.listCalls(db, onlyFailed, page);
    const { rows: cut, next } = cutPage(rows, page.limit, ({ id, createdAt }) => ({
      key: createdAt.getTime(),
      id,
    }));
    return { rows: cut.map(presentCall), next };
  }

  async use(db: Db, _by: Administrator): Promise<AiUse> {
    const { clock, limits, vendors, verdicts } = this.#deps;
    const { isSwitchedOff, ...known } = await limits.get(db);
    const days: AiDay[] = await store.listDays(db, shownDays);
    const day = dayOf(clock.now());
    const today = days.find((row) => row.day === day) ?? emptyDay(day);
    return { vendors, isSwitchedOff, limits: known, today, days, verdicts: await verdicts.list(db) };
  }

  sweep(db: Db): Promise<void> {
    return store.deleteCallsBefore(db, new Date(this.#deps.clock.now().getTime() - callsKeptDays * dayMs));
  }
}
