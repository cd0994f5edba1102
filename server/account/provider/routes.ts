import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#server/platform/app-error.ts';
import type { Db } from '#server/platform/db/database.ts';
import { originOf } from '#server/account/routes.ts';
import type { SessionCookie } from '#server/account/sign-in/session-cookie.ts';
import type { BrowserCookie } from './browser-cookie.ts';
import { returnPath } from './return-path.ts';
import type { AccountProviderService } from './service.ts';

interface ProviderRouting {
  db: Db;
  provider: AccountProviderService;
  cookie: SessionCookie;
  browserCookie: BrowserCookie;
}

type Asked = FastifyRequest<{ Querystring: Record<string, unknown> }>;

const redirect = (reply: FastifyReply, to: string): FastifyReply =>
  reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer').redirect(to, 303);

const asText = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** Visits of a browser, not calls: whatever goes wrong is told on the page where it began. */
export function mountProvider(
  app: FastifyInstance,
  { db, provider, cookie, browserCookie }: ProviderRouting,
): void {
  app.get('/api/oidc/start', async (request: Asked, reply) => {
    const { to, invitation } = request.query;
    const browser = browserCookie.keep(request, reply);
    const wish = { browser, returnTo: returnPath(to), invitation: asText(invitation) };
    return redirect(reply, await orProblem(request, () => provider.depart(db, wish, originOf(request))));
  });

  app.get('/api/oidc/callback', async (request: Asked, reply) => {
    const query = new URL(request.url, 'http://here.invalid').searchParams;
    const browser = browserCookie.read(request);
    return redirect(
      reply,
      await orProblem(request, async () => {
        const { returnTo, outcome } = await provider.arrive({ query, browser }, originOf(request));
        if ('challenge' in outcome)
          return `/auth?challenge=${outcome.challenge}&to=${encodeURIComponent(returnTo)}`;
        cookie.write(reply, outcome.session);
        return returnTo;
      }),
    );
  });
}

/** The next address, or the one that says what went wrong. */
async function orProblem(request: FastifyRequest, next: () => Promise<string>): Promise<string> {
  try {
    return await next();
  } catch (error) {
    const problem = error instanceof AppError ? error : new AppError('INTERNAL', { cause: error });
    const level = problem.code === 'INTERNAL' ? 'error' : 'warn';
    request.log[level]({ reqId: request.id, err: problem.cause ?? problem }, 'a sign-in did not work');
    return `/auth?problem=${problem.code}`;
  }
}
