import { dateOnly, timeOnly } from '#web/lib/formats.ts';
import styles from './cells.module.css';

/** A date and its time, which part only between the two. */
export function When({ instant }: { instant: string }) {
  return (
    <time dateTime={instant} className={styles.when}>
      <span>{dateOnly(instant)}</span> <span className={styles.quiet}>{timeOnly(instant)}</span>
    </time>
  );
}
