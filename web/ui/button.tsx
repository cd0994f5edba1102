import type { ComponentProps, ReactNode } from 'react';
import { Link } from '#web/lib/navigation.tsx';
import styles from './button.module.css';
import { classes } from './class-names.ts';
import { Spinner } from './spinner.tsx';

export type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'destructive';

interface ButtonBase {
  look?: ButtonLook | undefined;
  wide?: boolean | undefined;
}

interface ButtonProps extends ComponentProps<'button'>, ButtonBase {
  /** Says what the button is doing while it waits; nothing can be pressed meanwhile. */
  busy?: string | false | null | undefined;
  /** Keep a click made before the page is ready, and play it then. */
  early?: boolean;
}

export function Button({ look = 'primary', wide, busy, early, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      {...(early ? { 'data-early': '' } : {})}
      className={classes(styles.button, styles[look], wide && styles.wide, rest.className)}
      aria-disabled={busy ? true : rest['aria-disabled']}
      onClick={busy ? (event) => event.preventDefault() : rest.onClick}
    >
      {busy ? (
        <>
          <Spinner />
          {busy}
        </>
      ) : (
        children
      )}
    </button>
  );
}

interface ButtonLinkProps extends ButtonBase {
  href: string;
  children: ReactNode;
  className?: string;
}

/** Looks like a button, goes somewhere. */
export function ButtonLink({ look = 'primary', wide, href, children, className }: ButtonLinkProps) {
  return (
    <Link href={href} className={classes(styles.button, styles[look], wide && styles.wide, className)}>
      {children}
    </Link>
  );
}

interface IconButtonProps extends ComponentProps<'button'> {
  /** Its accessible name. */
  label: string;
  early?: boolean;
}

export function IconButton({ label, early, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      {...rest}
      {...(early ? { 'data-early': '' } : {})}
      className={classes(styles.icon, className)}
    />
  );
}
