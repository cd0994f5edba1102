import { dollars } from '#contract/payments.ts';
import { composeMail } from '#server/platform/mail/mail-layout.ts';
import type { Sender } from '#server/platform/mail/mail-layout.ts';
import type { Mail } from '#server/platform/mail/mailer.ts';

interface Receipt {
  email: string;
  displayName: string;
  packageName: string;
  credits: number;
  amountCents: number;
  paymentId: string;
  at: Date;
  isTest: boolean;
  sender: Sender;
}

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

export function receiptMail(receipt: Receipt): Mail {
  const { packageName, credits, amountCents, paymentId, at, isTest } = receipt;
  const { brand, publicUrl } = receipt.sender;
  return {
    kind: 'receipt',
    to: receipt.email,
    ...composeMail(receipt.sender, {
      subject: `Your ${brand.name} receipt: ${credits} credits`,
      greeting: `Hello ${receipt.displayName},`,
      paragraphs: [
        `Thank you. ${credits} craft credits are in your account and stay yours until you use them.`,
        `${packageName}, ${credits} credits: ${dollars(amountCents)}, paid by card on ${day.format(at)}.`,
        `Payment number: ${paymentId}`,
        ...(isTest ? ['This was a test payment: no money moved.'] : []),
      ],
      action: { label: 'See your credits', url: `${publicUrl}/credits` },
      closing: ['If something is not right, please write to us, and we look into it.'],
    }),
  };
}
