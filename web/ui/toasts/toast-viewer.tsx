import * as RadixToast from '@radix-ui/react-toast';
import { CircleAlert, X } from 'lucide-react';
import {
  type ComponentProps,
  type FocusEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
} from 'react';
import { createPortal } from 'react-dom';
import { classes } from '#web/ui/class-names.ts';
import { keepOffBars } from './clear-place.ts';
import { dialogStack } from '#web/ui/dialogs/dialog-stack.ts';
import { uiMessages } from '#web/ui/messages.ts';
import { dismissToast, type Toast } from './toast-store.ts';
import styles from './toast.module.css';

export function ToastViewer({ toast }: { toast: Toast | null }) {
  const top = useSyncExternalStore(dialogStack.subscribe, dialogStack.top);
  const focus = useFocusReturn(toast);
  // Begun anew for every toast and place: a pause of the timer would otherwise outlive the toast it was for.
  const key = `${dialogStack.depth()} ${toast?.id}`;
  return (
    <RadixToast.Provider
      key={key}
      // What lies outside a modal dialog is not heard either.
      announcerContainer={top ?? undefined}
      label={uiMessages.notifications}
      swipeDirection="right"
      swipeThreshold={50}
    >
      {toast && <ToastCard toast={toast} />}
      {createPortal(<ToastList dialog={top} isEmpty={toast === null} {...focus} />, top ?? document.body)}
    </RadixToast.Provider>
  );
}

interface ToastListProps extends ComponentProps<'ol'> {
  dialog: HTMLElement | null;
  isEmpty: boolean;
}

function ToastList({ dialog, isEmpty, ...rest }: ToastListProps) {
  const list = useRef<HTMLOListElement>(null);
  useLayoutEffect(() => {
    if (isEmpty || !list.current) return undefined;
    return keepOffBars(list.current, dialog);
  }, [dialog, isEmpty]);
  return <RadixToast.Viewport {...rest} ref={list} hotkey={['F8']} className={styles.viewport} />;
}

/** Whoever went to the toast with F8 comes back to where they were when it is gone. */
function useFocusReturn(toast: Toast | null) {
  const cameFrom = useRef<HTMLElement | null>(null);
  useEffect(() => {
    if (toast || document.activeElement !== document.body) return;
    cameFrom.current?.focus({ preventScroll: true });
    cameFrom.current = null;
  }, [toast]);
  return {
    onFocus: ({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>) => {
      if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) {
        cameFrom.current = relatedTarget;
      }
    },
    onBlur: ({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>) => {
      if (relatedTarget && !currentTarget.contains(relatedTarget)) cameFrom.current = null;
    },
  };
}

function ToastCard({ toast }: { toast: Toast }) {
  const isError = toast.tone === 'error';
  /** Escape in a dialog is for the dialog; what the toast says stays to be read. */
  const leftToDialog = useRef(false);
  return (
    <RadixToast.Root
      open
      type={isError ? 'foreground' : 'background'}
      duration={toast.durationMs}
      onOpenChange={(open) => {
        if (!open && !leftToDialog.current) dismissToast(toast.id);
        leftToDialog.current = false;
      }}
      onEscapeKeyDown={() => {
        leftToDialog.current = dialogStack.top() !== null;
      }}
      className={classes(styles.toast, isError && styles.error)}
    >
      {isError && <CircleAlert size={22} className={styles.sign} />}
      <div className={styles.text}>
        <RadixToast.Title className={styles.title}>{toast.title}</RadixToast.Title>
        {toast.description && <RadixToast.Description>{toast.description}</RadixToast.Description>}
        {toast.action && (
          <RadixToast.Action
            altText={toast.action.label}
            className={styles.action}
            onClick={toast.action.run}
          >
            {toast.action.label}
          </RadixToast.Action>
        )}
      </div>
      <RadixToast.Close aria-label={uiMessages.dismissNotification} className={styles.close}>
        <X size={20} />
      </RadixToast.Close>
    </RadixToast.Root>
  );
}
