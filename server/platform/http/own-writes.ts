import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '#server/platform/db/database.ts';
import { logPlaceText, readLogPlace } from '#server/platform/db/log-place.ts';
import type { LogPlace } from '#server/platform/db/log-place.ts';

const cookieName = 'gluebird-wrote';
/** No replica that is asked is further behind. */
const cookieLifeSeconds = 60;
const beyondAll: LogPlace = 2n ** 64n;

/** What a replica must hold before it may answer this request: all that its browser wrote. */
export function mustHold({ cookies, headers }: FastifyRequest): LogPlace | null {
  // Who comes without a browser's memory cannot tell.
  return headers.authorization === undefined ? readLogPlace(cookies[cookieName]) : beyondAll;
}

/** Browsers remember how far the database was when they had written; to be called before cookies are set up. */
export function rememberOwnWrites(
  app: FastifyInstance,
  replica: NonNullable<Database['replica']>,
  isHttps: () => boolean,
): void {
  app.addHook('onSend', async ({ method }, reply) => {
    if (['GET', 'HEAD'].includes(method)) return;
    const place = await replica.place();
    if (place === null) return;
    const options = { path: '/', httpOnly: true, sameSite: 'lax', secure: isHttps() } as const;
    reply.setCookie(cookieName, logPlaceText(place), { ...options, maxAge: cookieLifeSeconds });
  });
}
