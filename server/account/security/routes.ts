import * as contract from '#contract/account-profile.ts';
import type { Db } from '#server/platform/db/database.ts';
import { mount, succeeded } from '#server/platform/http/mount.ts';
import type { Mounting } from '#server/platform/http/mount.ts';
import { requireOwnAccount } from '#server/account/policy.ts';
import type { AccountSecurityService } from './service.ts';

interface SecurityRouting {
  db: Db;
  security: AccountSecurityService;
}

export function mountSecurity(mounting: Mounting, { db, security }: SecurityRouting): void {
  mount(mounting, contract.changePassword, async ({ actor, params, body }) => {
    await security.changePassword(requireOwnAccount(actor, params.id), body);
    return succeeded({ message: 'Your password was changed. Other devices were signed out.' });
  });

  mount(mounting, contract.changeEmail, async ({ actor, params, body }) => {
    await security.changeEmail(db, requireOwnAccount(actor, params.id), body);
    return succeeded({ message: 'We have sent a link to your new address. Open it to finish the change.' });
  });

  mount(mounting, contract.listSessions, ({ actor, params }) =>
    security.listSessions(db, requireOwnAccount(actor, params.id)),
  );

  mount(mounting, contract.endSession, async ({ actor, params }) => {
    await security.endSession(db, requireOwnAccount(actor, params.id), params.sessionId);
    return succeeded({ message: 'This device was signed out.' });
  });
}
