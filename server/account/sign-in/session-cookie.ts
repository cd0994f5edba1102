import type { FastifyReply, FastifyRequest } from 'fastify';
import { daySeconds } from '#contract/durations.ts';
import { longestSessionDays } from './sessions.ts';
import type { OpenedSession } from './sessions.ts';

/** On https the prefix makes the browser refuse a cookie that another host or an insecure page tries to set. */
const cookieName = (secure: boolean): string => (secure ? '__Host-gluebird' : 'gluebird');

export interface SessionCookie {
  read(request: FastifyRequest): string | null;
  write(reply: FastifyReply, session: OpenedSession): void;
  clear(reply: FastifyReply): void;
}

export function createSessionCookie(isHttps: () => boolean): SessionCookie {
  const options = () => ({ path: '/', httpOnly: true, sameSite: 'lax', secure: isHttps() }) as const;
  return {
    read: (request) => request.cookies[cookieName(isHttps())] ?? null,
    write(reply, session) {
      reply.setCookie(cookieName(isHttps()), session.token, {
        ...options(),
        // When it was quiet for too long the server knows: it is prolonged without a new cookie.
        maxAge: longestSessionDays * daySeconds,
      });
    },
    clear(reply) {
      reply.clearCookie(cookieName(isHttps()), options());
    },
  };
}
