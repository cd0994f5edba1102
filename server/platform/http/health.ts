import type { FastifyInstance } from 'fastify';
import type { BlobStore } from '#server/platform/blobs/blob-store.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Stage } from '#server/platform/stage.ts';

const checkTimeoutMs = 3_000;

async function answers(check: () => Promise<unknown>): Promise<boolean> {
  const timeout = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => timeout.resolve(false), checkTimeoutMs);
  try {
    return await Promise.race([check().then(() => true), timeout.promise]);
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
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
  app.get('/healthz', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ ok: true }),
  );

  app.get('/readyz', async (_request, reply) => {
    const [databaseReady, storeReady] = await Promise.all([
      answers(() => probeWrite(database)),
      answers(() => blobs.check()),
    ]);
    const ready = databaseReady && storeReady && stage.isReady;
    return reply
      .status(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ ready, database: databaseReady, store: storeReady, started: stage.isReady });
  });
}
