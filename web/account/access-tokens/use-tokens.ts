import { useQuery, useQueryClient } from '@tanstack/react-query';
import { listAccessTokens } from '#contract/account-tokens.ts';
import { call } from '#web/lib/call.ts';
import { useViewer } from '#web/lib/viewer.tsx';

const key = (userId: number) => ['account', userId, 'tokens'];

export function useTokens() {
  const { id } = useViewer();
  return useQuery({
    queryKey: key(id),
    queryFn: ({ signal }) => call(listAccessTokens, { params: { id } }, { signal }),
    staleTime: 0,
  });
}

/** What was known about the tokens no longer holds. */
export function useForgetTokens() {
  const { id } = useViewer();
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: key(id) });
}
