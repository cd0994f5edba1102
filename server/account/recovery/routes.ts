import * as contract from '#contract/account-recovery.ts';
import type { Db } from '#server/platform/db/database.ts';
import { mount, succeeded } from '#server/platform/http/mount.ts';
import type { Mounting } from '#server/platform/http/mount.ts';
import type { AccountRecoveryService } from './service.ts';
import { originOf } from '#server/account/routes.ts';
import type { AccountSecurityService } from '#server/account/security/service.ts';

interface RecoveryRouting {
  db: Db;
  recovery: AccountRecoveryService;
  security: AccountSecurityService;
}

export function mountRecovery(mounting: Mounting, { db, recovery, security }: RecoveryRouting): void {
  mount(mounting, contract.forgotPassword, async ({ body, request }) => {
    await recovery.forgot(db, body.email, originOf(request));
    return succeeded({
      message: 'If your email is registered, you will receive password reset instructions.',
    });
  });

  mount(mounting, contract.verifyResetToken, async ({ params, request }) => {
    await recovery.verify(db, params.token, originOf(request));
    return succeeded({ message: 'Please enter your new password.' });
  });

  mount(mounting, contract.resetPassword, async ({ body, request }) => {
    await recovery.reset(body, originOf(request));
    return succeeded({ message: 'Your password has been reset. Please log in with your new password.' });
  });

  mount(mounting, contract.confirmEmail, async ({ body }) => {
    await security.confirmEmail(body.token);
    return succeeded({ message: 'Your new email address is confirmed.' });
  });
}
