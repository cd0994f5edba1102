import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import styles from './pager.module.css';
import { panelMessages } from './panel-messages.ts';

interface PagerProps {
  /** What is paged: its accessible name. */
  label: string;
  /** Where in the list this page is, such as "26–50 of 1,204". */
  range: string;
  /** Null where there is no such page. */
  onPrevious: (() => void) | null;
  onNext: (() => void) | null;
}

/** Leads through a long list page by page. Its buttons keep their places, so that one may be pressed again and again. */
export function Pager({ label, range, onPrevious, onNext }: PagerProps) {
  return (
    <nav className={styles.pager} aria-label={panelMessages.pages(label)}>
      <p className={styles.range} aria-live="polite">
        {range}
      </p>
      <PageButton go={onPrevious}>
        <ChevronLeft size={18} />
        {panelMessages.previous}
      </PageButton>
      <PageButton go={onNext}>
        {panelMessages.next}
        <ChevronRight size={18} />
      </PageButton>
    </nav>
  );
}

/** Stays focusable at the end of the list: somebody who goes by keyboard is not thrown out of their place. */
function PageButton({ go, children }: { go: (() => void) | null; children: ReactNode }) {
  return (
    <Button look="secondary" aria-disabled={go === null || undefined} onClick={() => go?.()}>
      {children}
    </Button>
  );
}
