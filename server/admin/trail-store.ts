import { and, eq, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { activitySorts, logSorts } from '#contract/admin.ts';
import type { ActivityType } from '#contract/activities.ts';
import type { AdminAction } from '#contract/audit.ts';
import { activities } from '#server/activities/tables.ts';
import { auditLogs } from '#server/audit/tables.ts';
import type { Db } from '#server/platform/db/database.ts';
import type { Asked } from './list-place.ts';
import { countRows, isOneOf, nicknameOf, walk } from './list-store.ts';
import type { Counted, Order } from './list-store.ts';

type ActivitySort = (typeof activitySorts)[number];
type LogSort = (typeof logSorts)[number];

export const activityOrders = {
  created: { kind: 'id', key: activities.id, id: activities.id },
  type: { kind: 'text', key: activities.type, id: activities.id },
  user: { kind: 'person', key: activities.userId, id: activities.id },
} satisfies Record<ActivitySort, Order>;

export interface ActivityFilter {
  /** Null: everybody. */
  people: readonly number[] | null;
  type?: ActivityType | undefined;
}

const isActivity = ({ people, type }: ActivityFilter): SQL | undefined =>
  and(people ? isOneOf(activities.userId, people) : undefined, type ? eq(activities.type, type) : undefined);

export function listActivities(db: Db, filter: ActivityFilter, asked: Asked<ActivitySort>) {
  const { isAfter, inOrder, key } = walk(activityOrders[asked.sort], asked);
  const { id, userId, type, metadata, createdAt } = activities;
  return db
    .select({ id, userId, username: nicknameOf(userId), type, metadata, createdAt, key })
    .from(activities)
    .where(and(isActivity(filter), isAfter))
    .orderBy(...inOrder)
    .limit(asked.limit + 1);
}

export const countActivities = (db: Db, filter: ActivityFilter): Promise<Counted> =>
  countRows(db, activities, { where: isActivity(filter), isNarrow: filter.people !== null });

const actingAdmin = sql<number>`coalesce(${auditLogs.adminId}, 0)`;

export const logOrders = {
  created: { kind: 'id', key: auditLogs.id, id: auditLogs.id },
  action: { kind: 'text', key: auditLogs.action, id: auditLogs.id },
  admin: { kind: 'person', key: actingAdmin, id: auditLogs.id },
} satisfies Record<LogSort, Order>;

export interface LogFilter {
  /** Who did it or whom it concerns; null: everybody. */
  people: readonly number[] | null;
  action?: AdminAction | undefined;
}

const isLog = ({ people, action }: LogFilter): SQL | undefined =>
  and(
    people ? or(isOneOf(actingAdmin, people), isOneOf(auditLogs.targetUserId, people)) : undefined,
    action ? eq(auditLogs.action, action) : undefined,
  );

export function listLogs(db: Db, filter: LogFilter, asked: Asked<LogSort>) {
  const { isAfter, inOrder, key } = walk(logOrders[asked.sort], asked);
  const { id, adminId, action, details, targetUserId, createdAt } = auditLogs;
  const names = { adminName: nicknameOf(adminId), targetName: nicknameOf(targetUserId) };
  return db
    .select({ id, adminId, action, details, targetUserId, createdAt, key, ...names })
    .from(auditLogs)
    .where(and(isLog(filter), isAfter))
    .orderBy(...inOrder)
    .limit(asked.limit + 1);
}

export const countLogs = (db: Db, filter: LogFilter): Promise<Counted> =>
  countRows(db, auditLogs, { where: isLog(filter), isNarrow: filter.people !== null });

export type ActivityRow = Awaited<ReturnType<typeof listActivities>>[number];
export type LogRow = Awaited<ReturnType<typeof listLogs>>[number];
