import { useQuery, useQueryClient } from '@tanstack/react-query';
import { listPasskeys } from '#contract/account-passkeys.ts';
import { call } from '#web/lib/call.ts';
import { useViewer } from '#web/lib/viewer.tsx';

const key = (userId: number) => ['account', userId, 'passkeys'];

export function usePasskeys() {
  const { id } = useViewer();
  return useQuery({
    queryKey: key(id),
    queryFn: ({ signal }) => call(listPasskeys, { params: { id } }, { signal }),
    staleTime: 0,
  });
}

export function useForgetPasskeys() {
  const { id } = useViewer();
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: key(id) });
}
