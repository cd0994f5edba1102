import type { FastifyInstance } from 'fastify';
import { createBrowserCookie } from './account/provider/browser-cookie.ts';
import { RecentActors } from './account/sign-in/recent-actors.ts';
import { resolveActorBy } from './account/routes.ts';
import { arePasskeysPossible } from './account/passkeys/ceremony.ts';
import { passwordsOff, refusalOfVisitors } from './account/rules.ts';
import { createSessionCookie } from './account/sign-in/session-cookie.ts';
import type { SessionCookie } from './account/sign-in/session-cookie.ts';
import { createLifecycle } from './compose/lifecycle.ts';
import type { Lifecycle } from './compose/lifecycle.ts';
import { pageData, shownIn } from './compose/page-data.ts';
import type { ServiceParts } from './compose/platform.ts';
import { openTracing } from './compose/ports.ts';
import { mountEverything } from './compose/routes.ts';
import { createServices } from './compose/services.ts';
import type { Services } from './compose/services.ts';
import { stripeSources } from './payments/content-sources.ts';
import { createPages } from './pages/routes.ts';
import type { PageSource } from './pages/routes.ts';
import type { Clock } from './platform/clock.ts';
import { createHttpServer } from './platform/http/http-server.ts';
import type { Jobs } from './platform/jobs/worker.ts';
import { Stage } from './platform/stage.ts';

interface AppParts extends Omit<ServiceParts, 'publicUrl'> {
  /** Absent where only the API is wanted. */
  pages?: PageSource;
  checkReplies?: boolean;
}

export interface App extends Lifecycle {
  http: FastifyInstance;
  jobs: Jobs;
  services: Services;
  /** The origin of links; known at the latest when the server listens. */
  publicUrl: () => string;
}

/** Nothing where only the API is wanted. */
function createDocuments({ config, pages }: AppParts, services: Services, publicUrl: () => string) {
  if (!pages) return { servePage: undefined, showProblem: undefined };
  const { passwordMinLength, registration, passwordSignIn, oidc, privateSite, debugPages, recognizer } =
    config;
  const noWebhooks = config.webhooks ? {} : ({ noWebhooks: true } as const);
  const { account, database } = services;
  return createPages({
    source: pages,
    site: (state) => ({
      publicUrl: publicUrl(),
      passwordMinLength,
      passwords: passwordSignIn,
      passkeys: arePasskeysPossible(publicUrl()),
      noRegistration: (passwordSignIn ? refusalOfVisitors(registration) : passwordsOff())?.message ?? null,
      provider: oidc?.name ?? null,
      isPrivate: privateSite,
      debugPages,
      recognizer: recognizer.by,
      ...noWebhooks,
      ...shownIn(state),
    }),
    findViewer: (actor) => account.findViewer(database.db, actor),
    data: pageData(services),
    foreign: config.payments === 'stripe' ? stripeSources : {},
  });
}

function recognizeActors(
  { database: { db }, account, accessTokens }: Services,
  cookie: SessionCookie,
  clock: Clock,
) {
  const recent = new RecentActors(clock);
  return {
    resolveActor: resolveActorBy({ db, account, accessTokens, cookie }, recent),
    written: () => recent.forget(),
  };
}

/** The composition root: services, then what is served, then how it starts and stops. */
export async function createApp(parts: AppParts): Promise<App> {
  const { config, log } = parts;
  let origin = config.publicUrl ?? `http://localhost:${config.port}`;
  const publicUrl = (): string => origin;
  const tracing = await openTracing(config, parts);
  const services = createServices({ ...parts, publicUrl, tracing });
  const isHttps = (): boolean => origin.startsWith('https:');
  const cookie = createSessionCookie(isHttps);
  const browserCookie = createBrowserCookie(parts.ids, isHttps);
  const { metricsToken, debugPages } = config;
  const stage = new Stage();
  const http = await createHttpServer({
    ...config,
    log,
    tracing,
    publicUrl,
    stage,
    replica: parts.database.replica,
    ...recognizeActors(services, cookie, parts.clock),
    ...createDocuments(parts, services, publicUrl),
  });
  const operatorToken = parts.ids.token();
  const { version, checkReplies = false } = parts;
  const settings = { version, checkReplies, metricsToken, debugPages, stage };
  mountEverything(http, services, { ...settings, cookie, browserCookie, operatorToken });
  const lifecycle = createLifecycle({
    config,
    log,
    services,
    http,
    tracing,
    stage,
    operatorToken,
    announce: (address) => (origin = config.publicUrl ?? address.publicUrl),
  });
  return { http, jobs: services.jobs, services, publicUrl, ...lifecycle };
}
