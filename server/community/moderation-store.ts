import { and, asc, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { ReportReason, ReportSubject } from '#contract/safety.ts';
import { accountUsers } from '#server/account/tables.ts';
import type { UserFace } from '#server/account/service.ts';
import type { Db } from '#server/platform/db/database.ts';
import type { Page } from '#server/platform/http/paging.ts';
import { communityCases, communityReports, urgentRank } from './tables.ts';

export type CaseRow = typeof communityCases.$inferSelect;
type NewCase = typeof communityCases.$inferInsert;
export type ReportRow = typeof communityReports.$inferSelect;

const isOpen = eq(communityCases.state, 'open');

/** The open case about something: a new one, or the one there is. */
export async function openCase(tx: Db, fresh: NewCase): Promise<CaseRow> {
  const [added] = await tx.insert(communityCases).values(fresh).onConflictDoNothing().returning();
  if (added) return added;
  const [before] = await tx
    .select()
    .from(communityCases)
    .where(
      and(isOpen, eq(communityCases.subject, fresh.subject), eq(communityCases.subjectId, fresh.subjectId)),
    )
    .for('update');
  if (!before) return openCase(tx, fresh);
  return before;
}

interface NewReport {
  caseId: number;
  reporterId: number;
  reason: ReportReason;
  note: string | null;
  createdAt: Date;
}

/** One report per person and case: the id of this one, or of the one they sent before. */
export async function addReport(tx: Db, report: NewReport): Promise<number> {
  const [row] = await tx
    .insert(communityReports)
    .values(report)
    .onConflictDoUpdate({
      target: [communityReports.caseId, communityReports.reporterId],
      set: { reason: report.reason, note: report.note },
    })
    .returning({ id: communityReports.id });
  return row?.id ?? 0;
}

export const isUrgent = ({ rank }: Pick<CaseRow, 'rank'>): boolean => rank === urgentRank;

/** Before all others, from now on. */
export async function hasten(tx: Db, id: number): Promise<void> {
  await updateCase(tx, id, { rank: urgentRank });
}

export async function lockCase(tx: Db, id: number): Promise<CaseRow | null> {
  const [row] = await tx.select().from(communityCases).where(eq(communityCases.id, id)).for('update');
  return row ?? null;
}

export async function updateCase(tx: Db, id: number, change: Partial<NewCase>): Promise<void> {
  await tx.update(communityCases).set(change).where(eq(communityCases.id, id));
}

/** Its subject is gone: nothing is left to decide. */
export async function deleteOpenCase(tx: Db, subject: ReportSubject, subjectId: string): Promise<void> {
  await tx
    .delete(communityCases)
    .where(and(isOpen, eq(communityCases.subject, subject), eq(communityCases.subjectId, subjectId)));
}

const commentsUnder = (posts: SQL): SQL =>
  sql`select c.id::text from community_comments c join community_posts p on p.id = c.post_id where ${posts}`;

async function deleteOpenCommentCases(tx: Db, comments: SQL): Promise<void> {
  const isOfThem = sql`${communityCases.subjectId} in (${comments})`;
  await tx.delete(communityCases).where(and(isOpen, eq(communityCases.subject, 'comment'), isOfThem));
}

/** A post goes: its comments go with it, and nothing is left to decide about them. */
export const deleteCasesUnder = (tx: Db, postId: number): Promise<void> =>
  deleteOpenCommentCases(tx, commentsUnder(sql`p.id = ${postId}`));

export const deleteCasesUnderPostsOf = (tx: Db, userId: number): Promise<void> =>
  deleteOpenCommentCases(tx, commentsUnder(sql`p.user_id = ${userId}`));

export interface AuthoredCase {
  found: CaseRow;
  author: UserFace | null;
}

/** Open cases, urgent ones and then the oldest first, or decided ones, the latest first; one more than the page holds. */
export async function listCases(
  db: Db,
  kind: 'open' | 'decided',
  { limit, offset, after }: Page<number>,
): Promise<AuthoredCase[]> {
  const { id, displayName, profileImage } = accountUsers;
  const cases = communityCases;
  const decidedBefore =
    after &&
    sql`(${cases.decidedAt}, ${cases.id}) < (${new Date(after.key).toISOString()}::timestamptz, ${after.id})`;
  const laterInQueue = after && sql`(${cases.rank}, ${cases.id}) > (${after.key}::bigint, ${after.id})`;
  const isAfter = after && (kind === 'open' ? laterInQueue : decidedBefore);
  return db
    .select({ found: cases, author: { id, displayName, profileImage } })
    .from(cases)
    .leftJoin(accountUsers, eq(id, cases.authorId))
    .where(and(kind === 'open' ? isOpen : ne(cases.state, 'open'), isAfter ?? undefined))
    .orderBy(
      ...(kind === 'open' ? [asc(cases.rank), asc(cases.id)] : [desc(cases.decidedAt), desc(cases.id)]),
    )
    .limit(limit + 1)
    .offset(offset);
}

export function listReports(db: Db, caseIds: readonly number[]): Promise<ReportRow[]> {
  if (caseIds.length === 0) return Promise.resolve([]);
  return db
    .select()
    .from(communityReports)
    .where(inArray(communityReports.caseId, [...caseIds]))
    .orderBy(asc(communityReports.id));
}
