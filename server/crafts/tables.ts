import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import type { CraftMaterial, CraftPart, CraftStep, LeftOver } from '#contract/crafts.ts';
import { messLevels } from '#contract/ideas.ts';
import { accountUsers } from '#server/account/tables.ts';
import { supplies } from '#server/supplies/tables.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** A step with what its picture shows, where it has one. */
export type StoredStep = CraftStep & { picture?: string };

export const crafts = pgTable(
  'crafts',
  {
    id: uuid('id').primaryKey(),
    /** Null for crafts of the house. */
    userId: integer('user_id').references(() => accountUsers.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    description: text('description').notNull(),
    steps: jsonb('steps').$type<StoredStep[]>().notNull(),
    materials: jsonb('materials').$type<CraftMaterial[]>().notNull(),
    safetyNotes: jsonb('safety_notes').$type<string[]>().notNull(),
    goFurther: text('go_further'),
    parts: jsonb('parts').$type<CraftPart[]>().notNull().default([]),
    leftOver: jsonb('left_over').$type<LeftOver[]>().notNull().default([]),
    skills: jsonb('skills').$type<string[]>().notNull().default([]),
    mess: text('mess', { enum: messLevels }),
    waiting: text('waiting').notNull().default(''),
    ageRangeMin: integer('age_range_min').notNull(),
    ageRangeMax: integer('age_range_max').notNull(),
    difficulty: text('difficulty', { enum: ['easy', 'medium', 'hard'] }).notNull(),
    durationMinutes: integer('duration_minutes').notNull(),
    theme: text('theme').notNull(),
    shared: boolean('shared').notNull().default(false),
    sharedAt: instant('shared_at'),
    /** Its post waits for a look; until then it is not shared. */
    awaiting: boolean('awaiting').notNull().default(false),
    /** Nobody but its owner and administrators sees it. */
    withheld: boolean('withheld').notNull().default(false),
    /** Why the judge would not let it pass today; said to its owner while it is withheld. */
    notSafe: text('not_safe'),
    likes: integer('likes').notNull().default(0),
    imageStatus: text('image_status', { enum: ['pending', 'generating', 'completed'] })
      .notNull()
      .default('pending'),
    /** Names the stored pictures; changes with them. */
    imageVersion: text('image_version'),
    imageColor: text('image_color').notNull(),
    imageAlt: text('image_alt').notNull(),
    /** Who thought it up, and with what. */
    provider: text('provider').notNull(),
    model: text('model'),
    promptVersion: text('prompt_version'),
    /** What was made and of whom, so that the next idea is another one and the picture can be drawn again. */
    formId: text('form_id'),
    subjectId: text('subject_id'),
    plan: jsonb('plan').$type<unknown>(),
    createdAt: instant('created_at').notNull(),
    /** When its maker first looked at it: until then they may have left before it was done. */
    openedAt: instant('opened_at'),
  },
  (table) => [
    index('crafts_user').on(table.userId, table.createdAt, table.id),
    index('crafts_created').on(table.createdAt, table.id),
    index('crafts_by_title').on(sql`lower(${table.title}) collate "C"`, table.id),
    index('crafts_shared')
      .on(table.sharedAt, table.id)
      .where(sql`${table.shared}`),
    index('crafts_kept')
      .on(table.userId)
      .where(sql`not ${table.shared}`),
    index('crafts_unpictured')
      .on(table.createdAt)
      .where(sql`${table.imageStatus} <> 'completed'`),
    check('crafts_likes_floor', sql`${table.likes} >= 0`),
  ],
);

export const craftsSupplies = pgTable(
  'crafts_supplies',
  {
    craftId: uuid('craft_id')
      .notNull()
      .references(() => crafts.id, { onDelete: 'cascade' }),
    supplyId: integer('supply_id')
      .notNull()
      .references(() => supplies.id),
    position: integer('position').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.craftId, table.supplyId] }),
    index('crafts_supplies_supply').on(table.supplyId, table.craftId),
  ],
);

/** One row for each person who likes a craft; `crafts.likes` counts them in the same transaction. */
export const craftsLikes = pgTable(
  'crafts_likes',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => accountUsers.id, { onDelete: 'cascade' }),
    craftId: uuid('craft_id')
      .notNull()
      .references(() => crafts.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.craftId] }),
    index('crafts_likes_craft').on(table.craftId),
    index('crafts_likes_created').on(table.createdAt),
    index('crafts_likes_recent').on(table.userId, table.createdAt, table.craftId),
  ],
);

export const craftsSaved = pgTable(
  'crafts_saved',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => accountUsers.id, { onDelete: 'cascade' }),
    craftId: uuid('craft_id')
      .notNull()
      .references(() => crafts.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.craftId] }),
    index('crafts_saved_craft').on(table.craftId),
    index('crafts_saved_recent').on(table.userId, table.createdAt, table.craftId),
  ],
);

/** What a card shows of a craft is made of these. */
export const cardColumns = {
  id: crafts.id,
  userId: crafts.userId,
  title: crafts.title,
  description: crafts.description,
  ageRangeMin: crafts.ageRangeMin,
  ageRangeMax: crafts.ageRangeMax,
  difficulty: crafts.difficulty,
  durationMinutes: crafts.durationMinutes,
  theme: crafts.theme,
  imageStatus: crafts.imageStatus,
  imageVersion: crafts.imageVersion,
  imageAlt: crafts.imageAlt,
  imageColor: crafts.imageColor,
  provider: crafts.provider,
};
