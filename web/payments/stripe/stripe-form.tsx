import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import type { Stripe } from '@stripe/stripe-js';
import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
import { paymentMessages } from '#web/payments/messages.ts';
import styles from '#web/payments/purchase.module.css';
import { sentences } from '#web/lib/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { FormSkeleton } from './form-skeleton.tsx';
import type { StripeFormProps } from '#web/payments/card-form.ts';
import { loadStripeInTime, needsFreshPage, patienceMs } from './load-stripe.ts';
import { paperAppearance } from './paper-appearance.ts';

const words = paymentMessages.purchase;

interface TryProps extends StripeFormProps {
  onMissing: () => void;
}

/** Stripe's card form, in place: what is typed goes to Stripe and never to us. */
export function StripeForm(props: StripeFormProps) {
  const { onReady } = props;
  const [tries, setTries] = useState(1);
  const [isMissing, setIsMissing] = useState(false);
  const giveUp = useCallback(() => {
    onReady(false);
    setIsMissing(true);
  }, [onReady]);
  const tryAgain = () => {
    if (needsFreshPage()) return location.reload();
    setIsMissing(false);
    setTries((count) => count + 1);
  };

  if (!isMissing) return <FormOfOneTry key={tries} {...props} onMissing={giveUp} />;
  return (
    <div className={styles.problem} role="alert">
      <p>{words.unreachable}</p>
      <Button look="secondary" onClick={tryAgain}>
        {words.again}
      </Button>
    </div>
  );
}

function FormOfOneTry(props: TryProps) {
  const { publishableKey, clientSecret, onMissing } = props;
  const [stripe, setStripe] = useState<Stripe | null>(null);

  useEffect(() => {
    let left = false;
    loadStripeInTime(publishableKey).then(
      (loaded) => !left && setStripe(loaded),
      () => !left && onMissing(),
    );
    return () => {
      left = true;
    };
  }, [publishableKey, onMissing]);

  if (!stripe) return <FormSkeleton />;
  return (
    <Elements stripe={stripe} options={{ clientSecret, appearance: paperAppearance() }}>
      <CardFields {...props} />
    </Elements>
  );
}

function CardFields(props: TryProps) {
  const { formId, clientSecret, onReady, onBusy, onPaid, onDeclined, onMissing } = props;
  const stripe = useStripe();
  const elements = useElements();
  const [isShown, setIsShown] = useState(false);
  const paying = useRef(false);

  useEffect(() => {
    if (isShown) return undefined;
    const timer = setTimeout(onMissing, patienceMs);
    return () => clearTimeout(timer);
  }, [isShown, onMissing]);

  const pay = async () => {
    if (!stripe || !elements) return;
    // What is wrong with a field, the form itself says beside it.
    if ((await elements.submit()).error) return;
    const { error, paymentIntent } = await stripe.confirmPayment({
      elements,
      clientSecret,
      redirect: 'if_required',
      confirmParams: { return_url: location.href },
    });
    if (paymentIntent) onPaid();
    else if (error?.type !== 'validation_error') onDeclined(error?.message ?? sentences.unknown);
  };

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (paying.current) return;
    paying.current = true;
    onBusy(true);
    pay()
      .catch(() => onDeclined(sentences.offline))
      .finally(() => {
        paying.current = false;
        onBusy(false);
      });
  };

  return (
    <form id={formId} onSubmit={onSubmit}>
      {!isShown && <FormSkeleton />}
      <PaymentElement
        onReady={() => {
          setIsShown(true);
          onReady(true);
        }}
        onLoadError={onMissing}
      />
    </form>
  );
}
