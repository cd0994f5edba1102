import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { getPaymentConfig, listCreditPackages } from '#contract/payments.ts';
import { call } from '#web/lib/call.ts';
import { creditHistoryKey } from '#web/lib/query-keys.ts';
import { useViewer } from '#web/lib/viewer.tsx';

export function usePackages() {
  return useQuery({
    queryKey: ['payments', 'packages'],
    queryFn: ({ signal }) => call(listCreditPackages, {}, { signal }),
  });
}

/** Who takes the payments: asked once. */
export const paymentConfigQuery = queryOptions({
  queryKey: ['payments', 'config'],
  queryFn: ({ signal }) => call(getPaymentConfig, {}, { signal }),
  staleTime: Infinity,
});

/** What was known of the credit history no longer holds. */
export function useForgetCreditHistory() {
  const { id } = useViewer();
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: creditHistoryKey(id) });
}
