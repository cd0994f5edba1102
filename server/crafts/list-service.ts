import type { Craft, ListedCraft } from '#contract/crafts.ts';
import type { Db } from '#server/platform/db/database.ts';
import type { Member } from '#server/platform/http/actor.ts';
import { cutPage } from '#server/platform/http/paging.ts';
import type { Page, PageOf } from '#server/platform/http/paging.ts';
import { presentCrafts } from './hydrate.ts';
import * as store from './list-store.ts';
import { matchOf } from './match.ts';

/** Somebody's own crafts; of others, those they share. */
export async function listMadeBy(
  db: Db,
  actor: Member,
  { userId, page }: { userId: number; page: Page<string> },
): Promise<PageOf<Craft> & { total: number }> {
  const maker = { userId, sharedOnly: userId !== actor.userId };
  const [rows, total] = await Promise.all([store.listMade(db, maker, page), store.countMade(db, maker)]);
  const cut = cutPage(rows, page.limit, (row) => ({ key: row.createdAt.getTime(), id: row.id }));
  return { rows: await presentCrafts(db, cut.rows, actor), next: cut.next, total };
}

const shownInDebug = 50;

/** For those who look into a problem: what this person can see at all. */
export async function listDebug(db: Db, actor: Member): Promise<Craft[]> {
  return presentCrafts(db, await store.listVisible(db, actor.userId, shownInDebug), actor);
}

/** Crafts for what is at hand, with how much of each is. */
export async function listFor(
  db: Db,
  actor: Member,
  { supplyIds, page }: { supplyIds: readonly number[]; page: Page<string> },
): Promise<ListedCraft[]> {
  const rows = await store.listUsing(db, { supplyIds, reader: actor.userId }, page);
  const atHand = new Set(supplyIds);
  const crafts = await presentCrafts(db, rows, actor);
  return crafts.map((craft) => Object.assign(craft, matchOf(craft, atHand)));
}
