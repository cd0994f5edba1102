import { AppError } from '#server/platform/app-error.ts';
import { authorize } from '#server/platform/authorized.ts';
import type { Authorized } from '#server/platform/authorized.ts';
import type { Member } from '#server/platform/http/actor.ts';
import { requireSelf } from '#server/platform/policy.ts';

/** An account, in the hands of its owner. */
export interface OwnAccount {
  userId: number;
  sessionId: number;
}

/** What belongs to an account is its owner's alone; administrators have their own ways. */
export function requireOwnAccount(actor: Member, userId: number): Authorized<OwnAccount> {
  return authorize({ ...requireSelf(actor, userId), sessionId: requireSession(actor) });
}

/** An account is in the hands of whoever signed in, never in those of a program. */
export function requireSession({ sessionId }: Member): number {
  if (sessionId === null) throw new AppError('ACCESS_TOKEN_NOT_ENOUGH');
  return sessionId;
}
