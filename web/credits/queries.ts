import { useInfiniteQuery } from '@tanstack/react-query';
import { listCreditLedger } from '#contract/credits.ts';
import { listCreditPurchases } from '#contract/payments.ts';
import { callListPage, type ListPage } from '#web/lib/list-page.ts';
import { creditHistoryKey } from '#web/lib/query-keys.ts';
import { useViewer } from '#web/lib/viewer.tsx';

const pageSize = 10;

interface PageAsked {
  query: { limit: number; cursor?: string };
  signal: AbortSignal;
}

function useHistory<Row>(name: string, fetchPage: (asked: PageAsked) => Promise<ListPage<Row>>) {
  const { id } = useViewer();
  return useInfiniteQuery({
    queryKey: [...creditHistoryKey(id), name],
    queryFn: ({ pageParam, signal }) =>
      fetchPage({ query: { limit: pageSize, ...(pageParam === null ? {} : { cursor: pageParam }) }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    // Crafts made elsewhere meanwhile are part of it.
    staleTime: 0,
  });
}

export function useLedger() {
  const params = { id: useViewer().id };
  return useHistory('ledger', ({ query, signal }) =>
    callListPage(listCreditLedger, { params, query }, { signal }),
  );
}

export function usePurchases() {
  const params = { id: useViewer().id };
  return useHistory('purchases', ({ query, signal }) =>
    callListPage(listCreditPurchases, { params, query }, { signal }),
  );
}
