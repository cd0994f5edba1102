import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { CraftMarks, CraftPageData } from '#contract/craft-page.ts';
import { type Craft, getCraft } from '#contract/crafts.ts';
import { checkLike, checkSaved, listLikedCrafts, listSavedCrafts } from '#contract/crafts-favorites.ts';
import { call } from '#web/lib/call.ts';
import { callListPage, type ListPage } from '#web/lib/list-page.ts';
import { queryRoots } from '#web/lib/query-keys.ts';
import { useViewer } from '#web/lib/viewer.tsx';
import { listMade } from './lists/list-made.ts';

const root = queryRoots.crafts;
export const craftKeys = {
  detail: (id: string) => [root, 'detail', id],
  newest: (userId: number) => [root, 'newest', userId],
  made: (userId: number) => [root, 'made', userId],
  favorites: (kind: FavoriteKind, userId: number) => [root, kind, userId],
  /** Not below the root: what a switch last heard is its own, and newer than any list. */
  marks: (id: string) => ['marks', id],
};

const detailFreshMs = 5 * 60_000;
const picturePollMs = 5_000;
export const homeCraftCount = 5;
const pageSize = 4;
const favoritesPageSize = 12;

/** When the document was made, as far as this code can tell. */
const arrivedAt = Date.now();

/** A picture that is still being made is asked for now and then. */
const pollWhile = (isWaiting: boolean) => (isWaiting ? picturePollMs : false);
const isUnfinished = (craft: Craft): boolean => craft.imageStatus !== 'completed';

interface KnownBefore {
  /** From a list: shown at once, asked for anew. */
  listed?: Craft | undefined;
  /** From the document made for this reader: as good as an answer. */
  brought?: Craft | undefined;
}

export function useCraft(id: string, { listed, brought }: KnownBefore = {}) {
  return useQuery({
    queryKey: craftKeys.detail(id),
    queryFn: ({ signal }) => call(getCraft, { params: { id } }, { signal }),
    staleTime: detailFreshMs,
    ...(listed ? { placeholderData: listed } : {}),
    ...(brought ? { initialData: brought, initialDataUpdatedAt: arrivedAt } : {}),
    refetchInterval: ({ state }) => pollWhile(state.data !== undefined && isUnfinished(state.data)),
  });
}

/** What the viewer did with a craft; asked for whenever its details open. */
export function useCraftMarks(id: string, brought?: CraftPageData['marks']) {
  const { id: userId } = useViewer();
  return useQuery({
    queryKey: craftKeys.marks(id),
    queryFn: async ({ signal }): Promise<CraftMarks> => {
      const [{ isLiked }, { isSaved }] = await Promise.all([
        call(checkLike, { params: { id } }, { signal }),
        call(checkSaved, { params: { id, userId } }, { signal }),
      ]);
      return { isLiked, isSaved };
    },
    staleTime: 0,
    ...(brought ? { initialData: brought, initialDataUpdatedAt: arrivedAt, staleTime: detailFreshMs } : {}),
  });
}

/** The newest crafts of the viewer, and how many there are in all. */
export function useNewestCrafts() {
  const { id: userId } = useViewer();
  return useQuery({
    queryKey: craftKeys.newest(userId),
    queryFn: ({ signal }) => listMade({ userId, limit: homeCraftCount }, { signal }),
    refetchInterval: ({ state }) => pollWhile(state.data?.rows.some(isUnfinished) ?? false),
  });
}

const goesOn = {
  initialPageParam: null as string | null,
  getNextPageParam: (page: ListPage<Craft>) => page.next,
};
const cursorPart = (cursor: string | null) => (cursor === null ? {} : { cursor });

/** Everything the viewer made, page by page. */
export function useMadeCrafts() {
  const { id: userId } = useViewer();
  return useInfiniteQuery({
    queryKey: craftKeys.made(userId),
    queryFn: ({ signal, pageParam }) =>
      listMade({ userId, limit: pageSize, ...cursorPart(pageParam) }, { signal }),
    ...goesOn,
    refetchInterval: ({ state }) =>
      pollWhile(state.data?.pages.some(({ rows }) => rows.some(isUnfinished)) ?? false),
  });
}

export type FavoriteKind = 'liked' | 'saved';
const favoriteLists = { liked: listLikedCrafts, saved: listSavedCrafts };

export function useFavorites(kind: FavoriteKind) {
  const { id } = useViewer();
  return useInfiniteQuery({
    queryKey: craftKeys.favorites(kind, id),
    queryFn: ({ signal, pageParam }) =>
      callListPage(
        favoriteLists[kind],
        { params: { id }, query: { limit: favoritesPageSize, ...cursorPart(pageParam) } },
        { signal },
      ),
    ...goesOn,
  });
}
