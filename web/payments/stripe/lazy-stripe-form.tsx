import { Suspense } from 'react';
import type { StripeFormProps } from '#web/payments/card-form.ts';
import { lazyPart } from '#web/lib/lazy-part.tsx';
import { FormSkeleton } from './form-skeleton.tsx';

const stripeForm = lazyPart<StripeFormProps>(() => import('./stripe-form.tsx').then((m) => m.StripeForm));

/** Stripe's part of the code comes with the first purchase, and only where Stripe takes the money. */
export function LazyStripeForm(props: StripeFormProps) {
  return (
    <Suspense fallback={<FormSkeleton />}>
      <stripeForm.Part {...props} />
    </Suspense>
  );
}
