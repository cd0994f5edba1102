import type { ReplyOf } from '#contract/endpoint.ts';
import type { generateCraft, GenerationBody } from '#contract/generation.ts';
import type { ErrorCode, ErrorIssue } from '#contract/errors.ts';
import { accountUsers } from '#server/account/tables.ts';
import { crafts } from '#server/crafts/tables.ts';
import { sql } from 'drizzle-orm';
import {
  bigserial,
  bigint,
  boolean,
  check,
  date,
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

/** Every call to a vendor: how it went, how long it took, what it used. Nothing of what was said. */
export const generationCalls = pgTable(
  'generation_calls',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    kind: text('kind', { enum: ['text', 'picture'] }).notNull(),
    provider: text('provider').notNull(),
    model: text('model').notNull(),
    /** Null for calls from before prompts were kept here. */
    promptVersion: text('prompt_version'),
    outcome: text('outcome').notNull(),
    ms: integer('ms').notNull(),
    inputTokens: integer('input_tokens'),
    outputTokens: integer('output_tokens'),
    /** Estimated cost in millionths of a dollar; null where the model's price is not known. */
    microUsd: bigint('micro_usd', { mode: 'number' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('generation_calls_created').on(table.createdAt, table.id),
    index('generation_calls_failed')
      .on(table.id)
      .where(sql`${table.outcome} <> 'ok'`),
  ],
);

/** What the calls of a day (UTC) came to; stays when the calls themselves are swept. */
export const generationDays = pgTable('generation_days', {
  day: date('day', { mode: 'string' }).primaryKey(),
  calls: integer('calls').notNull(),
  failed: integer('failed').notNull(),
  /** Calls that may have cost something nobody knows. */
  unpriced: integer('unpriced').notNull(),
  microUsd: bigint('micro_usd', { mode: 'number' }).notNull(),
  /** What is held against the daily cap: known costs, and what the unpriced were taken for. */
  countedMicroUsd: bigint('counted_micro_usd', { mode: 'number' }).notNull(),
});

/** What was read on a day (UTC), by who wrote it and what the judge or the door said: how often, and never the words. */
export const generationVerdicts = pgTable(
  'generation_verdicts',
  {
    day: date('day', { mode: 'string' }).notNull(),
    /** The vendor, the built-in engine, or the door. */
    provider: text('provider').notNull(),
    /** A rule of the judge, a topic of the door, or that it passed. */
    rule: text('rule').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.provider, table.rule] })],
);

/** What operators allow: one row, from the first time they decide something. */
export const generationLimits = pgTable(
  'generation_limits',
  {
    id: integer('id').primaryKey(),
    isSwitchedOff: boolean('is_switched_off').notNull(),
    dailyCapCents: integer('daily_cap_cents'),
    unpricedCents: integer('unpriced_cents').notNull(),
    version: integer('version').notNull(),
  },
  (table) => [check('generation_limits_one', sql`${table.id} = 1`)],
);

/** Ideas owed to people whom a vendor left without one: one each at most, gone when it is used. */
export const generationOffers = pgTable(
  'generation_offers',
  {
    userId: integer('user_id')
      .primaryKey()
      .references(() => accountUsers.id, { onDelete: 'cascade' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    /** The work it is set aside for, which hand has it, and until when; a crash leaves it to open by itself. */
    workId: uuid('work_id'),
    reference: text('reference'),
    reservedUntil: timestamp('reserved_until', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('generation_offers_reference').on(table.reference),
    index('generation_offers_expires').on(table.expiresAt),
  ],
);

/** What a run needs to know of the wish; gone when it has ended. */
export interface RunWish {
  asked: Omit<GenerationBody, 'image'>;
  /** The main colors of the photo. */
  palette: readonly string[];
}

/** Why nothing came of a run, as it is answered. */
export interface RunFailure {
  code: ErrorCode;
  message: string;
  issues?: ErrorIssue[];
  retryAfterSeconds?: number;
}

/** Crafts in the making, and for two days what came of them. A run's id is the craft's that comes of it. */
export const generationRuns = pgTable(
  'generation_runs',
  {
    id: uuid('id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => accountUsers.id, { onDelete: 'cascade' }),
    /** Null when it has ended. */
    wish: jsonb('wish').$type<RunWish>(),
    hasList: boolean('has_list').notNull(),
    step: text('step', { enum: ['thinking', 'checking'] }).notNull(),
    reply: jsonb('reply').$type<ReplyOf<typeof generateCraft>>(),
    failure: jsonb('failure').$type<RunFailure>(),
    /** What came of it: with the craft goes all that is told of it here. */
    craftId: uuid('craft_id').references(() => crafts.id, { onDelete: 'cascade' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** When its owner was told what came of it. */
    toldAt: timestamp('told_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('generation_runs_craft').on(table.craftId),
    index('generation_runs_user').on(table.userId, table.createdAt),
    index('generation_runs_created').on(table.createdAt),
  ],
);

/** The photos of runs that have not ended, for a vendor that looks at them: small, upright, without metadata. */
export const generationPhotos = pgTable('generation_photos', {
  runId: uuid('run_id')
    .primaryKey()
    .references(() => generationRuns.id, { onDelete: 'cascade' }),
  /** A JPEG in base64. */
  photo: text('photo').notNull(),
});
