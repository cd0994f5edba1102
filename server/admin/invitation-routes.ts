import * as contract from '#contract/account-invitations.ts';
import type { Db } from '#server/platform/db/database.ts';
import { mount, succeeded } from '#server/platform/http/mount.ts';
import type { Mounting } from '#server/platform/http/mount.ts';
import { pageByNumber, sendPage } from '#server/platform/http/paging.ts';
import type { AdminInvitationService } from './invitation-service.ts';

const usualPageSize = 20;

export function mountAdminInvitations(
  mounting: Mounting,
  { db, adminInvitations }: { db: Db; adminInvitations: AdminInvitationService },
): void {
  mount(mounting, contract.createInvitation, async ({ admin, body }) => {
    const { role, days, note } = body;
    return succeeded(await adminInvitations.create(admin, { role, days, note: note || null }));
  });
  mount(mounting, contract.listInvitations, async (call) => {
    const page = pageByNumber({ ...call.query, limit: call.query.limit ?? usualPageSize });
    return sendPage(call, await adminInvitations.list(db, call.admin, page));
  });
  mount(mounting, contract.withdrawInvitation, async ({ admin, params }) => {
    await adminInvitations.withdraw(admin, params.id);
    return succeeded({ message: 'The invitation is taken back.' });
  });
}
