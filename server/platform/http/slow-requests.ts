import type { FastifyInstance } from 'fastify';
import { newWatch, runWatched } from '#server/platform/db/statement-watch.ts';
import type { StatementWatch } from '#server/platform/db/statement-watch.ts';
import { redactUrl } from '#server/platform/log.ts';
import type { Log } from '#server/platform/log.ts';

/**
 * A request that takes longer is told of in the log, with what it asked the database. It is watched from its first hook
 * on, and again once its body has arrived, which comes in nobody's name.
 */
export function tellSlowRequests(app: FastifyInstance, log: Log, limitMs: number): void {
  const watches = new WeakMap<object, StatementWatch>();
  app.addHook('onRequest', (request, _reply, done) => {
    const watch = newWatch();
    watches.set(request, watch);
    runWatched(watch, done);
  });
  app.addHook('preValidation', (request, _reply, done) => {
    const watch = watches.get(request);
    if (watch) runWatched(watch, done);
    else done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    done();
    const watch = watches.get(request);
    if (!watch || reply.elapsedTime < limitMs) return;
    const { statements, waitedMs, slowest } = watch;
    const entry = {
      reqId: request.id,
      method: request.method,
      url: redactUrl(request.url),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      statements,
      waitedForDatabaseMs: Math.round(waitedMs),
      slowest,
    };
    log.warn(entry, 'a request was slow');
  });
}
