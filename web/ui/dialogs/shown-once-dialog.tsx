import type { ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import { copyText } from '#web/ui/copy-text.ts';
import { Field } from '#web/ui/forms/field.tsx';
import styles from '#web/ui/lists/panel.module.css';
import { Dialog } from './dialog.tsx';

interface ShownOnceDialogProps {
  words: Readonly<Record<'title' | 'text' | 'label' | 'copy' | 'done', string>>;
  name: string;
  value: string;
  onClose: () => void;
  children?: ReactNode;
}

/** What is told this once, to be copied: nobody can show it again. */
export function ShownOnceDialog({ words, name, value, onClose, children }: ShownOnceDialogProps) {
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
          <Button onClick={() => void copyText(value)}>{words.copy}</Button>
        </>
      }
    >
      <div className={styles.form}>
        <p>{words.text}</p>
        <Field
          label={words.label}
          name={name}
          value={value}
          readOnly
          onFocus={(event) => event.currentTarget.select()}
        />
        {children}
      </div>
    </Dialog>
  );
}
