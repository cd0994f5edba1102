import type { ReactNode } from 'react';
import styles from './kit.module.css';

interface KitSectionProps {
  title: string;
  children: ReactNode;
}

export function KitSection({ title, children }: KitSectionProps) {
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      <div className={styles.items}>{children}</div>
    </section>
  );
}
