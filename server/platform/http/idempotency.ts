import { and, eq, lt, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { setTimeout as sleep } from 'node:timers/promises';
import type { EndpointSpec } from '#contract/endpoint.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/db/database.ts';
import { sha256 } from '#server/platform/ids.ts';
import { platformIdempotency } from '#server/platform/tables.ts';

/** One intent of one person, however often its request arrives. */
export interface Intent {
  userId: number;
  endpoint: string;
  key: string;
  body: unknown;
}

export const longestKey = 200;
/** How long a silent first request keeps the others waiting before one of them takes over. */
const leaseMs = 180_000;
const lookAgainMs = 150;
export const keptDays = 2;
const dayMs = 86_400_000;

type Row = typeof platformIdempotency.$inferSelect;

/** Gives the first answer again to a request that comes again, also while the first still runs. */
export class Idempotency {
  #clock: Clock;
  #running = new Map<string, Promise<unknown>>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  async once<T>(db: Db, intent: Intent, work: () => Promise<T>): Promise<T> {
    const bodyHash = await fingerprint(intent.body ?? null);
    for (;;) {
      if (await this.#claim(db, intent, bodyHash)) return this.#run(db, intent, work);
      const row = await find(db, intent);
      if (!row) continue;
      if (row.bodyHash !== bodyHash) throw new AppError('IDEMPOTENCY_CONFLICT');
      if (row.reply !== null) return row.reply as T;
      const here = this.#running.get(nameOf(intent));
      // Whether the first one works out or not is read from its row: only a good answer is given again.
      if (here) await here.catch(() => undefined);
      else await sleep(lookAgainMs);
    }
  }

  async forget(db: Db, userId: number): Promise<void> {
    await db.delete(platformIdempotency).where(eq(platformIdempotency.userId, userId));
  }

  async sweep(db: Db): Promise<void> {
    const before = new Date(this.#clock.now().getTime() - keptDays * dayMs);
    await db.delete(platformIdempotency).where(lt(platformIdempotency.createdAt, before));
  }

  async #run<T>(db: Db, intent: Intent, work: () => Promise<T>): Promise<T> {
    const name = nameOf(intent);
    const done = work().then(
      async (reply) => {
        await db.update(platformIdempotency).set({ reply }).where(same(intent));
        return reply;
      },
      async (error: unknown) => {
        // A refusal did nothing, so the same key may try again.
        await db.delete(platformIdempotency).where(same(intent));
        throw error;
      },
    );
    this.#running.set(name, done);
    try {
      return await done;
    } finally {
      this.#running.delete(name);
    }
  }

  /** True for the one request that does the work. */
  async #claim(db: Db, intent: Intent, bodyHash: string): Promise<boolean> {
    const { userId, endpoint, key } = intent;
    const now = this.#clock.now();
    const leaseUntil = new Date(now.getTime() + leaseMs);
    const inserted = await db
      .insert(platformIdempotency)
      .values({ userId, endpoint, key, bodyHash, createdAt: now, leaseUntil })
      .onConflictDoUpdate({
        target: [platformIdempotency.userId, platformIdempotency.endpoint, platformIdempotency.key],
        set: { leaseUntil },
        setWhere: sql`${platformIdempotency.reply} is null and ${platformIdempotency.leaseUntil} < ${now.toISOString()}::timestamptz and ${platformIdempotency.bodyHash} = ${bodyHash}`,
      })
      .returning({ key: platformIdempotency.key });
    return inserted.length === 1;
  }
}

const longText = 10_000;

/** What a body says, in short. A photo is hashed beside the event loop, which it would hold up for as long as a page takes. */
async function fingerprint(body: unknown): Promise<string> {
  const long: string[] = [];
  const skeleton = JSON.stringify(body, (_key, value: unknown) =>
    typeof value === 'string' && value.length > longText ? { long: long.push(value) } : value,
  );
  const digests = await Promise.all(long.map((text) => crypto.subtle.digest('SHA-256', Buffer.from(text))));
  return sha256([skeleton, ...digests.map((digest) => Buffer.from(digest).toString('hex'))].join(' '));
}

const nameOf = ({ userId, endpoint, key }: Intent): string => JSON.stringify([userId, endpoint, key]);

const same = (intent: Intent) =>
  and(
    eq(platformIdempotency.userId, intent.userId),
    eq(platformIdempotency.endpoint, intent.endpoint),
    eq(platformIdempotency.key, intent.key),
  );

async function find(db: Db, intent: Intent): Promise<Row | null> {
  const [row] = await db.select().from(platformIdempotency).where(same(intent)).limit(1);
  return row ?? null;
}

const keyPattern = /^[\x21-\x7e]+$/;

/** How endpoints of the contract use it: by the Idempotency-Key header of somebody signed in. */
export function onceByKey(db: Db, idempotency: Idempotency) {
  return async <T>(spec: EndpointSpec, request: FastifyRequest, work: () => Promise<T>): Promise<T> => {
    const key = request.headers['idempotency-key'];
    if (!spec.idempotent || key === undefined || request.actor.kind === 'visitor') return work();
    if (typeof key !== 'string' || key.length > longestKey || !keyPattern.test(key)) {
      throw new AppError('INVALID_INPUT', {
        message: `An Idempotency-Key has 1 to ${longestKey} visible characters.`,
      });
    }
    const { method, routeOptions, params, body } = request;
    const intent: Intent = {
      userId: request.actor.userId,
      endpoint: `${method} ${routeOptions.url ?? spec.path}`,
      key,
      body: { params, body },
    };
    return idempotency.once(db, intent, work);
  };
}
