import type { FastifyInstance } from 'fastify';
import { AppError } from '#server/platform/app-error.ts';

const robots = 'User-agent: *\nDisallow: /\n';

/**
 * Where the site is private nothing answers visitors but what says that it does. Whatever is not served by a
 * route is a page or a file of the build: which page somebody may see is the pages' own matter.
 */
export function keepPrivate(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-robots-tag', 'noindex, nofollow');
    const isOpen = request.is404 || request.routeOptions.config.openWhenPrivate === true;
    if (isOpen || request.actor.kind === 'member') done();
    else done(new AppError('NOT_SIGNED_IN'));
  });
  // What a browser has kept it would show also to whoever sits down at it after somebody signed out.
  app.addHook('onSend', async (request, reply) => {
    const isDocument = String(reply.getHeader('content-type')).startsWith('text/html');
    const isKept = String(reply.getHeader('cache-control')).startsWith('public');
    if (isDocument) reply.header('cache-control', 'no-store');
    else if (isKept && !request.is404) reply.header('cache-control', 'private, no-cache');
  });
  app.get('/robots.txt', { config: { openWhenPrivate: true } }, async (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(robots),
  );
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Part of coming in, or with a rule of its own about who may call: answers visitors also where the site is private. */
    openWhenPrivate?: boolean;
  }
}
