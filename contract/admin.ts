import * as z from 'zod/mini';
import { activityTypes } from './activities.ts';
import { adminActions } from './audit.ts';
import { difficulties, instantSchema, integerIdSchema, wholeNumberSchema } from './common.ts';
import { imageStatuses } from './crafts.ts';
import { endpoint } from './endpoint.ts';

/** Entries on a page of the console unless asked otherwise, and at most. */
export const consolePageSize = 25;
const largestConsolePage = 100;

export const directions = ['asc', 'desc'] as const;
export type Direction = (typeof directions)[number];

const limitMessage = `A page has 1 to ${largestConsolePage} entries.`;
/**
 * Lists go on by the cursor in `Link: rel="next"`. `X-Total-Count` says how many there are; with `X-Total-Estimate: true`,
 * about how many. `X-First-People` says that more people fit the search than are looked at, and of how many the list is.
 */
const listFields = {
  limit: z.optional(wholeNumberSchema(limitMessage, { min: 1, max: largestConsolePage })),
  cursor: z.optional(z.string().check(z.maxLength(400))),
  search: z.optional(z.string().check(z.trim(), z.maxLength(100, 'At most 100 characters fit'))),
  /** As the sort suggests when left out: names from A, everything else from the newest or largest. */
  direction: z.optional(z.enum(directions)),
};

export const userSorts = ['created', 'name', 'email', 'lastLogin', 'credits'] as const;
export const craftSorts = ['created', 'title'] as const;
/** By likes: the published ones. */
export const postSorts = ['created', 'likes'] as const;
export const activitySorts = ['created', 'type', 'user'] as const;
export const logSorts = ['created', 'action', 'admin'] as const;

/** Finds people by the beginning of nickname or address, or by id. */
export const userListQuery = z.object({ ...listFields, sort: z.optional(z.enum(userSorts)) });
/** Finds crafts by the beginning of the title, by their id, or by the id of their maker. */
export const craftListQuery = z.object({ ...listFields, sort: z.optional(z.enum(craftSorts)) });
/** Finds posts by who wrote them, as people are found, by their own id, or by the id of the craft. */
export const postListQuery = z.object({ ...listFields, sort: z.optional(z.enum(postSorts)) });
/** Finds activities by who did them, as people are found. */
export const activityListQuery = z.object({
  ...listFields,
  sort: z.optional(z.enum(activitySorts)),
  type: z.optional(z.enum(activityTypes)),
});
/** Finds log lines by the administrator or the person concerned, as people are found. */
export const logListQuery = z.object({
  ...listFields,
  sort: z.optional(z.enum(logSorts)),
  action: z.optional(z.enum(adminActions)),
});

export type UserListQuery = z.output<typeof userListQuery>;
export type CraftListQuery = z.output<typeof craftListQuery>;
export type PostListQuery = z.output<typeof postListQuery>;
export type ActivityListQuery = z.output<typeof activityListQuery>;
export type LogListQuery = z.output<typeof logListQuery>;

export const adminUserSchema = z.object({
  id: z.int(),
  username: z.string(),
  email: z.string(),
  displayName: z.string(),
  isAdmin: z.boolean(),
  createdAt: instantSchema,
  lastLogin: z.nullable(instantSchema),
  craftsCount: z.int(),
  craftCredits: z.int(),
});
export type AdminUser = z.output<typeof adminUserSchema>;

export const adminUserDetailSchema = z.extend(adminUserSchema, {
  bio: z.nullable(z.string()),
  profileImage: z.nullable(z.string()),
  loginCount: z.int(),
  /** An administrator has set the password, and the person has not chosen their own since. */
  mustChangePassword: z.boolean(),
  /** Since when they sign in in two steps; null when they do not. */
  secondFactorSince: z.nullable(instantSchema),
  /** How many they have. */
  passkeys: z.int(),
});
export type AdminUserDetail = z.output<typeof adminUserDetailSchema>;

export const adminCraftSchema = z.object({
  id: z.string(),
  /** Null for crafts of the house. */
  userId: z.nullable(z.int()),
  username: z.nullable(z.string()),
  title: z.string(),
  theme: z.string(),
  ageRangeMin: z.int(),
  ageRangeMax: z.int(),
  difficulty: z.enum(difficulties),
  shared: z.boolean(),
  likes: z.int(),
  imageStatus: z.enum(imageStatuses),
  createdAt: instantSchema,
});
export type AdminCraft = z.output<typeof adminCraftSchema>;

export const adminPostSchema = z.object({
  id: z.int(),
  userId: z.int(),
  username: z.string(),
  craftId: z.string(),
  title: z.string(),
  content: z.string(),
  state: z.enum(['published', 'held', 'removed']),
  likes: z.int(),
  commentsCount: z.int(),
  createdAt: instantSchema,
});
export type AdminPost = z.output<typeof adminPostSchema>;

export const adminActivitySchema = z.object({
  id: z.int(),
  userId: z.int(),
  username: z.string(),
  type: z.string(),
  metadata: z.nullable(z.string()),
  createdAt: instantSchema,
});
export type AdminActivity = z.output<typeof adminActivitySchema>;

