import * as contract from '#contract/branding.ts';
import type { Db } from '#server/platform/db/database.ts';
import { mount } from '#server/platform/http/mount.ts';
import type { Mounting } from '#server/platform/http/mount.ts';
import { pageByNumber, sendPage } from '#server/platform/http/paging.ts';
import type { BrandingService } from './service.ts';

const usualPageSize = 10;

/** For operators: what their place says in its own words. */
export function mountBranding(
  mounting: Mounting,
  { db, branding }: { db: Db; branding: BrandingService },
): void {
  mount(mounting, contract.listSiteTexts, ({ admin }) => branding.list(db, admin));
  mount(mounting, contract.changeSiteText, ({ admin, params, body }) =>
    branding.change(admin, params.name, body),
  );
  mount(mounting, contract.listSiteTextVersions, async (call) => {
    const page = pageByNumber({ ...call.query, limit: call.query.limit ?? usualPageSize });
    return sendPage(call, await branding.listVersions(db, call.admin, { name: call.params.name, page }));
  });
}
