import { useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { type Craft, deleteCraft } from '#contract/crafts.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { refreshCrafts } from '#web/lib/query-keys.ts';
import { useSend } from '#web/lib/send.ts';
import { Button } from '#web/ui/button.tsx';
import { QuestionDialog } from '#web/ui/dialogs/question-dialog.tsx';
import { showToast } from '#web/ui/toasts/toast-store.ts';
import styles from '#web/crafts/craft.module.css';
import { craftMessages } from '#web/crafts/messages.ts';
import { craftKeys } from '#web/crafts/queries.ts';

const words = craftMessages.detail;

interface DeleteCraftProps {
  craft: Pick<Craft, 'id' | 'title'>;
  onDeleted: () => void;
}

/** For the owner: asks first, then deletes. */
export function DeleteCraft({ craft, onDeleted }: DeleteCraftProps) {
  const client = useQueryClient();
  const [asking, setAsking] = useState(false);
  const finish = () => {
    onDeleted();
    showToast({ tone: 'success', title: words.deleted });
    // Its own details are not asked for again: there is nobody to answer.
    void refreshCrafts(client, { gone: craft.id });
    void client.invalidateQueries({ queryKey: craftKeys.detail(craft.id), refetchType: 'none' });
  };
  const deletion = useSend(deleteCraft, {
    onSuccess: finish,
    onError: (error) => {
      // Deleted by a first try whose answer was lost.
      if (error instanceof ApiError && error.code === 'NOT_FOUND') finish();
      else showToast({ tone: 'error', title: words.deleteFailed, description: words.tryAgain });
    },
  });
  return (
    <>
      <Button look="quiet" early className={styles.delete} onClick={() => setAsking(true)}>
        <Trash2 size={18} />
        {words.delete}
      </Button>
      <QuestionDialog
        open={asking}
        title={words.deleteTitle}
        text={words.deleteText(craft.title)}
        keep={words.keep}
        remove={words.delete}
        busy={deletion.busy && words.deleting}
        onClose={() => setAsking(false)}
        onRemove={() => deletion.send({ params: { id: craft.id } })}
      />
    </>
  );
}
