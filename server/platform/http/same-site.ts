import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '#server/platform/app-error.ts';
import { bearerOf } from './bearer.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * A browser tells where a write comes from, in one header or in both; one that another site caused is refused as soon as
 * either says so. Callers that are no browser tell nothing.
 */
function comesFromAnotherSite(request: FastifyRequest, ownOrigin: string): boolean {
  if (safeMethods.has(request.method)) return false;
  const { origin, 'sec-fetch-site': fetchSite } = request.headers;
  if (fetchSite !== undefined && fetchSite !== 'same-origin' && fetchSite !== 'none') return true;
  return (
    origin !== undefined && !isOwn(origin, request, { ownOrigin, isVouchedFor: fetchSite !== undefined })
  );
}

/** Behind a proxy that ends https we may not know our own scheme; the browser that says "same-origin" does. */
function isOwn(
  origin: string,
  { protocol, host }: FastifyRequest,
  { ownOrigin, isVouchedFor }: { ownOrigin: string; isVouchedFor: boolean },
): boolean {
  if (origin === ownOrigin || origin === `${protocol}://${host}`) return true;
  return isVouchedFor && (origin === `https://${host}` || origin === `http://${host}`);
}

export function refuseCrossSiteWrites(app: FastifyInstance, ownOrigin: () => string): void {
  app.addHook('onRequest', (request, _reply, done) => {
    // A browser never brings a token by itself, and where there is one no cookie counts.
    const exempt = request.routeOptions.config.acceptsCrossSite === true || bearerOf(request) !== null;
    if (!exempt && comesFromAnotherSite(request, ownOrigin())) done(new AppError('CROSS_SITE'));
    else done();
  });
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** For callers that are other machines, such as a payment provider's webhook; they prove themselves by a signature. */
    acceptsCrossSite?: boolean;
  }
}
