import { useInfiniteQuery } from '@tanstack/react-query';
import type { ListPage } from './list-page.ts';
import type { GrowingEnd } from '#web/ui/lists/list-tail.tsx';

interface PageAsked {
  query: { limit: number; cursor?: string };
  signal: AbortSignal;
}

interface GrowingList<Row> {
  queryKey: readonly unknown[];
  fetchPage: (asked: PageAsked) => Promise<ListPage<Row>>;
}

const pageSize = 20;

/** A list that the server pages and that grows at its end. */
export function useGrowingList<Row>({ queryKey, fetchPage }: GrowingList<Row>) {
  const query = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) =>
      fetchPage({ query: { limit: pageSize, ...(pageParam === null ? {} : { cursor: pageParam }) }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    // Whoever opens a list of work wants it as it is now.
    staleTime: 0,
  });
  return {
    rows: query.data?.pages.flatMap((page) => page.rows),
    /** The list as a whole is not there, or could not be asked for anew. */
    isBroken: query.isError && !query.isFetchNextPageError,
    refetch: () => void query.refetch(),
    end: query satisfies GrowingEnd,
    updatedAt: new Date(query.dataUpdatedAt),
  };
}
