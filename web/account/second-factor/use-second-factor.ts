import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getSecondFactor } from '#contract/account-second-factor.ts';
import { call } from '#web/lib/call.ts';
import { useViewer } from '#web/lib/viewer.tsx';

const key = (userId: number) => ['account', userId, 'second-factor'];

/** Whether this person signs in in two steps. */
export function useSecondFactor() {
  const { id } = useViewer();
  return useQuery({
    queryKey: key(id),
    queryFn: ({ signal }) => call(getSecondFactor, { params: { id } }, { signal }),
    staleTime: 0,
  });
}

export function useForgetSecondFactor() {
  const { id } = useViewer();
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: key(id) });
}
