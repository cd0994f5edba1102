import styles from './progress.module.css';

interface ProgressProps {
  label: string;
  value: number;
  max?: number;
}

export function Progress({ label, value, max = 100 }: ProgressProps) {
  return <progress className={styles.progress} aria-label={label} value={value} max={max} />;
}
