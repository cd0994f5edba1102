import { RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import styles from './panel-head.module.css';
import { panelMessages } from './panel-messages.ts';

interface PanelHeadProps {
  title: string;
  /** How many there are, or another word on the whole. */
  note?: string | null;
  refreshing: boolean;
  onRefresh: () => void;
  /** What else can be done with the whole. */
  children?: ReactNode;
}

/** Stands above what somebody works with: what it is, and Refresh in the same place everywhere. */
export function PanelHead({ title, note, refreshing, onRefresh, children }: PanelHeadProps) {
  return (
    <header className={styles.head}>
      <div className={styles.title}>
        <h2>{title}</h2>
        {note && <p className={styles.note}>{note}</p>}
      </div>
      <div className={styles.actions}>
        {children}
        <Button
          look="secondary"
          className={styles.refresh}
          aria-disabled={refreshing || undefined}
          onClick={() => {
            if (!refreshing) onRefresh();
          }}
        >
          <RefreshCw size={18} data-turning={refreshing || undefined} />
          {panelMessages.refresh}
        </Button>
      </div>
    </header>
  );
}
