import { useId, useState } from 'react';
import { dollars } from '#contract/payments.ts';
import { useViewer } from '#web/lib/viewer.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { showToast } from '#web/ui/toasts/toast-store.ts';
import type { CardFormProps } from './card-form.ts';
import { paymentMessages } from './messages.ts';
import styles from './purchase.module.css';
import { LazyStripeForm } from './stripe/lazy-stripe-form.tsx';
import { TestCardForm } from './test-card-form.tsx';
import type { Begun } from './use-purchase.ts';

const words = paymentMessages.purchase;

interface PurchaseDialogProps {
  begun: Begun;
  isPaid: boolean;
  isConfirming: boolean;
  onPaid: () => void;
  onClose: () => void;
}

export function PurchaseDialog(props: PurchaseDialogProps) {
  const { begun, isPaid, isConfirming, onPaid, onClose } = props;
  const formId = useId();
  const [isReady, setIsReady] = useState(false);
  const [isPaying, setIsPaying] = useState(false);
  const [declined, setDeclined] = useState('');

  const fail = (sentence: string) => {
    setDeclined(sentence);
    showToast({ tone: 'error', title: words.failed, description: sentence });
  };
  const busy = isPaying || isConfirming;
  const form: CardFormProps = {
    formId,
    clientSecret: begun.clientSecret,
    onReady: setIsReady,
    onBusy: (paying) => {
      setIsPaying(paying);
      if (paying) setDeclined('');
    },
    onPaid,
    onDeclined: fail,
  };

  return (
    <Dialog
      open
      title={words.title}
      // What is being charged is not walked away from by a slip of the finger.
      onClose={() => !busy && onClose()}
      actions={
        <>
          <Button look="secondary" disabled={busy} onClick={onClose}>
            {isPaid ? words.close : words.cancel}
          </Button>
          {isPaid && !isConfirming ? (
            <Button onClick={onPaid}>{words.again}</Button>
          ) : (
            <Button type="submit" form={formId} disabled={!isReady && !busy} busy={busy && words.paying}>
              {words.pay}
            </Button>
          )}
        </>
      }
    >
      <Order begun={begun} />
      {isPaid && !isConfirming ? (
        <output className={styles.paid}>{words.paidText}</output>
      ) : (
        <>
          {begun.publishableKey === null ? (
            <TestCardForm {...form} />
          ) : (
            <LazyStripeForm {...form} publishableKey={begun.publishableKey} />
          )}
          {declined && <p className={styles.declined}>{declined}</p>}
        </>
      )}
    </Dialog>
  );
}

function Order({ begun: { wanted } }: { begun: Begun }) {
  const { craftCredits } = useViewer();
  const { name, credits, price } = wanted;
  return (
    <div className={styles.order}>
      <p className={styles.line}>
        <span>
          {name}, {paymentMessages.packages.credits(credits)}
        </span>
        <strong>{dollars(price)}</strong>
      </p>
      <p className={styles.quiet}>{words.after(craftCredits + credits)}</p>
    </div>
  );
}
