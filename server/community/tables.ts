import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { ageBandNames } from '#contract/common.ts';
import type { AgeBand } from '#contract/common.ts';
import { caseStates, reportReasons, reportSubjects } from '#contract/safety.ts';
import { accountUsers } from '#server/account/tables.ts';
import { crafts } from '#server/crafts/tables.ts';
import { supplies } from '#server/supplies/tables.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });
const person = (name: string) =>
  integer(name)
    .notNull()
    .references(() => accountUsers.id, { onDelete: 'cascade' });

const textState = text('state', { enum: ['published', 'held', 'removed'] }).notNull();

/** The bit that stands for an age band in `age_bands`. */
export const bandBit = (band: AgeBand): number => 1 << ageBandNames.indexOf(band);

export const isForBand = (band: AgeBand): SQL => sql.raw(`(age_bands & ${bandBit(band)}) <> 0`);
/** As the partial indexes spell it, so that the planner recognizes it. */
export const isPublished: SQL = sql.raw(`state = 'published'`);

/**
 * What the feed filters and sorts by is kept here too, so that every page is one walk along an index. Ids grow with
 * time: newest first is by id. Every index is written anew by each like, so only themes, which may be rare, have their
 * own: difficulties and ages are met soon enough on the way.
 */
export const communityPosts = pgTable(
  'community_posts',
  {
    id: serial('id').primaryKey(),
    userId: person('user_id'),
    craftId: uuid('craft_id')
      .notNull()
      .references(() => crafts.id, { onDelete: 'cascade' }),
    content: text('content').notNull(),
    state: textState,
    theme: text('theme').notNull(),
    difficulty: text('difficulty', { enum: ['easy', 'medium', 'hard'] }).notNull(),
    ageBands: smallint('age_bands').notNull(),
    /** Follows the likes of the craft in the same transaction. */
    likes: integer('likes').notNull().default(0),
    /** Published comments, counted in the same transaction. */
    comments: integer('comments').notNull().default(0),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('community_posts_craft').on(table.craftId),
    index('community_posts_user').on(table.userId),
    index('community_posts_likes').on(table.likes, table.id).where(isPublished),
    index('community_posts_theme').on(table.theme, table.id).where(isPublished),
    index('community_posts_theme_likes').on(table.theme, table.likes, table.id).where(isPublished),
    check('community_posts_likes_floor', sql`${table.likes} >= 0`),
    check('community_posts_comments_floor', sql`${table.comments} >= 0`),
  ],
);

/** Which posts a supply is good for; ids grow with time, so the newest of a supply are found at once. */
export const communityPostSupplies = pgTable(
  'community_post_supplies',
  {
    supplyId: integer('supply_id')
      .notNull()
      .references(() => supplies.id, { onDelete: 'cascade' }),
    postId: integer('post_id')
      .notNull()
      .references(() => communityPosts.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.supplyId, table.postId] }),
    index('community_post_supplies_post').on(table.postId),
  ],
);

export const communityComments = pgTable(
  'community_comments',
  {
    id: serial('id').primaryKey(),
    postId: integer('post_id')
      .notNull()
      .references(() => communityPosts.id, { onDelete: 'cascade' }),
    userId: person('user_id'),
    content: text('content').notNull(),
    state: textState,
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('community_comments_post').on(table.postId, table.id),
    index('community_comments_user').on(table.userId),
  ],
);

/** Who does not want to see whom; it works both ways. */
export const communityBlocks = pgTable(
  'community_blocks',
  {
    blockerId: person('blocker_id'),
    blockedId: person('blocked_id'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.blockerId, table.blockedId] }),
    index('community_blocks_blocked').on(table.blockedId),
  ],
);

export const urgentRank = 0;
export const usualRank = 1;

/** Something that people reported or the automatic check held, and what was decided about it. */
export const communityCases = pgTable(
  'community_cases',
  {
    id: serial('id').primaryKey(),
    subject: text('subject', { enum: reportSubjects }).notNull(),
    subjectId: text('subject_id').notNull(),
    /** The craft it is about: it goes with it. */
    craftId: uuid('craft_id').references(() => crafts.id, { onDelete: 'cascade' }),
    /** First of all, what somebody calls unsafe. */
    rank: smallint('rank').notNull().default(usualRank),
    authorId: integer('author_id').references(() => accountUsers.id, { onDelete: 'cascade' }),
    state: text('state', { enum: caseStates }).notNull(),
    /** What the automatic check found; empty when people reported it. */
    findings: jsonb('findings').$type<string[]>().notNull(),
    text: text('text').notNull(),
    /** How the text stood when the case was decided, for taking the decision back. */
    stateBefore: text('state_before'),
    createdAt: instant('created_at').notNull(),
    decidedAt: instant('decided_at'),
  },
  (table) => [
    uniqueIndex('community_cases_open')
      .on(table.subject, table.subjectId)
      .where(sql`state = 'open'`),
    index('community_cases_queue')
      .on(table.rank, table.id)
      .where(sql`state = 'open'`),
    index('community_cases_decided')
      .on(table.decidedAt, table.id)
      .where(sql`state <> 'open'`),
    index('community_cases_author').on(table.authorId),
    index('community_cases_craft').on(table.craftId),
  ],
);

/** How far all crafts were judged anew, by version of the judge. */
export const communityJudgings = pgTable('community_judgings', {
  version: integer('version').primaryKey(),
  /** The last craft that was judged; null before the first. */
  lastId: uuid('last_id'),
  finishedAt: instant('finished_at'),
});

export const communityReports = pgTable(
  'community_reports',
  {
    id: serial('id').primaryKey(),
    caseId: integer('case_id')
      .notNull()
      .references(() => communityCases.id, { onDelete: 'cascade' }),
    reporterId: person('reporter_id'),
    reason: text('reason', { enum: reportReasons }).notNull(),
    note: text('note'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('community_reports_once').on(table.caseId, table.reporterId),
    index('community_reports_reporter').on(table.reporterId),
  ],
);
