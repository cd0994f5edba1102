import * as contract from '#contract/admin-actions.ts';
import { removeSecondFactor } from '#contract/account-second-factor.ts';
import { mount, succeeded } from '#server/platform/http/mount.ts';
import type { Mounting } from '#server/platform/http/mount.ts';
import type { AdminActionService } from './action-service.ts';

/** What administrators do. */
export function mountAdminActions(
  mounting: Mounting,
  { adminActions }: { adminActions: AdminActionService },
): void {
  mount(mounting, contract.createAdminUser, ({ admin, body, attempt }) => {
    const { email, password, displayName, isAdmin = false } = body;
    const account = { email, password, displayName, isAdmin };
    return adminActions.createUser(admin, account, (tx) =>
      attempt.keep(tx, succeeded({ message: 'User created successfully' })),
    );
  });
  mount(mounting, contract.resetUserPassword, async ({ admin, params, body }) => {
    await adminActions.resetPassword(admin, params.id, body.newPassword);
    return succeeded({ message: 'Password reset successfully' });
  });
  mount(mounting, removeSecondFactor, async ({ admin, params, body }) => {
    await adminActions.removeSecondFactor(admin, params.id, body.reason);
    return succeeded({ message: 'Two-step sign-in removed' });
  });
  mount(mounting, contract.deleteAdminUser, async ({ admin, params }) => {
    await adminActions.deleteUser(admin, params.id);
    return succeeded({ message: 'User deleted successfully' });
  });
  mount(mounting, contract.deleteAdminCraft, async ({ admin, params }) => {
    await adminActions.deleteCraft(admin, params.id);
    return succeeded({ message: 'Craft deleted successfully' });
  });
  mount(mounting, contract.deleteAdminPost, async ({ admin, params }) => {
    await adminActions.deletePost(admin, params.id);
    return succeeded({ message: 'Post deleted successfully' });
  });
  mount(mounting, contract.adjustUserCredits, ({ admin, params, body, attempt }) => {
    const change = { userId: params.id, amount: body.amount, note: body.note || null };
    return adminActions.adjustCredits(admin, change, (tx, balance) => {
      const message = `Credits updated. New balance: ${balance}`;
      return attempt.keep(tx, succeeded({ newCreditBalance: balance, message }));
    });
  });
}
