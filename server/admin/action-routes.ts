import * as contract from '#contract/admin-actions.ts';
import { removeSecondFactor } from '#contract/second-factor.ts';
import { mount, succeeded } from '#server/platform/http/mount.ts';
import type { Mounting } from '#server/platform/http/mount.ts';
import type { AdminActionService } from './action-service.ts';
import { requireAdministrator } from './policy.ts';

/** What administrators do. */
export function mountAdminActions(
  mounting: Mounting,
  { adminActions }: { adminActions: AdminActionService },
): void {
  mount(mounting, contract.createAdminUser, ({ actor, body, attempt }) => {
    const { email, password, displayName, isAdmin = false } = body;
    const account = { email, password, displayName, isAdmin };
    return adminActions.createUser(requireAdministrator(actor), account, (tx) =>
      attempt.keep(tx, succeeded({ message: 'User created successfully' })),
    );
  });
  mount(mounting, contract.resetUserPassword, async ({ actor, params, body }) => {
    await adminActions.resetPassword(requireAdministrator(actor), params.id, body.newPassword);
    return succeeded({ message: 'Password reset successfully' });
  });
  mount(mounting, removeSecondFactor, async ({ actor, params, body }) => {
    await adminActions.removeSecondFactor(requireAdministrator(actor), params.id, body.reason);
    return succeeded({ message: 'Two-step sign-in removed' });
  });
  mount(mounting, contract.deleteAdminUser, async ({ actor, params }) => {
    await adminActions.deleteUser(requireAdministrator(actor), params.id);
    return succeeded({ message: 'User deleted successfully' });
  });
  mount(mounting, contract.deleteAdminCraft, async ({ actor, params }) => {
    await adminActions.deleteCraft(requireAdministrator(actor), params.id);
    return succeeded({ message: 'Craft deleted successfully' });
  });
  mount(mounting, contract.deleteAdminPost, async ({ actor, params }) => {
    await adminActions.deletePost(requireAdministrator(actor), params.id);
    return succeeded({ message: 'Post deleted successfully' });
  });
  mount(mounting, contract.adjustUserCredits, ({ actor, params, body, attempt }) => {
    const change = { userId: params.id, amount: body.amount, note: body.note || null };
    return adminActions.adjustCredits(requireAdministrator(actor), change, (tx, balance) => {
      const message = `Credits updated. New balance: ${balance}`;
      return attempt.keep(tx, succeeded({ newCreditBalance: balance, message }));
    });
  });
}
