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
  return authorize({ ...requireSelf(actor, userId), sessionId: actor.sessionId });
}
