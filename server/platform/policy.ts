import { AppError } from './app-error.ts';
import { authorize } from './authorized.ts';
import type { Authorized } from './authorized.ts';
import type { Actor, Member } from './http/actor.ts';

/** Somebody who looks after the place, seen to be one when they asked. */
export type Administrator = Authorized<{ adminId: number }>;

export function requireAdministrator(actor: Actor): Administrator {
  if (actor.kind === 'visitor') throw new AppError('NOT_SIGNED_IN');
  if (actor.needsSecondFactor) throw new AppError('ACCOUNT_SECOND_FACTOR_REQUIRED');
  if (!actor.isAdmin) throw new AppError('FORBIDDEN');
  return authorize({ adminId: actor.userId });
}

/** What hangs on a person's own address, in their own hands. */
export type Own = Authorized<{ userId: number }>;

/** It is theirs alone; administrators have their own ways. */
export function requireSelf(actor: Member, userId: number): Own {
  if (actor.userId !== userId) throw new AppError('FORBIDDEN');
  return authorize({ userId });
}
