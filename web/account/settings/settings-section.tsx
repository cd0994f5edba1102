import type { ReactNode } from 'react';
import { Card } from '#web/ui/card.tsx';
import styles from './settings.module.css';

interface SettingsSectionProps {
  title: string;
  children: ReactNode;
}

export function SettingsSection({ title, children }: SettingsSectionProps) {
  return (
    <Card className={styles.section}>
      <h2>{title}</h2>
      {children}
    </Card>
  );
}

interface SettingsRowProps {
  title?: string;
  children?: ReactNode;
  /** What can be done about it. */
  action?: ReactNode;
}

export function SettingsRow({ title, children, action }: SettingsRowProps) {
  return (
    <div className={styles.row}>
      <div className={styles.words}>
        {title && <h3>{title}</h3>}
        {children}
      </div>
      {action}
    </div>
  );
}
