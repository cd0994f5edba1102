import type { TokenScope } from '#contract/token-scopes.ts';

export interface Member {
  kind: 'member';
  userId: number;
  /** Never while a second factor is due: until then an administrator is a person like everybody. */
  isAdmin: boolean;
  needsSecondFactor: boolean;
  /** Null for whoever comes with an access token. */
  sessionId: number | null;
  /** What the access token may do, where somebody comes with one. */
  scopes?: readonly TokenScope[];
}

/** Who is asking, as the session or the token says; never as the request's content claims. */
export type Actor = { kind: 'visitor' } | Member;

export const visitor: Actor = { kind: 'visitor' };

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor;
  }
}
