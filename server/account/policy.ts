import { authorize } from '#server/platform/authorized.ts';
import type { Authorized } from '#server/platform/authorized.ts';
import { requireSelf } from '#server/platform/http/actor.ts';
import type { Member } from '#server/platform/http/actor.ts';

/** An account, in the hands of its owner. */
export interface OwnAccount {
  userId: number;
  sessionId: number;
}

/** What belongs to an account is its owner's alone; administrators have their own ways. */
export function requireOwnAccount(actor: Member, userId: number): Authorized<OwnAccount> {
  requireSelf(actor, userId);
  return authorize({ userId, sessionId: actor.sessionId });
}
