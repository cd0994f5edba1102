import { eq, ne } from 'drizzle-orm';
import type { Db } from '#server/platform/db/database.ts';
import { generationDays, generationLimits } from '#server/generation/tables.ts';

export type LimitsRow = Omit<typeof generationLimits.$inferSelect, 'id'>;

const theOne = 1;
const isTheOne = eq(generationLimits.id, theOne);
const { isSwitchedOff, dailyCapCents, unpricedCents, version } = generationLimits;
const fields = { isSwitchedOff, dailyCapCents, unpricedCents, version };

export async function findLimits(db: Db): Promise<LimitsRow | null> {
  const [row] = await db.select(fields).from(generationLimits).where(isTheOne);
  return row ?? null;
}

interface Standing {
  isSwitchedOff: boolean;
  dailyCapCents: number | null;
  countedMicroUsd: number;
}

/** What decides whether a vendor may be asked on this day; null while nothing was ever decided. */
export async function findStanding(db: Db, day: string): Promise<Standing | null> {
  const { countedMicroUsd } = generationDays;
  const [row] = await db
    .select({ isSwitchedOff, dailyCapCents, countedMicroUsd })
    .from(generationLimits)
    .leftJoin(generationDays, eq(generationDays.day, day))
    .where(isTheOne);
  return row ? { ...row, countedMicroUsd: row.countedMicroUsd ?? 0 } : null;
}

/** In one statement: of two who replace the same version at once, one does. The first limits replace version 0. */
export async function replaceLimits(db: Db, wanted: LimitsRow): Promise<LimitsRow | null> {
  const [row] = await db
    .insert(generationLimits)
    .values({ ...wanted, id: theOne, version: wanted.version + 1 })
    .onConflictDoUpdate({
      target: generationLimits.id,
      set: {
        dailyCapCents: wanted.dailyCapCents,
        unpricedCents: wanted.unpricedCents,
        version: wanted.version + 1,
      },
      setWhere: eq(version, wanted.version),
    })
    .returning(fields);
  return row ?? null;
}

/** True when it was switched the other way before. The limits beside it, and their version, stay. */
export async function setSwitch(db: Db, first: LimitsRow): Promise<boolean> {
  const rows = await db
    .insert(generationLimits)
    .values({ ...first, id: theOne })
    .onConflictDoUpdate({
      target: generationLimits.id,
      set: { isSwitchedOff: first.isSwitchedOff },
      setWhere: ne(isSwitchedOff, first.isSwitchedOff),
    })
    .returning({ id: generationLimits.id });
  return rows.length === 1;
}
