import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { confirmCreditPurchase, createPaymentIntent, type CreditPackage } from '#contract/payments.ts';
import { sentenceOf } from '#web/lib/api-error.ts';
import { useSend } from '#web/lib/send.ts';
import { useSession } from '#web/lib/viewer.tsx';
import { showToast } from '#web/ui/toasts/toast-store.ts';
import { paymentMessages } from './messages.ts';
import { paymentConfigQuery, useForgetCreditHistory } from './queries.ts';

const words = paymentMessages.purchase;

/** A payment under way: begun with the server, not yet granted. */
export interface Begun {
  wanted: CreditPackage;
  clientSecret: string;
  /** Stripe's public key; null with the test provider. */
  publishableKey: string | null;
}

/** Has the payment made, and learns whose card form to show. */
function usePreparation() {
  const client = useQueryClient();
  const { sendAsync } = useSend(createPaymentIntent);
  return async (wanted: CreditPackage): Promise<Begun> => {
    const [{ publishableKey }, { clientSecret }] = await Promise.all([
      client.ensureQueryData(paymentConfigQuery),
      sendAsync({ body: { packageId: wanted.id } }),
    ]);
    return { wanted, clientSecret, publishableKey };
  };
}

/** From the choice to the credits. */
export function usePurchase() {
  const { setViewer } = useSession();
  const forgetHistory = useForgetCreditHistory();
  const [pending, setPending] = useState<CreditPackage | null>(null);
  const [begun, setBegun] = useState<Begun | null>(null);
  const [isPaid, setIsPaid] = useState(false);
  const prepare = usePreparation();
  const confirming = useSend(confirmCreditPurchase);

  const begin = async (wanted: CreditPackage) => {
    if (pending) return;
    setPending(wanted);
    try {
      const next = await prepare(wanted);
      setIsPaid(false);
      setBegun(next);
    } catch (error) {
      showToast({ tone: 'error', title: words.setupFailed, description: sentenceOf(error) });
    } finally {
      setPending(null);
    }
  };

  const close = () => {
    setBegun(null);
    forgetHistory();
  };

  /** The card is charged: from here on only the credits are asked for, never the money again. */
  const confirm = async ({ wanted, clientSecret }: Begun) => {
    setIsPaid(true);
    const paymentIntentId = clientSecret.split('_secret_')[0] ?? '';
    try {
      const body = { paymentIntentId, packageId: wanted.id };
      const { craftCredits } = await confirming.sendAsync({ body });
      setViewer((now) => now && { ...now, craftCredits });
      showToast({ tone: 'success', title: words.done, description: words.doneText });
      close();
    } catch (error) {
      showToast({ tone: 'error', title: words.confirmFailed, description: sentenceOf(error) });
    }
  };

  return { pending, begun, isPaid, isConfirming: confirming.busy, begin, confirm, close };
}
