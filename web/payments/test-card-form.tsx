import { useEffect, useRef } from 'react';
import { cardSchema, confirmTestPayment, testCard } from '#contract/payments.ts';
import { ApiError, sentenceOf } from '#web/lib/api-error.ts';
import { useCheckedForm } from '#web/lib/checked-form.ts';
import { firstErrors } from '#web/lib/first-errors.ts';
import { useSend } from '#web/lib/send.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import type { CardFormProps } from './card-form.ts';
import { paymentMessages } from './messages.ts';
import styles from './purchase.module.css';

const words = paymentMessages.testCard;
const fields = ['number', 'exp', 'cvc'] as const;

/** A card form of our own, for cards that do not exist. */
export function TestCardForm({ formId, clientSecret, onReady, onBusy, onPaid, onDeclined }: CardFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { sendAsync } = useSend(confirmTestPayment);
  const { errors, handlers } = useCheckedForm({
    fields,
    validate: (values) => firstErrors(cardSchema, values),
    send: async (card) => {
      onBusy(true);
      try {
        await sendAsync({ body: { ...card, clientSecret } });
        onPaid();
      } finally {
        onBusy(false);
      }
    },
    onFailed: (error) => {
      // What a field says for itself need not be said twice.
      if (!(error instanceof ApiError && error.issues.length > 0)) onDeclined(sentenceOf(error));
    },
  });
  useEffect(() => onReady(true), [onReady]);

  const fill = () => {
    for (const name of fields) {
      const field = form.current?.elements.namedItem(name);
      if (field instanceof HTMLInputElement) field.value = testCard[name];
    }
    form.current?.dispatchEvent(new Event('input', { bubbles: true }));
  };

  return (
    <form id={formId} ref={form} {...handlers} className={styles.form} autoComplete="off">
      <div className={styles.mode}>
        <strong>{words.mode}</strong>
        <p>{words.text}</p>
        <Button look="secondary" onClick={fill}>
          {words.fill}
        </Button>
      </div>
      <Field
        label={words.number}
        name="number"
        inputMode="numeric"
        autoComplete="off"
        maxLength={30}
        required
        error={errors.number}
      />
      <div className={styles.pair}>
        <Field
          label={words.exp}
          name="exp"
          inputMode="numeric"
          autoComplete="off"
          maxLength={9}
          required
          hint={words.expHint}
          error={errors.exp}
        />
        <Field
          label={words.cvc}
          name="cvc"
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          required
          hint={words.cvcHint}
          error={errors.cvc}
        />
      </div>
    </form>
  );
}
