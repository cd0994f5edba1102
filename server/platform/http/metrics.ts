import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { AppError } from '#server/platform/app-error.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { JobStore } from '#server/platform/jobs/queue.ts';

/** What a feature has to show. */
export interface Figure {
  name: string;
  help: string;
  read: () => Promise<number>;
}

interface MetricsSettings {
  database: Database;
  jobs: JobStore;
  token: string | null;
  figures: readonly Figure[];
}

const durationBuckets = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

function mayRead(request: FastifyRequest, token: string | null): boolean {
  if (token === null) return loopback.has(request.ip) && request.headers['x-forwarded-for'] === undefined;
  const given = Buffer.from(request.headers.authorization ?? '');
  const wanted = Buffer.from(`Bearer ${token}`);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

function createFigures(registry: Registry) {
  const registers = [registry];
  return {
    requests: new Histogram({
      name: 'gluebird_http_request_seconds',
      help: 'Time to answer, by route, method and status',
      labelNames: ['route', 'method', 'status'],
      buckets: durationBuckets,
      registers,
    }),
    jobs: new Gauge({ name: 'gluebird_jobs', help: 'Jobs by state', labelNames: ['state'], registers }),
    oldestJob: new Gauge({
      name: 'gluebird_jobs_oldest_seconds',
      help: 'How long the oldest job is due, by state',
      labelNames: ['state'],
      registers,
    }),
    connections: new Gauge({
      name: 'gluebird_database_connections',
      help: 'Database connections by use',
      labelNames: ['use'],
      registers,
    }),
  };
}

/** Unknown while whoever has to tell it is away: the others stay readable. */
function addFigure(registry: Registry, { name, help, read }: Figure): void {
  const gauge: Gauge = new Gauge({
    name,
    help,
    registers: [registry],
    collect: async () => gauge.set(await read().catch(() => Number.NaN)),
  });
}

async function refresh(
  figures: ReturnType<typeof createFigures>,
  { database, jobs }: MetricsSettings,
): Promise<void> {
  for (const state of ['queued', 'running', 'failed']) {
    figures.jobs.set({ state }, 0);
    figures.oldestJob.set({ state }, 0);
  }
  // The figures of the process stay readable while the database is away.
  for (const row of await jobs.depth(database.db).catch(() => [])) {
    figures.jobs.set({ state: row.state }, row.jobs);
    figures.oldestJob.set({ state: row.state }, row.oldestSeconds);
  }
  figures.connections.set({ use: 'open' }, database.pool.totalCount);
  figures.connections.set({ use: 'idle' }, database.pool.idleCount);
  figures.connections.set({ use: 'waiting' }, database.pool.waitingCount);
}

/** Prometheus figures: requests by route, the queue, the database pool and the process. */
export function mountMetrics(app: FastifyInstance, settings: MetricsSettings): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const figures = createFigures(registry);
  for (const each of settings.figures) addFigure(registry, each);

  app.addHook('onResponse', (request, reply, done) => {
    done();
    const route = request.routeOptions.url ?? 'page';
    figures.requests.observe(
      { route, method: request.method, status: reply.statusCode },
      reply.elapsedTime / 1000,
    );
  });

  app.get('/metrics', { config: { openWhenPrivate: true } }, async (request, reply) => {
    if (!mayRead(request, settings.token)) throw new AppError('FORBIDDEN');
    await refresh(figures, settings);
    return reply
      .type(registry.contentType)
      .header('cache-control', 'no-store')
      .send(await registry.metrics());
  });
}
