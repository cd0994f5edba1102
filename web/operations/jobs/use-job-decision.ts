import { useQueryClient } from '@tanstack/react-query';
import { discardJob, retryJob } from '#contract/operations-jobs.ts';
import { sentenceOf } from '#web/lib/api-error.ts';
import { useSend } from '#web/lib/send.ts';
import { showToast } from '#web/ui/toasts/toast-store.ts';
import { consoleKeys } from '#web/lib/console-keys.ts';
import { consoleListMessages } from '#web/ui/lists/panel-messages.ts';
import { jobsMessages } from './jobs-messages.ts';

const words = jobsMessages.list;

/** What becomes of a job that gave up. Whatever the answer, the lists are asked for as they are now. */
export function useJobDecision(id: number, onDone?: () => void) {
  const client = useQueryClient();
  const settle = (title: string) => ({
    onSuccess: () => {
      showToast({ tone: 'success', title });
      onDone?.();
    },
    onError: (error: Error) => {
      showToast({ tone: 'error', title: consoleListMessages.failed, description: sentenceOf(error) });
      onDone?.();
    },
    onSettled: () => client.invalidateQueries({ queryKey: consoleKeys.jobs }),
  });
  const retrying = useSend(retryJob, settle(words.retried));
  const discarding = useSend(discardJob, settle(words.discarded));
  return {
    retry: () => retrying.send({ params: { id } }),
    discard: () => discarding.send({ params: { id } }),
    busy: retrying.busy || discarding.busy,
  };
}
