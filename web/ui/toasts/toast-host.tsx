import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { dialogStack } from '#web/ui/dialogs/dialog-stack.ts';
import { uiMessages } from '#web/ui/messages.ts';
import styles from './toast-host.module.css';
import { dismissToast, type Toast, toastStore } from './toast-store.ts';

type Viewer = ComponentType<{ toast: Toast | null }>;

let pending: Promise<Viewer> | undefined;

/** Fetches the toast's code. Worth doing before something can go wrong: without a network there is no fetching it. */
export function loadToasts(): Promise<Viewer> {
  pending ??= import('./toast-viewer.tsx').then(
    (module) => module.ToastViewer,
    (error: unknown) => {
      pending = undefined;
      throw error;
    },
  );
  return pending;
}

/** Shows what is in the toast queue, from the first toast on. */
export function ToastHost() {
  const { shown } = useSyncExternalStore(toastStore.subscribe, toastStore.read, toastStore.readOnServer);
  const [found, setFound] = useState<{ Viewer: Viewer } | 'missing' | null>(null);
  const wanted = shown !== null && (found === null || found === 'missing');

  useEffect(() => {
    if (!wanted) return;
    loadToasts().then(
      (Viewer) => setFound({ Viewer }),
      () => setFound('missing'),
    );
  }, [wanted]);

  if (found === 'missing') return shown && <PlainToast toast={shown} />;
  return found && <found.Viewer toast={shown} />;
}

/** Stands in where the toast's code could not be fetched, so that no message is lost. */
function PlainToast({ toast }: { toast: Toast }) {
  const top = useSyncExternalStore(dialogStack.subscribe, dialogStack.top);
  return createPortal(
    <div role="alert" className={styles.plain}>
      <strong>{toast.title}</strong>
      <p>{toast.description}</p>
      <button type="button" onClick={() => dismissToast(toast.id)}>
        {uiMessages.close}
      </button>
    </div>,
    top ?? document.body,
  );
}
