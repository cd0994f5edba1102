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

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor;
  }
}
