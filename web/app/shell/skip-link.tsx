import { appMessages } from '#web/app/messages.ts';
import styles from './shell.module.css';

export const mainId = 'content';

export function SkipLink() {
  return (
    <a href={`#${mainId}`} className={styles.skip}>
      {appMessages.skip}
    </a>
  );
}
