import { keepPreviousData, type QueryKey, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { consolePageSize } from '#contract/admin.ts';
import { sentenceOf } from '#web/lib/api-error.ts';
import type { CallOptions } from '#web/lib/call.ts';
import { showToast } from '#web/ui/toasts/toast-store.ts';
import type { ConsolePage } from './console-list.ts';

export interface PageAsked {
  limit: number;
  cursor?: string;
}

interface PagedSource<Row> {
  /** Another key is another list, and begins at its first page. */
  queryKey: QueryKey;
  fetchPage: (asked: PageAsked, options: CallOptions) => Promise<ConsolePage<Row>>;
  /** What to say when it cannot be loaded. */
  failed: string;
}

type Count = Pick<ConsolePage<unknown>, 'total' | 'isEstimate'>;

/** The way to the page that is shown: the cursors of all pages after the first. */
interface Trail {
  of: string;
  cursors: readonly string[];
  /** As the first page said; the others do not count again. */
  count: Count;
}

const uncounted: Count = { total: null, isEstimate: false };
const countOf = ({ total, isEstimate }: Count): Count => ({ total, isEstimate });

function withCount<Page extends Count>(page: Page, known: Count): Page {
  return page.total === null ? { ...page, ...known } : page;
}

/** A long list page by page, forth and back. */
export function usePages<Row>({ queryKey, fetchPage, failed }: PagedSource<Row>) {
  const of = JSON.stringify(queryKey);
  const [trail, setTrail] = useState<Trail>({ of, cursors: [], count: uncounted });
  const { cursors, count } = trail.of === of ? trail : { cursors: [], count: uncounted };
  const cursor = cursors.at(-1);
  const list = useQuery({
    queryKey: [...queryKey, cursor ?? null],
    queryFn: async ({ signal }) => ({
      ...(await fetchPage({ limit: consolePageSize, ...(cursor && { cursor }) }, { signal })),
      /** How many rows stand on the pages before. */
      before: cursors.length * consolePageSize,
    }),
    placeholderData: keepPreviousData,
    // Whoever opens a list of work wants it as it is now.
    staleTime: 0,
  });
  useFailureToast(list, failed);
  const page = list.data && withCount(list.data, count);
  const next = list.isPlaceholderData ? null : (list.data?.next ?? null);
  const goTo = (way: readonly string[]) => setTrail({ of, cursors: way, count: countOf(page ?? count) });
  return {
    page,
    failed: list.isError && !list.data ? failed : null,
    fetching: list.isFetching,
    /** What is shown is being replaced. */
    stale: list.isPlaceholderData,
    refresh: () => void list.refetch(),
    toPrevious: cursors.length === 0 ? null : () => goTo(cursors.slice(0, -1)),
    toNext: next === null ? null : () => goTo([...cursors, next]),
  };
}

export type Pages<Row> = ReturnType<typeof usePages<Row>>;

interface Refreshed {
  isRefetchError: boolean;
  error: unknown;
  errorUpdatedAt: number;
}

/** A refresh that failed leaves on the screen what was there, and says so. */
export function useFailureToast({ isRefetchError, error, errorUpdatedAt }: Refreshed, title: string): void {
  useEffect(() => {
    if (isRefetchError) showToast({ tone: 'error', title, description: sentenceOf(error) });
    // oxlint-disable-next-line react/exhaustive-deps -- once for each failure, not for each rendering
  }, [isRefetchError, errorUpdatedAt]);
}
