import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { BlobStore } from '#server/platform/blobs/blob-store.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Stage } from '#server/platform/stage.ts';

const checkTimeoutMs = 3_000;

/** Asks one part whether it does its work, and tells the operator when that has changed. */
class Part {
  #name: string;
  #check: () => Promise<unknown>;
  #lastReason: string | null = null;

  constructor(name: string, check: () => Promise<unknown>) {
    this.#name = name;
    this.#check = check;
  }

  async isReady(log: FastifyBaseLogger): Promise<boolean> {
    const timeout = Promise.withResolvers<never>();
    const late = (): void => timeout.reject(new Error(`no answer within ${checkTimeoutMs / 1000} s`));
    const timer = setTimeout(late, checkTimeoutMs);
    try {
      await Promise.race([this.#check(), timeout.promise]);
      this.#tell(log, null);
      return true;
    } catch (error) {
      this.#tell(log, error instanceof Error ? error : new Error('unknown', { cause: error }));
      return false;
    } finally {
      clearTimeout(timer);
    }
  }

  #tell(log: FastifyBaseLogger, error: Error | null): void {
    const reason = error && error.message;
    if (reason === this.#lastReason) return;
    this.#lastReason = reason;
    if (reason === null) log.info(`the ${this.#name} is ready again`);
    else log.warn({ err: error }, `the ${this.#name} is not ready`);
  }
}

/** A write, because a full disk still reads well. */
async function probeWrite(database: Database): Promise<void> {
  await database.pool.query(
    `insert into platform_rate_counters (key, window_start, window_end, hits) values ('readyz', 'epoch', now(), 1)
     on conflict (key, window_start) do update set window_end = now()`,
  );
}

/** /healthz: the process lives. /readyz: it can also do its work, because its start is finished and its end has not begun. */
export function mountHealth(
  app: FastifyInstance,
  { database, blobs, stage }: { database: Database; blobs: BlobStore; stage: Stage },
): void {
  app.get('/healthz', { config: { openWhenPrivate: true } }, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ ok: true }),
  );

  const databasePart = new Part('database', () => probeWrite(database));
  const storePart = new Part('store', () => blobs.check());
  app.get('/readyz', { config: { openWhenPrivate: true } }, async ({ log }, reply) => {
    const [databaseReady, storeReady] = await Promise.all([
      databasePart.isReady(log),
      storePart.isReady(log),
    ]);
    const ready = databaseReady && storeReady && stage.isReady;
    return reply
      .status(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ ready, database: databaseReady, store: storeReady, started: stage.isReady });
  });
}
