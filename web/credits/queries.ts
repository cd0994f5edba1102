import { queryOptions, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { listCreditLedger } from '#contract/credits.ts';
import { getPaymentConfig, listCreditPackages, listCreditPurchases } from '#contract/payments.ts';
import { call } from '#web/lib/call.ts';
import { callListPage, type ListPage } from '#web/lib/list-page.ts';
import { useViewer } from '#web/lib/viewer.tsx';

const pageSize = 10;
const historyKey = (userId: number) => ['credits', userId];

export function usePackages() {
  return useQuery({
    queryKey: ['credits', 'packages'],
    queryFn: ({ signal }) => call(listCreditPackages, {}, { signal }),
  });
}

/** Who takes the payments: asked once. */
export const paymentConfigQuery = queryOptions({
  queryKey: ['credits', 'payment-config'],
  queryFn: ({ signal }) => call(getPaymentConfig, {}, { signal }),
  staleTime: Infinity,
});

interface PageAsked {
  query: { limit: number; cursor?: string };
  signal: AbortSignal;
}

function useHistory<Row>(name: string, fetchPage: (asked: PageAsked) => Promise<ListPage<Row>>) {
  const { id } = useViewer();
  return useInfiniteQuery({
    queryKey: [...historyKey(id), name],
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

/** What was known of the history no longer holds. */
export function useForgetHistory() {
  const { id } = useViewer();
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: historyKey(id) });
}
