import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getConnection } from '#contract/account-provider.ts';
import { call } from '#web/lib/call.ts';
import { useViewer } from '#web/lib/viewer.tsx';

const connectionKey = (userId: number) => ['account', userId, 'provider'];

/** Whether this person's account is connected with the provider. */
export function useConnection() {
  const { id } = useViewer();
  return useQuery({
    queryKey: connectionKey(id),
    queryFn: ({ signal }) => call(getConnection, { params: { id } }, { signal }),
    staleTime: 0,
  });
}

/** What was known about the ways in no longer holds. */
export function useForgetConnection() {
  const { id } = useViewer();
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: connectionKey(id) });
}
