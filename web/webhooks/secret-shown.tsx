import { Button } from '#web/ui/button.tsx';
import { copyText } from '#web/ui/copy-text.ts';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { webhookMessages } from './webhook-messages.ts';
import styles from './webhooks.module.css';

const words = webhookMessages.made;

/** Shown this once. */
export function SecretShown({ secret, onClose }: { secret: string; onClose: () => void }) {
  return (
    <Dialog
      open
      title={words.title}
      onClose={onClose}
      actions={
        <>
          <Button look="secondary" onClick={onClose}>
            {words.done}
          </Button>
          <Button onClick={() => void copyText(secret)}>{words.copy}</Button>
        </>
      }
    >
      <div className={styles.section}>
        <p>{words.text}</p>
        <Field
          label={words.label}
          name="secret"
          value={secret}
          readOnly
          onFocus={(event) => event.currentTarget.select()}
        />
      </div>
    </Dialog>
  );
}
