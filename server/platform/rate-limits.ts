import { lt, sql } from 'drizzle-orm';
import { AppError } from './app-error.ts';
import type { Clock } from './clock.ts';
import type { Db } from './db/database.ts';
import { sha256 } from './ids.ts';
import { platformRateCounters } from './tables.ts';

export interface RateLimit {
  /** What is limited, such as `account.login`. */
  name: string;
  limit: number;
  windowSeconds: number;
}

export interface RateLimits {
  /** Counts one try of `who`; throws when there were too many in the window. */
  take(db: Db, limit: RateLimit, who: string): Promise<void>;
  sweep(db: Db): Promise<void>;
}

/** Counters in the database, shared by all nodes; `who` is kept as a hash only. */
export function createRateLimits(clock: Clock, enabled: boolean): RateLimits {
  return {
    async take(db, { name, limit, windowSeconds }, who) {
      if (!enabled) return;
      const now = clock.now().getTime();
      const windowMs = windowSeconds * 1000;
      const windowStart = new Date(Math.floor(now / windowMs) * windowMs);
      const windowEnd = new Date(windowStart.getTime() + windowMs);
      const [counter] = await db
        .insert(platformRateCounters)
        .values({ key: sha256(`${name}:${who.toLowerCase()}`), windowStart, windowEnd, hits: 1 })
        .onConflictDoUpdate({
          target: [platformRateCounters.key, platformRateCounters.windowStart],
          set: { hits: sql`${platformRateCounters.hits} + 1` },
        })
        .returning({ hits: platformRateCounters.hits });
      if ((counter?.hits ?? 0) > limit) {
        throw new AppError('TOO_MANY_REQUESTS', {
          retryAfterSeconds: Math.ceil((windowEnd.getTime() - now) / 1000),
        });
      }
    },
    async sweep(db) {
      await db.delete(platformRateCounters).where(lt(platformRateCounters.windowEnd, clock.now()));
    },
  };
}
