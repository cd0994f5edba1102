import { Button } from '#web/ui/button.tsx';
import { copyText } from '#web/ui/copy-text.ts';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import styles from '#web/ui/lists/panel.module.css';
import { invitationsMessages } from './invitations-messages.ts';

const words = invitationsMessages.made;

/** Shown this once: only a hash of it is kept. */
export function InvitationLinkDialog({ link, onClose }: { link: string; onClose: () => void }) {
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
          <Button onClick={() => void copyText(link)}>{words.copy}</Button>
        </>
      }
    >
      <div className={styles.form}>
        <p>{words.text}</p>
        <Field
          label={words.label}
          name="link"
          value={link}
          readOnly
          onFocus={(event) => event.currentTarget.select()}
        />
      </div>
    </Dialog>
  );
}
