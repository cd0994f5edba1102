import { eq, getTableColumns, sql } from 'drizzle-orm';
import type { CraftMarks } from '#contract/craft-page.ts';
import type { UserFace } from '#server/account/service.ts';
import { accountUsers } from '#server/account/tables.ts';
import type { Db } from '#server/platform/db/database.ts';
import { preparedQuery } from '#server/platform/db/prepared.ts';
import { supplies } from '#server/supplies/tables.ts';
import type { CraftRow, CraftSupply } from './store.ts';
import { crafts, craftsLikes, craftsSaved, craftsSupplies } from './tables.ts';

interface OpenedCraft {
  craft: CraftRow;
  author: UserFace | null;
  supplies: CraftSupply[];
  marks: CraftMarks;
}

interface Opening {
  id: string;
  /** Null for visitors. */
  readerId: number | null;
}

const craftId = sql`${crafts}.id`;
const isIn = (marks: typeof craftsLikes | typeof craftsSaved) =>
  sql<boolean>`exists (select 1 from ${marks}
    where user_id = ${sql.placeholder('readerId')}::int and craft_id = ${craftId})`;
const itsSupplies = sql<CraftSupply[]>`(
  select coalesce(json_agg(json_build_object('craftId', craft_id, 'id', supply.id, 'name', supply.name)
    order by position), '[]')
  from ${craftsSupplies} join ${supplies} as supply on supply.id = supply_id where craft_id = ${craftId})`;

const openedCraft = preparedQuery<OpenedCraft, Opening & Record<string, unknown>>(
  (db) =>
    db
      .select({
        craft: getTableColumns(crafts),
        author: {
          id: accountUsers.id,
          displayName: accountUsers.displayName,
          profileImage: accountUsers.profileImage,
        },
        supplies: itsSupplies,
        marks: { isLiked: isIn(craftsLikes), isSaved: isIn(craftsSaved) },
      })
      .from(crafts)
      .leftJoin(accountUsers, eq(accountUsers.id, crafts.userId))
      .where(eq(crafts.id, sql.placeholder('id'))),
  'crafts_open',
);

/** A craft with all that its page shows, in one question. */
export async function findOpened(db: Db, { id, readerId }: Opening): Promise<OpenedCraft | null> {
  const [row] = await openedCraft(db, { id, readerId });
  return row ?? null;
}
