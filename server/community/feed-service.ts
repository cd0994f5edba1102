import type { FeedQuery, Post } from '#contract/community.ts';
import type { Db } from '#server/platform/db/database.ts';
import type { Member } from '#server/platform/http/actor.ts';
import { cutPage, pageByNumber } from '#server/platform/http/paging.ts';
import type { PageOf } from '#server/platform/http/paging.ts';
import { listFeed } from './feed-store.ts';
import type { FeedFilter } from './feed-store.ts';
import { presentPost } from './present.ts';

const filterOf = ({ sort, difficulty, theme, ageRange, supplies }: FeedQuery): FeedFilter => ({
  sort: sort ?? 'newest',
  difficulty: difficulty ?? null,
  theme: theme ?? null,
  band: ageRange ?? null,
  mine: supplies === 'mine',
});

/** A page of the feed: found and filled by the store in one question, cut and presented here. */
export async function readFeed(db: Db, { userId }: Member, query: FeedQuery): Promise<PageOf<Post>> {
  const filter = filterOf(query);
  const page = pageByNumber(query);
  const found = await listFeed(db, { readerId: userId, filter, page });
  const { rows, next } = cutPage(found, page.limit, ({ post }) => ({
    key: filter.sort === 'popular' ? post.likes : 0,
    id: post.id,
  }));
  return { rows: rows.map(presentPost), next };
}
