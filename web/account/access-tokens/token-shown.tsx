import { Button } from '#web/ui/button.tsx';
import { copyText } from '#web/ui/copy-text.ts';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { tokenMessages } from './token-messages.ts';
import styles from './tokens.module.css';

const words = tokenMessages.made;

/** Shown this once: only a hash of it is kept. */
export function TokenShown({ token, onClose }: { token: string; onClose: () => void }) {
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
          <Button onClick={() => void copyText(token)}>{words.copy}</Button>
        </>
      }
    >
      <div className={styles.shown}>
        <p>{words.text}</p>
        <Field
          label={words.label}
          name="token"
          value={token}
          readOnly
          onFocus={(event) => event.currentTarget.select()}
        />
        <p>{words.use}</p>
        <pre>Authorization: Bearer gluebird_…</pre>
      </div>
    </Dialog>
  );
}
