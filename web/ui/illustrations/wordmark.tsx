import { useSession } from '#web/lib/viewer.tsx';
import styles from './wordmark.module.css';

/** What the place is called; the product's own name in its two colours. */
export function Wordmark({ large }: { large?: boolean }) {
  const { brand } = useSession().site;
  return (
    <span className={large ? styles.large : styles.wordmark}>
      <span className={styles.first}>{brand.first}</span>
      <span className={styles.second}>{brand.second}</span>
      <span className={styles.suffix}>{brand.suffix}</span>
    </span>
  );
}
