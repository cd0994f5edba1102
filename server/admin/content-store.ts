import { and, eq, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { craftSorts, postSorts } from '#contract/admin.ts';
import { communityPosts, isPublished } from '#server/community/tables.ts';
import { crafts } from '#server/crafts/tables.ts';
import type { Db } from '#server/platform/db/database.ts';
import { isUuid } from './list-place.ts';
import type { Asked } from './list-place.ts';
import { beginsWith, countRows, inOrderOf, isOneOf, nicknameOf, walk } from './list-store.ts';
import type { Counted, Order } from './list-store.ts';

type CraftSort = (typeof craftSorts)[number];
type PostSort = (typeof postSorts)[number];
const wholeNumber = /^\d{1,9}$/;

export const craftOrders = {
  created: { kind: 'instant', key: crafts.createdAt, id: crafts.id },
  title: { kind: 'text', key: inOrderOf(crafts.title), id: crafts.id },
} satisfies Record<CraftSort, Order>;

export interface CraftFilter {
  search: string;
  userId?: number;
}

/** By the beginning of the title, by id, or by whose it is. */
function isCraft({ search, userId }: CraftFilter): SQL | undefined {
  if (userId !== undefined) return eq(crafts.userId, userId);
  if (search === '') return undefined;
  if (isUuid(search.toLowerCase())) return eq(crafts.id, search);
  const byMaker = wholeNumber.test(search) ? eq(crafts.userId, Number(search)) : undefined;
  return or(beginsWith(crafts.title, search), byMaker);
}

const shownOfCraft = {
  id: crafts.id,
  userId: crafts.userId,
  username: nicknameOf(crafts.userId),
  title: crafts.title,
  theme: crafts.theme,
  ageRangeMin: crafts.ageRangeMin,
  ageRangeMax: crafts.ageRangeMax,
  difficulty: crafts.difficulty,
  shared: crafts.shared,
  likes: crafts.likes,
  imageStatus: crafts.imageStatus,
  createdAt: crafts.createdAt,
};

export function listCrafts(db: Db, filter: CraftFilter, asked: Asked<CraftSort, string>) {
  const { isAfter, inOrder, key } = walk(craftOrders[asked.sort], asked);
  return db
    .select({ ...shownOfCraft, key })
    .from(crafts)
    .where(and(isCraft(filter), isAfter))
    .orderBy(...inOrder)
    .limit(asked.limit + 1);
}

export const countCrafts = (db: Db, filter: CraftFilter = { search: '' }): Promise<Counted> =>
  countRows(db, crafts, { where: isCraft(filter), isNarrow: filter.userId !== undefined });

export const postOrders = {
  created: { kind: 'id', key: communityPosts.id, id: communityPosts.id },
  likes: { kind: 'integer', key: communityPosts.likes, id: communityPosts.id },
} satisfies Record<PostSort, Order>;

export interface PostFilter {
  search: string;
  /** Those the search means. */
  people: readonly number[];
}

/** By who wrote them, by id, or by their craft. */
function isPost({ search, people }: PostFilter): SQL | undefined {
  if (search === '') return undefined;
  if (isUuid(search.toLowerCase())) return eq(communityPosts.craftId, search);
  const byId = wholeNumber.test(search) ? eq(communityPosts.id, Number(search)) : undefined;
  return or(isOneOf(communityPosts.userId, people), byId);
}

/** Only the published ones stand in the order of likes. */
const listedPosts = (filter: PostFilter, sort: PostSort): SQL | undefined =>
  and(isPost(filter), sort === 'likes' ? isPublished : undefined);

const shownOfPost = {
  id: communityPosts.id,
  userId: communityPosts.userId,
  username: nicknameOf(communityPosts.userId),
  craftId: communityPosts.craftId,
  title: sql<string>`(select ${crafts.title} from ${crafts} where ${crafts.id} = ${communityPosts.craftId})`,
  content: communityPosts.content,
  state: communityPosts.state,
  likes: communityPosts.likes,
  commentsCount: communityPosts.comments,
  createdAt: communityPosts.createdAt,
};

export function listPosts(db: Db, filter: PostFilter, asked: Asked<PostSort>) {
  const { isAfter, inOrder, key } = walk(postOrders[asked.sort], asked);
  return db
    .select({ ...shownOfPost, key })
    .from(communityPosts)
    .where(and(listedPosts(filter, asked.sort), isAfter))
    .orderBy(...inOrder)
    .limit(asked.limit + 1);
}

export const countPosts = (
  db: Db,
  filter: PostFilter = { search: '', people: [] },
  sort: PostSort = 'created',
): Promise<Counted> =>
  countRows(db, communityPosts, { where: listedPosts(filter, sort), isNarrow: filter.search !== '' });

export type CraftRow = Awaited<ReturnType<typeof listCrafts>>[number];
export type PostRow = Awaited<ReturnType<typeof listPosts>>[number];

/** How much somebody has made and shared. */
export async function countWorkOf(db: Db, userId: number): Promise<{ crafts: number; posts: number }> {
  return {
    crafts: await db.$count(crafts, eq(crafts.userId, userId)),
    posts: await db.$count(communityPosts, eq(communityPosts.userId, userId)),
  };
}
