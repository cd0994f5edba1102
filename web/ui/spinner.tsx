import styles from './spinner.module.css';

interface SpinnerProps {
  /** Said to screen readers; without it the spinner is decoration. */
  label?: string;
  large?: boolean;
}

export function Spinner({ label, large }: SpinnerProps) {
  return (
    <span className={large ? styles.large : styles.small} role={label ? 'status' : undefined}>
      <svg viewBox="0 0 24 24" aria-hidden="true" className={styles.turn}>
        <path
          d="M12 2.5a9.5 9.5 0 1 1-8.6 5.4"
          fill="none"
          stroke="currentColor"
          strokeWidth="3.4"
          strokeLinecap="round"
        />
      </svg>
      {label && <span className="visually-hidden">{label}</span>}
    </span>
  );
}
