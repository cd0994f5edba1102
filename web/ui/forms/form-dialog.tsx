import { type ComponentProps, type ReactNode, useId } from 'react';
import { Button, type ButtonLook } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import styles from './form-dialog.module.css';
import { uiMessages } from '#web/ui/messages.ts';

interface FormDialogProps {
  title: string;
  submit: string;
  look?: ButtonLook;
  /** What is said while it is sent. */
  busy: string | false;
  cancel?: string | undefined;
  sheet?: boolean;
  form: Omit<ComponentProps<'form'>, 'id' | 'className' | 'children'>;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog around one form: cancel, or send. */
export function FormDialog(props: FormDialogProps) {
  const {
    title,
    submit,
    look,
    busy,
    cancel = uiMessages.cancel,
    sheet = false,
    form,
    onClose,
    children,
  } = props;
  const formId = useId();
  return (
    <Dialog
      open
      sheet={sheet}
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button look="secondary" onClick={onClose}>
            {cancel}
          </Button>
          <Button look={look} type="submit" form={formId} busy={busy}>
            {submit}
          </Button>
        </>
      }
    >
      <form id={formId} {...form} className={styles.form}>
        {children}
      </form>
    </Dialog>
  );
}
