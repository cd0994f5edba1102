import { creditMessages } from '#web/credits/messages.ts';
import styles from '#web/credits/purchase.module.css';
import { Skeleton } from '#web/ui/skeleton.tsx';

export function FormSkeleton() {
  return (
    <div className={styles.waiting} aria-busy="true">
      <span className="visually-hidden">{creditMessages.purchase.waiting}</span>
      <Skeleton height="48px" />
      <Skeleton height="48px" />
    </div>
  );
}
