import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import styles from './wizard-dialogs.module.css';
import { generationMessages } from './messages.ts';

export function OutOfCreditsDialog({ onClose }: { onClose: () => void }) {
  const words = generationMessages.noCredits;
  return (
    <Dialog
      open
      title={words.title}
      onClose={onClose}
      actions={
        <>
          <Button look="secondary" onClick={onClose}>
            {words.cancel}
          </Button>
          <ButtonLink href="/credits">{words.buy}</ButtonLink>
        </>
      }
    >
      <div className={styles.text}>
        <p>{words.text}</p>
        <p>{words.kept}</p>
      </div>
    </Dialog>
  );
}

interface FreeIdeaDialogProps {
  onTake: () => void;
  onClose: () => void;
}

/** The helper for ideas cannot be reached: an idea of the house costs nothing. */
export function FreeIdeaDialog({ onTake, onClose }: FreeIdeaDialogProps) {
  const words = generationMessages.freeIdea;
  return (
    <Dialog
      open
      title={words.title}
      onClose={onClose}
      actions={
        <>
          <Button look="secondary" onClick={onClose}>
            {words.notNow}
          </Button>
          <Button onClick={onTake}>{words.take}</Button>
        </>
      }
    >
      <p>{words.text}</p>
    </Dialog>
  );
}
