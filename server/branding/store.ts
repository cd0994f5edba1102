import { and, desc, eq, lt, sql } from 'drizzle-orm';
import type { LogoPicture } from '#contract/brand.ts';
import type { SiteTextName } from '#contract/branding.ts';
import { accountUsers } from '#server/account/tables.ts';
import type { Db } from '#server/platform/db/database.ts';
import type { Page } from '#server/platform/http/paging.ts';
import { brandingTexts } from './tables.ts';

type TextRow = typeof brandingTexts.$inferSelect;
export type NewVersion = Required<typeof brandingTexts.$inferInsert>;

export interface TextVersionRow extends Omit<TextRow, 'changedBy'> {
  writer: { id: number; displayName: string } | null;
}

const { name, version, text, picture, changedBy, changedAt } = brandingTexts;
const newestFirst = [desc(name), desc(version)];

const versions = (db: Db) =>
  db
    .select({
      name,
      version,
      text,
      picture,
      changedAt,
      writer: { id: accountUsers.id, displayName: accountUsers.displayName },
    })
    .from(brandingTexts)
    .leftJoin(accountUsers, eq(accountUsers.id, changedBy));

/** The version in force; null where nothing was ever changed. */
export async function findText(db: Db, wanted: SiteTextName): Promise<TextVersionRow | null> {
  const [row] = await versions(db).where(eq(name, wanted)).orderBy(desc(version)).limit(1);
  return row ?? null;
}

/** Newest first; one more than asked for, when there is one. */
export function listVersions(
  db: Db,
  wanted: SiteTextName,
  { limit, offset, after }: Page<number>,
): Promise<TextVersionRow[]> {
  return versions(db)
    .where(and(eq(name, wanted), after ? lt(version, after.id) : undefined))
    .orderBy(desc(version))
    .limit(limit + 1)
    .offset(offset);
}

/** Of two who write the same version at once, one does. */
export async function insertVersion(tx: Db, row: NewVersion): Promise<boolean> {
  const rows = await tx.insert(brandingTexts).values(row).onConflictDoNothing().returning({ version });
  return rows.length === 1;
}

/** Every logo that there is or was. A backup asks for them also before an upgrade, where there is no such column. */
export async function listPictures(db: Db): Promise<LogoPicture[]> {
  const { rows } = await db.execute<{ picture: LogoPicture | null }>(
    sql`select to_jsonb(${brandingTexts})->'picture' as picture from ${brandingTexts}`,
  );
  return rows.flatMap((row) => row.picture ?? []);
}

interface StandingRow {
  name: SiteTextName;
  version: number;
  /** Of what every page shows only: the others are long. */
  shown: string | null;
  picture: LogoPicture | null;
}

/** Which version of each text is in force. Asked before every document. */
export function listStanding(db: Db): Promise<StandingRow[]> {
  return db
    .selectDistinctOn([name], {
      name,
      version,
      shown: sql<string | null>`case when ${name} not in ('terms', 'privacy') then ${text} end`,
      picture,
    })
    .from(brandingTexts)
    .orderBy(...newestFirst);
}
