import { listCreditLedger } from '#contract/credits.ts';
import type { Db } from '#server/platform/db/database.ts';
import { mount } from '#server/platform/http/mount.ts';
import type { Mounting } from '#server/platform/http/mount.ts';
import { pageByNumber, sendPage } from '#server/platform/http/paging.ts';
import { requireLedgerReader } from './policy.ts';
import { presentLedgerLine } from './present.ts';
import type { CreditsService } from './service.ts';

const usualPageSize = 20;

export function mountCredits(mounting: Mounting, { db, credits }: { db: Db; credits: CreditsService }): void {
  mount(mounting, listCreditLedger, async (call) => {
    const { actor, params, query } = call;
    const page = pageByNumber({ ...query, limit: query.limit ?? usualPageSize });
    return sendPage(call, await credits.listLedger(db, requireLedgerReader(actor, params.id), page)).map(
      presentLedgerLine,
    );
  });
}
