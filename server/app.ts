import type { FastifyInstance } from 'fastify';
import { RecentActors } from './account/recent-actors.ts';
import { resolveActorBy } from './account/routes.ts';
import { createSessionCookie } from './account/session-cookie.ts';
import type { SessionCookie } from './account/session-cookie.ts';
import { craftPages } from './compose-pages.ts';
import { mountEverything } from './compose-routes.ts';
import { createServices } from './compose-services.ts';
import type { Config } from './config.ts';
import type { ServiceParts, Services } from './compose-services.ts';
import { removePass, writePass } from './operator/pass.ts';
import { stripeSources } from './payments/content-sources.ts';
import { createPageHandler, showProblem } from './pages/routes.ts';
import type { PageSource } from './pages/routes.ts';
import type { Clock } from './platform/clock.ts';
import { createHttpServer } from './platform/http/http-server.ts';
import type { Jobs } from './platform/jobs/worker.ts';

export interface AppParts extends Omit<ServiceParts, 'publicUrl'> {
  /** Absent where only the API is wanted. */
  pages?: PageSource;
  checkReplies?: boolean;
}

export interface Address {
  publicUrl: string;
  localUrl: string;
}

export interface App {
  http: FastifyInstance;
  jobs: Jobs;
  services: Services;
  /** The origin of links; known at the latest when the server listens. */
  publicUrl: () => string;
  /** To be called when the server listens: recurring work, jobs, and what needs the address. */
  start(address: Address): Promise<void>;
  close(): Promise<void>;
}

const jobGraceMs = 3_000;

function createServePage({ config, pages }: AppParts, services: Services, publicUrl: () => string) {
  if (!pages) return undefined;
  const { passwordMinLength, debugPages } = config;
  const { account, database } = services;
  return createPageHandler({
    source: pages,
    site: () => ({ publicUrl: publicUrl(), passwordMinLength, debugPages }),
    findViewer: (actor) => account.findViewer(database.db, actor),
    data: craftPages(services),
    foreign: config.payments === 'stripe' ? stripeSources : {},
  });
}

/** What must be there before the first visitor: an administrator if wished, supplies, packages, something to look at, the recurring work. */
async function prepare(
  { accountAdmin, supplies, payments, starter, recurring, database, databaseCopies }: Services,
  config: Config,
): Promise<void> {
  await databaseCopies.clear();
  if (config.admin) await accountAdmin.ensureAdmin(database.db, config.admin);
  await supplies.seed(database.db);
  await payments.packages.seed(database.db);
  if (config.starterContent && (await accountAdmin.isUntouched(database.db))) await starter.seed();
  await recurring.plan();
}

function recognizeActors({ database: { db }, account }: Services, cookie: SessionCookie, clock: Clock) {
  const recent = new RecentActors(clock);
  return { resolveActor: resolveActorBy({ db, account, cookie }, recent), written: () => recent.forget() };
}

/** The composition root: services, then what is served, then how it starts and stops. */
export async function createApp(parts: AppParts): Promise<App> {
  const { config, log } = parts;
  let origin = config.publicUrl ?? `http://localhost:${config.port}`;
  const publicUrl = (): string => origin;
  const services = createServices({ ...parts, publicUrl });
  const cookie = createSessionCookie(() => origin.startsWith('https:'));
  const { metricsToken, debugPages } = config;
  const http = await createHttpServer({
    ...config,
    log,
    publicUrl,
    ...recognizeActors(services, cookie, parts.clock),
    servePage: createServePage(parts, services, publicUrl),
    showProblem: parts.pages && showProblem,
  });
  const operatorToken = parts.ids.token();
  const { version, checkReplies = false } = parts;
  const settings = { version, checkReplies, metricsToken, debugPages };
  mountEverything(http, services, { ...settings, cookie, operatorToken });
  return { http, jobs: services.jobs, services, publicUrl, ...lifecycle() };

  function lifecycle(): Pick<App, 'start' | 'close'> {
    let started = false;
    return {
      async start(address) {
        origin = config.publicUrl ?? address.publicUrl;
        await prepare(services, config);
        services.jobs.start();
        started = true;
        writePass(config.dataDir, { url: address.localUrl, token: operatorToken });
      },
      async close() {
        if (started) removePass(config.dataDir);
        await http.close();
        await services.jobs.stop(jobGraceMs);
        services.mailer.close();
      },
    };
  }
}
