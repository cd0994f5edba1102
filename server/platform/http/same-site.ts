import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '#server/platform/app-error.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** A browser tells where a write comes from; one that another site caused is refused. Callers that are no browser tell nothing. */
export function comesFromAnotherSite(request: FastifyRequest, ownOrigin: string): boolean {
  if (safeMethods.has(request.method)) return false;
  const fetchSite = request.headers['sec-fetch-site'];
  if (fetchSite !== undefined) return fetchSite !== 'same-origin' && fetchSite !== 'none';
  const { origin } = request.headers;
  return origin !== undefined && origin !== ownOrigin && origin !== `${request.protocol}://${request.host}`;
}

export function refuseCrossSiteWrites(app: FastifyInstance, ownOrigin: () => string): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const exempt = request.routeOptions.config.acceptsCrossSite === true;
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