export const adminLogSchema = z.object({
  id: z.int(),
  /** Null when it was done from the command line. */
  adminId: z.nullable(z.int()),
  /** Names are those of today; null when the person has left. */
  adminName: z.nullable(z.string()),
  action: z.enum(adminActions),
  details: z.string(),
  targetUserId: z.nullable(z.int()),
  targetName: z.nullable(z.string()),
  createdAt: instantSchema,
});
export type AdminLog = z.output<typeof adminLogSchema>;

export const activeDays = 7;
export const newDays = 30;

const figures = ['totalUsers', 'totalCrafts', 'totalPosts', 'activeUsers', 'newUsers'] as const;
export type AdminFigure = (typeof figures)[number];

export const adminStatsSchema = z.object({
  totalUsers: z.int(),
  totalCrafts: z.int(),
  totalPosts: z.int(),
  /** Signed in within the last 7 days. */
  activeUsers: z.int(),
  /** Signed up within the last 30 days. */
  newUsers: z.int(),
  /** Those of the figures above that are large and say about how many. */
  estimated: z.array(z.enum(figures)),
  mostActiveUsers: z.array(
    z.object({ userId: z.int(), displayName: z.string(), email: z.string(), loginCount: z.int() }),
  ),
});
export type AdminStats = z.output<typeof adminStatsSchema>;

export const getAdminStats = endpoint({
  method: 'GET',
  path: '/api/admin/stats',
  summary: 'The figures of the dashboard',
  access: 'admin',
  response: z.object({ success: z.literal(true), stats: adminStatsSchema }),
});

/** Days for a week, a month and a quarter; months for a year. */
export const seriesSpans = ['7d', '30d', '90d', 'year'] as const;
export type SeriesSpan = (typeof seriesSpans)[number];

export const seriesPointSchema = z.object({
  /** The day, or the first day of the month, as YYYY-MM-DD in UTC. */
  start: z.string(),
  signUps: z.int(),
  crafts: z.int(),
  likes: z.int(),
  /** Paid in that time, less what has been refunded of it since. */
  revenueCents: z.int(),
});
export type SeriesPoint = z.output<typeof seriesPointSchema>;

export const getAdminSeries = endpoint({
  method: 'GET',
  path: '/api/admin/series',
  summary: 'Sign-ups, crafts, likes and revenue over time, the oldest first, today last',
  access: 'admin',
  query: z.object({ span: z.optional(z.enum(seriesSpans)) }),
  response: z.array(seriesPointSchema),
});

export const listAdminUsers = endpoint({
  method: 'GET',
  path: '/api/admin/users',
  summary: 'Everybody who has an account',
  access: 'admin',
  query: userListQuery,
  response: z.object({ success: z.literal(true), users: z.array(adminUserSchema) }),
});

export const listAdminCrafts = endpoint({
  method: 'GET',
  path: '/api/admin/crafts',
  summary: 'Every craft',
  access: 'admin',
  query: craftListQuery,
  response: z.array(adminCraftSchema),
});

export const listAdminPosts = endpoint({
  method: 'GET',
  path: '/api/admin/posts',
  summary: 'Every post, also those that are held or were removed',
  access: 'admin',
  query: postListQuery,
  response: z.array(adminPostSchema),
});

export const listAdminActivities = endpoint({
  method: 'GET',
  path: '/api/admin/activities',
  summary: 'What people did',
  access: 'admin',
  query: activityListQuery,
  response: z.array(adminActivitySchema),
});

export const listAdminLogs = endpoint({
  method: 'GET',
  path: '/api/admin/logs',
  summary: 'What administrators did',
  access: 'admin',
  query: logListQuery,
  response: z.array(adminLogSchema),
});

const userParams = z.object({ id: integerIdSchema });
const pageOfUser = z.object({ limit: listFields.limit, cursor: listFields.cursor });

export const getAdminUser = endpoint({
  method: 'GET',
  path: '/api/admin/users/:id',
  summary: 'One person, as the console shows them',
  access: 'admin',
  params: userParams,
  response: adminUserDetailSchema,
  errors: ['NOT_FOUND'],
});

export const getAdminCraftCount = endpoint({
  method: 'GET',
  path: '/api/admin/users/:id/craft-count',
  summary: 'How many crafts somebody has made',
  access: 'admin',
  params: userParams,
  response: z.object({ count: z.int() }),
  errors: ['NOT_FOUND'],
});

export const listAdminUserCrafts = endpoint({
  method: 'GET',
  path: '/api/admin/users/:id/crafts',
  summary: 'Somebody’s crafts, the newest first',
  access: 'admin',
  params: userParams,
  query: pageOfUser,
  response: z.array(adminCraftSchema),
  errors: ['NOT_FOUND'],
});

export const listAdminUserActivities = endpoint({
  method: 'GET',
  path: '/api/admin/users/:id/activities',
  summary: 'What somebody did, the latest first',
  access: 'admin',
  params: userParams,
  query: pageOfUser,
  response: z.array(adminActivitySchema),
  errors: ['NOT_FOUND'],
});

/** What comes as a file of comma-separated values too: `/api/admin/users/export.csv` and so on, with search, sort and filters as in the list. */
export const csvTables = ['users', 'crafts', 'posts', 'activities', 'logs'] as const;
export type CsvTable = (typeof csvTables)[number];
/** Not JSON, so not an endpoint of the contract. */
export const csvPath = (table: CsvTable): `/api/${string}` => `/api/admin/${table}/export.csv`;
