import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, sentenceOf } from '#web/lib/api-error.ts';
import { refreshCrafts } from '#web/lib/query-keys.ts';
import { QuestionDialog } from '#web/ui/dialogs/question-dialog.tsx';
import { showToast } from '#web/ui/toasts/toast-store.ts';
import { adminKeys } from './admin-keys.ts';
import { consoleMessages } from './console-messages.ts';
import { focusPanel } from './focus-panel.ts';

const words = consoleMessages.deletion;

interface DeleteDialogProps {
  title: string;
  text: string;
  done: string;
  failed: string;
  remove: () => Promise<unknown>;
  onClose: () => void;
}

/** Asks first, then deletes. */
export function DeleteDialog({ title, text, done, failed, remove, onClose }: DeleteDialogProps) {
  const client = useQueryClient();
  const finish = async () => {
    showToast({ tone: 'success', title: done });
    onClose();
    await Promise.all([client.invalidateQueries({ queryKey: adminKeys.all }), refreshCrafts(client)]);
    focusPanel();
  };
  const deletion = useMutation({
    mutationFn: remove,
    onSuccess: () => void finish(),
    onError: (error) => {
      // Deleted by a first try whose answer was lost, or by somebody quicker.
      if (error instanceof ApiError && error.code === 'NOT_FOUND') void finish();
      else showToast({ tone: 'error', title: failed, description: sentenceOf(error) });
    },
  });
  return (
    <QuestionDialog
      open
      title={title}
      text={text}
      keep={consoleMessages.cancel}
      remove={words.submit}
      busy={deletion.isPending && words.busy}
      onClose={onClose}
      onRemove={() => deletion.mutate()}
    />
  );
}
