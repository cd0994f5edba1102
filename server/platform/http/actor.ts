import { AppError } from '#server/platform/app-error.ts';

export interface Member {
  kind: 'member';
  userId: number;
  /** Never while a second factor is due: until then an administrator is a person like everybody. */
  isAdmin: boolean;
  needsSecondFactor: boolean;
  sessionId: number;
}

/** Who is asking, as the session says; never as the request's content claims. */
export type Actor = { kind: 'visitor' } | Member;

export const visitor: Actor = { kind: 'visitor' };

/** What hangs on a person's own address is theirs alone; administrators have their own ways. */
export function requireSelf(actor: Member, userId: number): void {
  if (actor.userId !== userId) throw new AppError('FORBIDDEN');
}

export function requireAdmin(actor: Actor): asserts actor is Member {
  if (actor.kind === 'visitor') throw new AppError('NOT_SIGNED_IN');
  if (actor.needsSecondFactor) throw new AppError('ACCOUNT_SECOND_FACTOR_REQUIRED');
  if (!actor.isAdmin) throw new AppError('FORBIDDEN');
}

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor;
  }
}
