import { Bell } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Popover } from '#web/ui/dialogs/popover.tsx';
import { showToast, type ToastContent } from '#web/ui/toasts/toast-store.ts';
import { KitSection } from './kit-section.tsx';
import styles from './kit.module.css';

const toasts: Record<string, ToastContent> = {
  news: { title: 'Still finalizing the craft', description: 'One moment, the glue is drying.' },
  success: { tone: 'success', title: 'Link copied!' },
  error: { tone: 'error', title: 'Login failed', description: 'The email or password is not right.' },
  action: {
    title: 'Supply added',
    description: 'Item has been added to your inventory.',
    action: { label: 'Undo', run: () => showToast({ title: 'Undone' }) },
  },
};

function ToastButtons() {
  return Object.entries(toasts).map(([name, toast]) => (
    <Button key={name} look="secondary" onClick={() => showToast(toast)}>
      Toast: {name}
    </Button>
  ));
}

export function KitOverlays() {
  const [open, setOpen] = useState<'dialog' | 'sheet' | null>(null);
  const close = () => setOpen(null);
  return (
    <KitSection title="Dialogs, popover, toasts">
      <Button onClick={() => setOpen('dialog')}>Open dialog</Button>
      <Button onClick={() => setOpen('sheet')}>Open sheet</Button>
      <Popover label="Sample popover" title="Sample" button={<Bell />}>
        <p>Something small, close at hand.</p>
      </Popover>
      <ToastButtons />
      <Dialog
        open={open !== null}
        sheet={open === 'sheet'}
        onClose={close}
        title="Delete this craft?"
        actions={
          <>
            <Button look="secondary" onClick={close}>
              Cancel
            </Button>
            <Button look="destructive" onClick={close}>
              Delete
            </Button>
          </>
        }
      >
        <div className={styles.section}>
          <p>It goes for good, with its picture.</p>
          <Field label="Why, if you like" name="why" />
          <div className={styles.items}>
            <ToastButtons />
          </div>
        </div>
      </Dialog>
    </KitSection>
  );
}
