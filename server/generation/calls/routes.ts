import * as contract from '#contract/generation-calls.ts';
import type { Db } from '#server/platform/db/database.ts';
import { mount } from '#server/platform/http/mount.ts';
import type { Mounting } from '#server/platform/http/mount.ts';
import { pageByNumber, sendPage } from '#server/platform/http/paging.ts';
import type { CallsService } from './service.ts';
import type { LimitsService } from './limits-service.ts';

const usualPageSize = 25;

/** For operators: what vendors did and cost, and what they may. */
export function mountGenerationCalls(
  mounting: Mounting,
  { db, calls, limits }: { db: Db; calls: CallsService; limits: LimitsService },
): void {
  mount(mounting, contract.listAiCalls, async (call) => {
    const { outcome, limit = usualPageSize, ...query } = call.query;
    const page = pageByNumber({ ...query, limit });
    return sendPage(call, await calls.list(db, call.admin, { onlyFailed: outcome === 'failed', page }));
  });
  mount(mounting, contract.getAiUse, ({ admin }) => calls.use(db, admin));
  mount(mounting, contract.changeAiLimits, ({ admin, body }) => limits.change(admin, body));
  mount(mounting, contract.switchAi, async ({ admin, body }) => {
    await limits.switch(admin, body.isSwitchedOff);
    return body;
  });
}
