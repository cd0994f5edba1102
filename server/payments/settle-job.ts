import { jobKind } from '#server/platform/jobs/job.ts';

/** Brings a purchase in line with its payment, also when the browser that paid is gone. */
export const settlePaymentJob = jobKind<{ paymentId: string }>({
  name: 'payments.settle-payment',
  maxAttempts: 10,
});
