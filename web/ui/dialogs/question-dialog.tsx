import { Button } from '#web/ui/button.tsx';
import { Dialog } from './dialog.tsx';

interface QuestionDialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  text: string;
  keep: string;
  remove: string;
  /** What the button says while it is done. */
  busy: string | false;
  onRemove: () => void;
}

/** Asks once more before something is gone. */
export function QuestionDialog({
  open,
  onClose,
  title,
  text,
  keep,
  remove,
  busy,
  onRemove,
}: QuestionDialogProps) {
  return (
    <Dialog
      open={open}
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button look="secondary" onClick={onClose}>
            {keep}
          </Button>
          <Button look="destructive" busy={busy} onClick={onRemove}>
            {remove}
          </Button>
        </>
      }
    >
      <p>{text}</p>
    </Dialog>
  );
}
