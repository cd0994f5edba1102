import { AppError } from '#server/platform/app-error.ts';

export interface Member {
  kind: 'member';
  userId: number;
  isAdmin: boolean;
  sessionId: number;
}

/** Who is asking, as the session says; never as the request's content claims. */
export type Actor = { kind: 'visitor' } | Member;

export const visitor: Actor = { kind: 'visitor' };

/** What hangs on a person's own address is theirs alone; administrators have their own ways. */
export function requireSelf(actor: Member, userId: number): void {
  if (actor.userId !== userId) throw new AppError('FORBIDDEN');
}

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor;
  }
}
