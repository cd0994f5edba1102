import type { ReactNode } from 'react';
import { Button, type ButtonLook } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { settingsMessages } from '#web/account/settings-messages.ts';

interface FormDialogProps {
  title: string;
  formId: string;
  submit: string;
  look?: ButtonLook;
  busy: string | false;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog around one form: cancel, or send. */
export function FormDialog({ title, formId, submit, look, busy, onClose, children }: FormDialogProps) {
  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button look="secondary" onClick={onClose}>
            {settingsMessages.cancel}
          </Button>
          <Button look={look} type="submit" form={formId} busy={busy}>
            {submit}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
