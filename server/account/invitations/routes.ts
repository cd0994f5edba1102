import * as contract from '#contract/account-invitations.ts';
import type { Db } from '#server/platform/db/database.ts';
import { mount, succeeded } from '#server/platform/http/mount.ts';
import type { Mounting } from '#server/platform/http/mount.ts';
import { originOf } from '#server/account/routes.ts';
import type { AccountInvitationsService } from './service.ts';

/** For whoever was invited. */
export function mountInvitations(
  mounting: Mounting,
  { db, invitations }: { db: Db; invitations: AccountInvitationsService },
): void {
  mount(mounting, contract.findInvitation, async ({ params, request }) => {
    const { role, expiresAt } = await invitations.find(db, params.token, originOf(request));
    return succeeded({ role, expiresAt: expiresAt.toISOString() });
  });
}
