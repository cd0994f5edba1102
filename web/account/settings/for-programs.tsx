import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { settingsMessages } from './settings-messages.ts';
import styles from './settings.module.css';

/** What few families ever need, out of the way of all others. */
export function ForPrograms({ children }: { children: ReactNode }) {
  const words = settingsMessages.programs;
  return (
    <details className={styles.programs}>
      <summary>
        {words.title}
        <ChevronDown size={20} aria-hidden="true" />
      </summary>
      <p>{words.text}</p>
      {children}
    </details>
  );
}
