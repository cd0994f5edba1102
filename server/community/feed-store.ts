import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { AgeBand, Difficulty } from '#contract/common.ts';
import type { FeedSort } from '#contract/community.ts';
import { accountUsers } from '#server/account/tables.ts';
import { cardColumns, crafts, craftsLikes } from '#server/crafts/tables.ts';
import type { Db } from '#server/platform/db/database.ts';
import { preparedQuery } from '#server/platform/db/prepared.ts';
import type { PreparedQuery } from '#server/platform/db/prepared.ts';
import type { Page } from '#server/platform/http/paging.ts';
import { suppliesInventory } from '#server/supplies/tables.ts';
import { hiddenFrom } from './block-store.ts';
import { communityPosts, communityPostSupplies, isForBand, isPublished } from './tables.ts';

export interface FeedFilter {
  sort: FeedSort;
  difficulty: Difficulty | null;
  theme: string | null;
  band: AgeBand | null;
  /** Only what uses something of the reader's own supplies. */
  mine: boolean;
}

const posts = communityPosts;

const reader = sql.placeholder('reader');

const usesMine: SQL = sql`exists (
  select 1 from ${communityPostSupplies}
  where ${communityPostSupplies.postId} = ${posts.id} and ${communityPostSupplies.supplyId} = any(array(
    select ${suppliesInventory.supplyId} from ${suppliesInventory} where ${suppliesInventory.userId} = ${reader})))`;

function orderOf(sort: FeedSort, table: Pick<typeof posts, 'id' | 'likes'>): SQL[] {
  if (sort === 'oldest') return [asc(table.id)];
  return sort === 'popular' ? [desc(table.likes), desc(table.id)] : [desc(table.id)];
}

function after(sort: FeedSort): SQL {
  const [key, id] = [sql.placeholder('afterKey'), sql.placeholder('afterId')];
  if (sort === 'popular') return sql`(${posts.likes}, ${posts.id}) < (${key}::int, ${id}::int)`;
  return sort === 'oldest' ? sql`${posts.id} > ${id}` : sql`${posts.id} < ${id}`;
}

interface Shape extends FeedFilter {
  hasCursor: boolean;
  rows: number;
  offset: number;
}

/** Step one: the posts of the page, by one walk along the index of this filter and order. */
function pageOfPosts(db: Db, shape: Shape) {
  const { difficulty, theme, band, mine, sort } = shape;
  return (
    db
      .select()
      .from(posts)
      .where(
        and(
          isPublished,
          difficulty ? eq(posts.difficulty, sql.placeholder('difficulty')) : undefined,
          theme ? eq(posts.theme, sql.placeholder('theme')) : undefined,
          band ? isForBand(band) : undefined,
          sql`${posts.userId} <> all(${hiddenFrom(sql`${reader}::int`)})`,
          mine ? usesMine : undefined,
          shape.hasCursor ? after(sort) : undefined,
        ),
      )
      .orderBy(...orderOf(sort, posts))
      // As text: a bound limit keeps the planner from ever reusing a plan.
      .limit(sql.raw(String(shape.rows)) as unknown as number)
      .offset(shape.offset)
      .as('page')
  );
}

const authorColumns = {
  id: accountUsers.id,
  displayName: accountUsers.displayName,
  profileImage: accountUsers.profileImage,
};

/** Step two, in the same question: what the cards show of the crafts and their authors, and the reader's own likes. */
function hydrate(db: Db, page: ReturnType<typeof pageOfPosts>) {
  return db
    .select({
      post: {
        id: page.id,
        userId: page.userId,
        craftId: page.craftId,
        content: page.content,
        state: page.state,
        likes: page.likes,
        comments: page.comments,
        createdAt: page.createdAt,
      },
      craft: cardColumns,
      author: authorColumns,
      userLiked: sql<boolean>`exists (
        select 1 from ${craftsLikes}
        where ${craftsLikes.userId} = ${reader} and ${craftsLikes.craftId} = ${page.craftId})`,
    })
    .from(page)
    .innerJoin(crafts, eq(crafts.id, page.craftId))
    .innerJoin(accountUsers, eq(accountUsers.id, page.userId));
}

/** The question for one kind of page. */
export function feedQuery(db: Db, shape: Shape) {
  const page = pageOfPosts(db, shape);
  return hydrate(db, page).orderBy(...orderOf(shape.sort, page as unknown as typeof posts));
}

const onePost = preparedQuery<FeedRow, { id: number; reader: number }>((db) => {
  const page = db
    .select()
    .from(posts)
    .where(
      and(
        eq(posts.id, sql.placeholder('id')),
        sql`${posts.userId} <> all(${hiddenFrom(sql`${reader}::int`)})`,
      ),
    )
    .as('page');
  return hydrate(db, page);
}, 'community_one_post');

/** One post, in whatever state, unless reader and author do not want to see each other. */
export async function findPostFor(db: Db, id: number, readerId: number): Promise<FeedRow | null> {
  const [row] = await onePost(db, { id, reader: readerId });
  return row ?? null;
}

export type FeedRow = Awaited<ReturnType<typeof hydrate>>[number];

/** Pages come in few sizes, so that few statements have to be known to the database. */
const rowSteps = [5, 13, 51];
const statements = new Map<string, PreparedQuery<FeedRow, Record<string, unknown>>>();

function statementFor(shape: Shape): PreparedQuery<FeedRow, Record<string, unknown>> {
  const { sort, band, rows } = shape;
  const flags = [shape.difficulty, shape.theme, shape.mine, shape.hasCursor].map((set) => (set ? 1 : 0));
  const name = `feed_${sort}_${band ?? 'all'}_${flags.join('')}_${rows}`;
  const known = statements.get(name);
  if (known) return known;
  const statement = preparedQuery<FeedRow, Record<string, unknown>>((db) => feedQuery(db, shape), name);
  statements.set(name, statement);
  return statement;
}

interface FeedRequest {
  readerId: number;
  filter: FeedFilter;
  page: Page<number>;
}

/** One row more than the page holds, if there is one. */
export async function listFeed(db: Db, { readerId, filter, page }: FeedRequest): Promise<FeedRow[]> {
  const rows = rowSteps.find((step) => step > page.limit) ?? page.limit + 1;
  const shape = { ...filter, hasCursor: page.after !== null, rows, offset: page.offset };
  const values = {
    reader: readerId,
    difficulty: filter.difficulty,
    theme: filter.theme,
    afterKey: page.after?.key,
    afterId: page.after?.id,
  };
  const found =
    page.offset === 0 ? await statementFor(shape)(db, values) : await feedQuery(db, shape).execute(values);
  return found.slice(0, page.limit + 1);
}
