import { AppError } from '#server/platform/app-error.ts';
import type { Administrator } from '#server/platform/policy.ts';

/** Accounts are left in the profile, by whose they are; nobody throws themselves out by a slip. */
export function refuseSelf({ adminId }: Administrator, userId: number): void {
  if (adminId !== userId) return;
  throw new AppError('CONFLICT', {
    message: 'You cannot delete your own account here. You can do so in your profile.',
  });
}

/** One's own is turned off with a code, and not while it is asked for. */
export function refuseOwnSecondFactor({ adminId }: Administrator, userId: number): void {
  if (adminId !== userId) return;
  throw new AppError('CONFLICT', {
    message: 'This is your own two-step sign-in. You can turn it off in your settings.',
  });
}
