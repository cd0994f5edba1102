import { useQuery } from '@tanstack/react-query';
import { getBackupState } from '#contract/backups.ts';
import { call } from '#web/lib/call.ts';
import { consoleKeys } from '#web/lib/console-keys.ts';

const lookAgainMs = 1_000;

/** While one is being made it is asked again and again, so that its end is seen. */
export function useBackups() {
  return useQuery({
    queryKey: consoleKeys.backups,
    queryFn: ({ signal }) => call(getBackupState, {}, { signal }),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data?.isRunning ? lookAgainMs : false),
  });
}
