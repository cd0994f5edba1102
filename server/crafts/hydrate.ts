import type { Craft } from '#contract/crafts.ts';
import { findAuthors } from '#server/account/service.ts';
import type { Db } from '#server/platform/db/database.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import { presentCraft } from './present.ts';
import { listSuppliesOfCrafts } from './store.ts';
import type { CraftRow } from './store.ts';

/** Any number of crafts, with two questions to the database in all. */
export async function presentCrafts(db: Db, rows: readonly CraftRow[], reader: Actor): Promise<Craft[]> {
  const [supplies, authors] = await Promise.all([
    listSuppliesOfCrafts(
      db,
      rows.map((row) => row.id),
    ),
    findAuthors(
      db,
      rows.flatMap((row) => row.userId ?? []),
    ),
  ]);
  return rows.map((row) => presentCraft(row, { supplies, authors }, reader));
}
