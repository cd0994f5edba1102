import { microUsdPerCent } from '#contract/generation-calls.ts';
import type { AiLimits } from '#contract/generation-calls.ts';
import { dollars } from '#contract/payments.ts';
import type { AuditService } from '#server/audit/service.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database, Db } from '#server/platform/db/database.ts';
import type { Administrator } from '#server/platform/policy.ts';
import * as store from './limits-store.ts';
import type { LimitsRow } from './limits-store.ts';
import { VendorPaused } from '#server/generation/vendors/vendor-paused.ts';

interface LimitsDependencies {
  database: Database;
  clock: Clock;
  audit: AuditService;
}

/** Until somebody decides: no cap, and a cent for what nobody knows the price of. */
const unlimited: LimitsRow = { isSwitchedOff: false, dailyCapCents: null, unpricedCents: 1, version: 0 };

/** The day a moment counts towards, in UTC: the same for every node and every reader. */
export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

const capText = (cents: number | null): string => (cents === null ? 'none' : dollars(cents));

/** What vendors may cost, and whether they may be asked at all. Read anew before every call, so a change holds at once on every node. */
export class LimitsService {
  #deps: LimitsDependencies;

  constructor(deps: LimitsDependencies) {
    this.#deps = deps;
  }

  /** Throws VendorPaused unless a vendor may be asked now. */
  async admit(db: Db): Promise<void> {
    const standing = await store.findStanding(db, dayOf(this.#deps.clock.now()));
    if (!standing) return;
    const { isSwitchedOff, dailyCapCents, countedMicroUsd } = standing;
    const isSpent = dailyCapCents !== null && countedMicroUsd >= dailyCapCents * microUsdPerCent;
    if (isSwitchedOff || isSpent) throw new VendorPaused();
  }

  async get(db: Db): Promise<LimitsRow> {
    return (await store.findLimits(db)) ?? unlimited;
  }

  async change({ adminId }: Administrator, wanted: AiLimits): Promise<AiLimits> {
    const { database, audit } = this.#deps;
    return database.transaction(async (tx) => {
      const before = await this.get(tx);
      const after = await store.replaceLimits(tx, { ...before, ...wanted });
      if (!after) throw new AppError('CONFLICT');
      const { dailyCapCents, unpricedCents, version } = after;
      await audit.record(tx, {
        adminId,
        action: 'ai_limits_changed',
        details:
          `Daily cap: ${capText(dailyCapCents)}, before ${capText(before.dailyCapCents)}. ` +
          `A call without a known price counts ${dollars(unpricedCents)}, before ${dollars(before.unpricedCents)}.`,
      });
      return { dailyCapCents, unpricedCents, version };
    });
  }

  /** Needs no version: whoever wants the vendors off now is not told to reload first. */
  async switch({ adminId }: Administrator, isSwitchedOff: boolean): Promise<void> {
    const { database, audit } = this.#deps;
    await database.transaction(async (tx) => {
      if (!isSwitchedOff && !(await store.findLimits(tx))) return;
      if (!(await store.setSwitch(tx, { ...unlimited, isSwitchedOff }))) return;
      await audit.record(tx, {
        adminId,
        action: isSwitchedOff ? 'ai_switched_off' : 'ai_switched_on',
        details: isSwitchedOff
          ? 'AI vendors are not asked; the built-in engine makes the crafts.'
          : 'AI vendors are asked again.',
      });
    });
  }
}
