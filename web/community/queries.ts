import { type InfiniteData, type QueryClient, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import {
  type Comment,
  getPost,
  listComments,
  listPosts,
  type Post,
  type PostDetails,
} from '#contract/community.ts';
import type { CraftCard } from '#contract/crafts.ts';
import { call } from '#web/lib/call.ts';
import { callListPage, type ListPage } from '#web/lib/list-page.ts';
import { queryRoots } from '#web/lib/query-keys.ts';
import { useViewer } from '#web/lib/viewer.tsx';
import { type FeedFilters, feedQuery } from './feed/filters.ts';

const root = queryRoots.posts;
/** In the key of everything about one post, and what to name when that post is gone. */
export const postPart = (id: number): string => `post ${id}`;
/** Every key holds who reads: what two people may see is not the same. */
export const postKeys = {
  feed: (userId: number, filters: FeedFilters) => [root, userId, 'feed', filters],
  highlights: (userId: number) => [root, userId, 'highlights'],
  detail: (userId: number, id: number) => [root, userId, 'detail', postPart(id)],
  comments: (userId: number, postId: number) => [root, userId, 'comments', postPart(postId)],
};

const pageSize = 4;
const highlightCount = 4;
const commentsPageSize = 20;
const picturePollMs = 5_000;

const cursorPart = (cursor: string | null) => (cursor === null ? {} : { cursor });
const nextOf = ({ next }: { next: string | null }) => next;

const hasUnfinished = ({ rows }: ListPage<Post>): boolean =>
  rows.some(({ craft }) => craft.imageStatus !== 'completed');

export function useFeed(filters: FeedFilters) {
  const { id } = useViewer();
  return useInfiniteQuery({
    queryKey: postKeys.feed(id, filters),
    queryFn: ({ signal, pageParam }) =>
      callListPage(
        listPosts,
        { query: { ...feedQuery(filters), limit: pageSize, ...cursorPart(pageParam) } },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: nextOf,
    // A picture that is still being made is asked for now and then.
    refetchInterval: ({ state }) => (state.data?.pages.some(hasUnfinished) ? picturePollMs : false),
  });
}

export function useHighlights() {
  const { id } = useViewer();
  return useQuery({
    queryKey: postKeys.highlights(id),
    queryFn: ({ signal }) => call(listPosts, { query: { limit: highlightCount } }, { signal }),
  });
}

export function usePost(postId: number) {
  const { id } = useViewer();
  return useQuery({
    queryKey: postKeys.detail(id, postId),
    queryFn: ({ signal }) => call(getPost, { params: { id: postId } }, { signal }),
  });
}

export function useComments(postId: number) {
  const { id } = useViewer();
  return useInfiniteQuery({
    queryKey: postKeys.comments(id, postId),
    queryFn: ({ signal, pageParam }) =>
      callListPage(
        listComments,
        { params: { id: postId }, query: { limit: commentsPageSize, ...cursorPart(pageParam) } },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: nextOf,
  });
}

type Pages<Row> = InfiniteData<ListPage<Row>>;

/** The rows of all pages in order; one that moved from page to page meanwhile stands once. */
export function rowsOf<Row extends { id: number }>(list: Pages<Row> | undefined): Row[] {
  const rows = list?.pages.flatMap((page) => page.rows) ?? [];
  return [...new Map(rows.map((row) => [row.id, row])).values()];
}

/** What the lists of this visit say about a craft that was shared. */
export function findSharedCraft(client: QueryClient, craftId: string): CraftCard | undefined {
  const lists = client.getQueriesData<Pages<Post> | Post[] | PostDetails>({ queryKey: [root] });
  for (const [, list] of lists) {
    if (list === undefined) continue;
    const posts = Array.isArray(list) ? list : 'pages' in list ? rowsOf(list) : [list];
    const found = posts.find((post) => post.craft?.id === craftId);
    if (found) return found.craft;
  }
  return undefined;
}

/** Shows a comment at once, wherever the list stands. */
export function appendComment(client: QueryClient, userId: number, comment: Comment): void {
  client.setQueryData<Pages<Comment>>(postKeys.comments(userId, comment.postId), (list) => {
    const last = list?.pages.at(-1);
    if (!list || !last) return list;
    const pages = [...list.pages.slice(0, -1), { ...last, rows: [...last.rows, comment] }];
    return { ...list, pages };
  });
}

/** How people call an author. */
export function nameOf({ user }: Pick<Post | Comment, 'user'>, nobody: string): string {
  return user.displayName || user.username || nobody;
}
