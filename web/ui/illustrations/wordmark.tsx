import { brand } from '#contract/brand.ts';
import styles from './wordmark.module.css';

/** The product's name in its two colours. */
export function Wordmark({ large }: { large?: boolean }) {
  return (
    <span className={large ? styles.large : styles.wordmark}>
      <span className={styles.first}>{brand.first}</span>
      <span className={styles.second}>{brand.second}</span>
      <span className={styles.suffix}>{brand.suffix}</span>
    </span>
  );
}
