import styles from './packages.module.css';
import { paymentMessages } from './messages.ts';
import { PackageGrid } from './package-grid.tsx';
import { PurchaseDialog } from './purchase-dialog.tsx';
import { usePurchase } from './use-purchase.ts';

/** What there is to buy, and the buying of it. */
export function BuyCredits() {
  const { pending, begun, isPaid, isConfirming, begin, confirm, close } = usePurchase();
  return (
    <section className={styles.section}>
      <h2>{paymentMessages.packages.title}</h2>
      <PackageGrid pending={pending} onBuy={(wanted) => void begin(wanted)} />
      {begun && (
        <PurchaseDialog
          begun={begun}
          isPaid={isPaid}
          isConfirming={isConfirming}
          onPaid={() => void confirm(begun)}
          onClose={close}
        />
      )}
    </section>
  );
}
