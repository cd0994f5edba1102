import { useQuery, useQueryClient } from '@tanstack/react-query';
import { listSessions } from '#contract/account-profile.ts';
import { call } from '#web/lib/call.ts';
import { useViewer } from '#web/lib/viewer.tsx';

const devicesKey = (userId: number) => ['account', userId, 'devices'];

/** Where this person is signed in. */
export function useDevices() {
  const { id } = useViewer();
  return useQuery({
    queryKey: devicesKey(id),
    queryFn: ({ signal }) => call(listSessions, { params: { id } }, { signal }),
  });
}

/** What was known about the devices no longer holds. */
export function useForgetDevices() {
  const { id } = useViewer();
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: devicesKey(id) });
}
