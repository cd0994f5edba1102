import { type ReactNode, type Ref, useId, useState } from 'react';
import styles from './popover.module.css';

interface PopoverProps {
  /** Its accessible name, and that of the button. */
  label: string;
  title: string;
  button: ReactNode;
  children: ReactNode;
  /** Stands beside the title. */
  action?: ReactNode;
  onToggle?: (open: boolean) => void;
  ref?: Ref<HTMLButtonElement>;
}

/** A button with a native popover: a press outside and Escape close it, focus stays in order. */
export function Popover({ label, title, button, children, action, onToggle, ref }: PopoverProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <div className={styles.place}>
      <button
        ref={ref}
        type="button"
        className={styles.button}
        aria-label={label}
        aria-expanded={open}
        popoverTarget={id}
      >
        {button}
      </button>
      <section
        id={id}
        popover="auto"
        className={styles.popover}
        aria-label={title}
        onToggle={(event) => {
          setOpen(event.newState === 'open');
          onToggle?.(event.newState === 'open');
        }}
      >
        <header className={styles.header}>
          <h2>{title}</h2>
          {action}
        </header>
        {children}
      </section>
    </div>
  );
}
