import { X } from 'lucide-react';
import { type MouseEvent, type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react';
import { enterDialog } from '#web/lib/dialog-history.ts';
import { IconButton } from '#web/ui/button.tsx';
import { classes } from '#web/ui/class-names.ts';
import { dialogStack } from './dialog-stack.ts';
import styles from './dialog.module.css';
import { uiMessages } from '#web/ui/messages.ts';

interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** The things to do, kept in reach at the bottom. */
  actions?: ReactNode;
  /** From the side on wide screens, from below on phones. */
  sheet?: boolean;
  /** Has tables or other things side by side. */
  wide?: boolean;
  /** Holds a picture, as large as the window lets it be. */
  picture?: boolean;
  /** Is open as long as the address says so, so that Back closes it without more. */
  hasAddress?: boolean;
}

/** A native modal dialog: Escape, a press outside and the close button end it, and focus goes back where it came from. */
export function Dialog({ open, ...rest }: DialogProps) {
  return open ? <OpenDialog {...rest} /> : null;
}

function OpenDialog({
  onClose,
  title,
  children,
  actions,
  sheet,
  wide,
  picture,
  hasAddress = false,
}: Omit<DialogProps, 'open'>) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const close = useEffectEvent(onClose);

  useEffect(() => (hasAddress ? undefined : enterDialog(() => close())), [hasAddress]);
  useEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    const before = document.activeElement;
    element.showModal();
    const leave = dialogStack.push(element);
    return () => {
      leave();
      element.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);

  const closeFromOutside = (event: MouseEvent) => {
    if (event.target === dialog.current) onClose();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape does the same for keys
    <dialog
      ref={dialog}
      className={classes(
        styles.dialog,
        sheet && styles.sheet,
        wide && styles.wide,
        picture && styles.picture,
      )}
      aria-labelledby={titleId}
      onClick={closeFromOutside}
      onCancel={(event) => {
        // React lets it rise from a dialog inside this one.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
    >
      <div className={styles.paper}>
        <header className={styles.header} data-keep-clear="">
          <h2 id={titleId}>{title}</h2>
          <IconButton label={uiMessages.close} onClick={onClose}>
            <X />
          </IconButton>
        </header>
        <div className={styles.body}>{children}</div>
        {actions && (
          <footer className={styles.actions} data-keep-clear="">
            {actions}
          </footer>
        )}
      </div>
    </dialog>
  );
}
