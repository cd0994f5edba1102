import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { nextPage, wayInId } from '#contract/account-next-page.ts';
import * as contract from '#contract/account-provider.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Db } from '#server/platform/db/database.ts';
import { mount, succeeded } from '#server/platform/http/mount.ts';
import type { Mounting } from '#server/platform/http/mount.ts';
import { originOf } from '#server/account/routes.ts';
import type { SessionCookie } from '#server/account/sign-in/session-cookie.ts';
import { requireOwnAccount } from '#server/account/policy.ts';
import type { BrowserCookie } from './browser-cookie.ts';
import type { AccountConnectionService } from './connection-service.ts';
import type { DepartureRow } from './departure-store.ts';
import type { AccountProviderService } from './service.ts';

interface ProviderRouting {
  db: Db;
  provider: AccountProviderService;
  connection: AccountConnectionService;
  cookie: SessionCookie;
  browserCookie: BrowserCookie;
}

const settingsPath = '/profile/settings';

const partOfComingIn = { config: { openWhenPrivate: true } };

type Asked = FastifyRequest<{ Querystring: Record<string, unknown> }>;

const redirect = (reply: FastifyReply, to: string): FastifyReply =>
  reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer').redirect(to, 303);

const asText = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** Visits of a browser, not calls: whatever goes wrong is told on the page where it began. */
function mountVisits(app: FastifyInstance, routing: ProviderRouting): void {
  const { db, provider, cookie, browserCookie } = routing;
  app.get('/api/oidc/start', partOfComingIn, async (request: Asked, reply) => {
    const { next, invitation } = request.query;
    const browser = browserCookie.keep(request, reply);
    const returnTo = nextPage(asText(next));
    const wish = { browser, returnTo, invitation: asText(invitation), userId: null };
    const depart = () => provider.depart(db, wish, originOf(request));
    return redirect(reply, await orProblem(request, returnTo, depart));
  });

  app.get('/api/oidc/callback', partOfComingIn, async (request: Asked, reply) => {
    const query = new URL(request.url, 'http://here.invalid').searchParams;
    const arrival = { query, browser: browserCookie.read(request), actor: request.actor };
    const origin = originOf(request);
    const arrive = async (departure: DepartureRow): Promise<string> => {
      const outcome = await provider.arrive(departure, arrival, origin);
      const next = departure.returnTo;
      if (outcome && 'challenge' in outcome) return signInAddress({ challenge: outcome.challenge }, next);
      if (outcome) cookie.write(reply, outcome.session);
      return next;
    };
    const way = await orProblem(request, home, async () => {
      const departure = await provider.recognize(db, arrival, origin);
      return orProblem(request, departure.returnTo, () => arrive(departure));
    });
    return redirect(reply, way);
  });
}

export function mountProvider(mounting: Mounting, routing: ProviderRouting): void {
  const { db, provider, connection, browserCookie } = routing;
  mountVisits(mounting.app, routing);

  mount(mounting, contract.getConnection, ({ actor, params }) =>
    connection.get(db, requireOwnAccount(actor, params.id)),
  );

  mount(mounting, contract.beginConnection, async ({ actor, params, body, request, reply }) => {
    const own = requireOwnAccount(actor, params.id);
    await connection.requireOwner(db, own, body.currentPassword);
    const browser = browserCookie.keep(request, reply);
    const wish = { browser, returnTo: settingsPath, invitation: null, userId: own.userId };
    return succeeded({ address: await provider.depart(db, wish, originOf(request)) });
  });

  mount(mounting, contract.endConnection, async ({ actor, params, body }) => {
    await connection.end(requireOwnAccount(actor, params.id), body.currentPassword);
    return succeeded({ message: 'Your account is not connected any more. Other devices were signed out.' });
  });
}

const home = nextPage(null);

/** The page where one signs in, and from there to what somebody came for. */
const signInAddress = (query: Record<string, string>, next: string): string =>
  `/auth?${new URLSearchParams(next === home ? query : { ...query, next }).toString()}#${wayInId}`;

/** Where the work leads to, or the address that says what went wrong. */
async function orProblem(
  request: FastifyRequest,
  next: string,
  work: () => Promise<string>,
): Promise<string> {
  try {
    return await work();
  } catch (error) {
    const problem = error instanceof AppError ? error : new AppError('INTERNAL', { cause: error });
    const level = problem.code === 'INTERNAL' ? 'error' : 'warn';
    request.log[level]({ reqId: request.id, err: problem.cause ?? problem }, 'a sign-in did not work');
    if (request.actor.kind === 'member') return `${settingsPath}?problem=${problem.code}`;
    return signInAddress({ problem: problem.code }, next);
  }
}
