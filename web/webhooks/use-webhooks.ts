import { useQuery, useQueryClient } from '@tanstack/react-query';
import { listWebhooks } from '#contract/webhooks.ts';
import { call } from '#web/lib/call.ts';
import { useViewer } from '#web/lib/viewer.tsx';

const key = (userId: number) => ['webhooks', userId];
/** While something is under way it is looked for now and then. */
const pollMs = 5_000;

export function useWebhooks() {
  const { id } = useViewer();
  return useQuery({
    queryKey: key(id),
    queryFn: ({ signal }) => call(listWebhooks, { params: { id } }, { signal }),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.some(({ deliveries }) => deliveries.some((each) => each.state === 'waiting')) && pollMs,
  });
}

/** What was known about the webhooks no longer holds. */
export function useForgetWebhooks() {
  const { id } = useViewer();
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: key(id) });
}
