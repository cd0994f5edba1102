import type { FastifyRequest } from 'fastify';
import * as contract from '#contract/account.ts';
import { finishLogin } from '#contract/account-second-factor.ts';
import type { Db } from '#server/platform/db/database.ts';
import { bearerOf } from '#server/platform/http/bearer.ts';
import { visitor } from '#server/platform/http/actor.ts';
import type { Actor, Member } from '#server/platform/http/actor.ts';
import { mount, succeeded } from '#server/platform/http/mount.ts';
import type { Mounting } from '#server/platform/http/mount.ts';
import type { AccessTokenService } from './access-tokens/service.ts';
import type { Origin } from './dependencies.ts';
import type { RecentActors } from './sign-in/recent-actors.ts';
import type { AccountProviderService } from './provider/service.ts';
import type { AccountService } from './service.ts';
import type { SessionCookie } from './sign-in/session-cookie.ts';

interface AccountRouting {
  db: Db;
  account: AccountService;
  cookie: SessionCookie;
}

export const originOf = (request: FastifyRequest): Origin => ({
  address: request.ip,
  device: request.headers['user-agent'] ?? '',
});

/** Who is asking. Writes always ask the database; reads may go by what was seen a moment ago. */
export function resolveActorBy(
  { db, account, cookie, accessTokens }: AccountRouting & { accessTokens: AccessTokenService },
  recent: RecentActors,
): (request: FastifyRequest) => Actor | Promise<Actor> {
  const findSession = async (token: string): Promise<Member | null> => {
    const found = await account.sessions.find(db, token);
    if (!found) return null;
    const { user, session, needsSecondFactor } = found;
    const isAdmin = user.isAdmin && !needsSecondFactor;
    return { kind: 'member', userId: user.id, isAdmin, needsSecondFactor, sessionId: session.id };
  };
  const wayOf = (request: FastifyRequest) => {
    const bearer = bearerOf(request);
    // A token that is not valid is refused: it never falls back to the cookie beside it.
    if (bearer !== null) return { key: `token ${bearer}`, ask: () => accessTokens.getMember(db, bearer) };
    const token = cookie.read(request);
    return token === null ? null : { key: token, ask: () => findSession(token) };
  };
  return (request) => {
    const way = wayOf(request);
    if (way === null) return visitor;
    const found = request.method === 'GET' ? recent.resolve(way.key, way.ask) : way.ask();
    return found instanceof Promise ? found.then((actor) => actor ?? visitor) : (found ?? visitor);
  };
}

export function mountAccount(
  mounting: Mounting,
  { db, account, cookie, provider }: AccountRouting & { provider: AccountProviderService | null },
): void {
  mount(mounting, contract.getCurrentUser, async ({ actor }) =>
    succeeded({ user: await account.currentUser(db, actor) }),
  );

  mount(mounting, contract.login, async ({ body, request, reply }) => {
    const outcome = await account.login(body, originOf(request));
    if ('challenge' in outcome) {
      const { challenge, expiresAt } = outcome;
      const message = 'Your password is right. Please enter your code next.';
      return succeeded({ message, challenge, expiresAt: expiresAt.toISOString() });
    }
    cookie.write(reply, outcome.session);
    return succeeded({ message: 'Welcome back!', user: outcome.user });
  });

  mount(mounting, finishLogin, async ({ body, request, reply }) => {
    const { user, session } = await account.finishLogin(body, originOf(request));
    cookie.write(reply, session);
    return succeeded({ message: 'Welcome back!', user });
  });

  mount(mounting, contract.register, async ({ body, request, reply }) => {
    const { user, session } = await account.register(body, originOf(request));
    cookie.write(reply, session);
    return succeeded({ message: 'Your account has been created!', user });
  });

  mount(mounting, contract.logout, async ({ actor, reply }) => {
    const idToken = actor.kind === 'member' ? await account.logout(actor) : null;
    cookie.clear(reply);
    const continueAt = idToken && (await provider?.farewell(idToken));
    return succeeded({ message: 'Logged out', ...(continueAt ? { continueAt } : {}) });
  });

  mount(mounting, contract.checkDisplayName, async ({ params, request }) => {
    const exists = await account.isNameTaken(db, params.name, originOf(request));
    return { exists, available: !exists };
  });
}
