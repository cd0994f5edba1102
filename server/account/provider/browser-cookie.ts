import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Ids } from '#server/platform/ids.ts';
import { departureLifeSeconds } from './service.ts';

const tokenPattern = /^[A-Za-z0-9_-]{43}$/;

/** Tells the browser that left from any other that comes with its answer. */
export interface BrowserCookie {
  read(request: FastifyRequest): string | null;
  /** The same one for every window, so that the second one does not stop the first. */
  keep(request: FastifyRequest, reply: FastifyReply): string;
}

export function createBrowserCookie(ids: Ids, isHttps: () => boolean): BrowserCookie {
  const nameNow = (): string => (isHttps() ? '__Host-gluebird-away' : 'gluebird-away');
  const read = (request: FastifyRequest): string | null => {
    const token = request.cookies[nameNow()] ?? '';
    return tokenPattern.test(token) ? token : null;
  };
  return {
    read,
    keep(request, reply) {
      const token = read(request) ?? ids.token();
      reply.setCookie(nameNow(), token, {
        path: '/',
        httpOnly: true,
        sameSite: 'lax',
        secure: isHttps(),
        maxAge: departureLifeSeconds,
      });
      return token;
    },
  };
}
