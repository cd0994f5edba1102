import {
  bigserial,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Work that must happen, kept until it has: written in the transaction that wants it. */
export const platformJobs = pgTable(
  'platform_jobs',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    name: text('name').notNull(),
    payload: jsonb('payload').notNull(),
    state: text('state', { enum: ['queued', 'running', 'failed'] })
      .notNull()
      .default('queued'),
    attempts: integer('attempts').notNull().default(0),
    maxAttempts: integer('max_attempts').notNull(),
    runAt: instant('run_at').notNull(),
    leaseUntil: instant('lease_until'),
    uniqueKey: text('unique_key'),
    lastError: text('last_error'),
    createdAt: instant('created_at').notNull(),
    /** The `traceparent` of what wanted it, where that was traced. */
    causedBy: text('caused_by'),
  },
  (table) => [
    index('platform_jobs_due').on(table.state, table.runAt),
    uniqueIndex('platform_jobs_unique_key').on(table.uniqueKey),
  ],
);

/** Fixed-window counters that all nodes share. */
export const platformRateCounters = pgTable(
  'platform_rate_counters',
  {
    key: text('key').notNull(),
    windowStart: instant('window_start').notNull(),
    windowEnd: instant('window_end').notNull(),
    hits: integer('hits').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.key, table.windowStart] }),
    index('platform_rate_counters_end').on(table.windowEnd),
  ],
);

/** The first answer to a request with an Idempotency-Key, given again when the request comes again. */
export const platformIdempotency = pgTable(
  'platform_idempotency',
  {
    userId: integer('user_id').notNull(),
    endpoint: text('endpoint').notNull(),
    key: text('key').notNull(),
    bodyHash: text('body_hash').notNull(),
    /** Names what is made for it, the same however often the work has to begin anew. */
    workId: uuid('work_id').notNull().defaultRandom(),
    /** Grows with every takeover. */
    attempt: integer('attempt').notNull().default(1),
    reply: jsonb('reply'),
    createdAt: instant('created_at').notNull(),
    leaseUntil: instant('lease_until').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.endpoint, table.key] }),
    index('platform_idempotency_created').on(table.createdAt),
  ],
);
