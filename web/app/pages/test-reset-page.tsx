import { TestReset } from '#web/debug/test-reset.tsx';
import { pageMessages } from './messages.ts';
import styles from './plain-page.module.css';

export function TestResetPage() {
  return (
    <div className={styles.page}>
      <h1>{pageMessages.titles.testReset}</h1>
      <TestReset />
    </div>
  );
}
