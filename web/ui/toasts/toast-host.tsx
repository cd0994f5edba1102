import { useEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { lazyPart } from '#web/lib/lazy-part.tsx';
import { dialogStack } from '#web/ui/dialogs/dialog-stack.ts';
import { uiMessages } from '#web/ui/messages.ts';
import styles from './toast-host.module.css';
import { dismissToast, type Toast, toastStore } from './toast-store.ts';

const viewer = lazyPart(() => import('./toast-viewer.tsx').then((m) => m.ToastViewer));

/** Fetches the toast's code. Worth doing before something can go wrong: without a network there is no fetching it. */
export const loadToasts = viewer.load;

/** Shows what is in the toast queue, from the first toast on. */
export function ToastHost() {
  const { shown } = useSyncExternalStore(toastStore.subscribe, toastStore.read, toastStore.readOnServer);
  const [found, setFound] = useState<'here' | 'missing' | null>(null);
  const wanted = shown !== null && found !== 'here';

  useEffect(() => {
    if (!wanted) return;
    viewer.load().then(
      () => setFound('here'),
      () => setFound('missing'),
    );
  }, [wanted]);

  if (found === 'missing') return shown && <PlainToast toast={shown} />;
  return found && <viewer.Part toast={shown} />;
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
