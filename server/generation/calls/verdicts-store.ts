import { asc, desc, gte, sql } from 'drizzle-orm';
import type { Db } from '#server/platform/db/database.ts';
import { generationVerdicts } from '#server/generation/tables.ts';

type VerdictRow = typeof generationVerdicts.$inferSelect;

/** One statement, so that verdicts which fall at once all count. */
export async function addVerdicts(db: Db, rows: readonly VerdictRow[]): Promise<void> {
  if (rows.length === 0) return;
  const { day, provider, rule, count } = generationVerdicts;
  // In one order for all, so that two who write at once do not wait for each other.
  const sorted = rows.toSorted((a, b) => (a.rule < b.rule ? -1 : 1));
  await db
    .insert(generationVerdicts)
    .values(sorted)
    .onConflictDoUpdate({ target: [day, provider, rule], set: { count: sql`${count} + excluded.count` } });
}

/** Since that day, the newest first, and what happened most. */
export function listVerdicts(db: Db, since: string, limit: number): Promise<VerdictRow[]> {
  const { day, provider, rule, count } = generationVerdicts;
  return db
    .select()
    .from(generationVerdicts)
    .where(gte(day, since))
    .orderBy(desc(day), asc(provider), desc(count), asc(rule))
    .limit(limit);
}
