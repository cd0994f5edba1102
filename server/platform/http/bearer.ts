import type { FastifyInstance, FastifyRequest } from 'fastify';
import { tokenPrefix } from '#contract/token-scopes.ts';
import type { TokenScope } from '#contract/token-scopes.ts';
import { AppError } from '#server/platform/app-error.ts';

/** The access token that a request to the API brings; null for every other kind of authorization. */
export function bearerOf({ url, headers }: FastifyRequest): string | null {
  // Elsewhere operators name tokens of their own, as they like.
  if (!url.startsWith('/api/')) return null;
  const [, token = ''] = /^bearer +(\S+)$/i.exec(headers.authorization ?? '') ?? [];
  return token.startsWith(tokenPrefix) ? token : null;
}

/** Whoever comes with a token gets as far as its scopes, and nowhere that names none. */
export function keepTokensInScope(app: FastifyInstance): void {
  app.addHook('onRequest', ({ actor, routeOptions: { config } }, _reply, done) => {
    if (actor.kind === 'visitor' || actor.scopes === undefined) return done();
    const { tokenScope } = config;
    if (tokenScope === undefined) return done(new AppError('ACCESS_TOKEN_NOT_ENOUGH'));
    if (actor.scopes.includes(tokenScope)) return done();
    const message = `This access token lacks the scope “${tokenScope}”.`;
    done(new AppError('ACCESS_TOKEN_NOT_ENOUGH', { message }));
  });
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The scope that an access token needs here; without one, no token is let in. */
    tokenScope?: TokenScope;
  }
}
