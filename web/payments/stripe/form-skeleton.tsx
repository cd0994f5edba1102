import { paymentMessages } from '#web/payments/messages.ts';
import styles from '#web/payments/purchase.module.css';
import { Skeleton } from '#web/ui/lists/skeleton.tsx';

export function FormSkeleton() {
  return (
    <div className={styles.waiting} aria-busy="true">
      <span className="visually-hidden">{paymentMessages.purchase.waiting}</span>
      <Skeleton height="48px" />
      <Skeleton height="48px" />
    </div>
  );
}
