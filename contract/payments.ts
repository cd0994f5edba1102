import * as z from 'zod/mini';
import { instantSchema, integerIdSchema } from './common.ts';
import { endpoint } from './endpoint.ts';
import { pageQuerySchema } from './paging.ts';

/** `off`: nothing can be bought. `test`: a card form of our own, and no money moves. */
const paymentProviders = ['stripe', 'test', 'off'] as const;

export const purchaseStatuses = [
  'pending',
  'completed',
  'failed',
  'refunded',
  'partly-refunded',
  'disputed',
  'canceled',
] as const;
export type PurchaseStatus = (typeof purchaseStatuses)[number];

export const purchaseTypes = ['purchase', 'adjustment'] as const;

export const dollars = (cents: number): string => `$${(cents / 100).toFixed(2)}`;

/** What the test provider takes for good; its other cards are declined, each in its own way. */
export const testCard = { number: '4242 4242 4242 4242', exp: '12/34', cvc: '123' } as const;

export const creditPackageSchema = z.object({
  id: z.int(),
  name: z.string(),
  credits: z.int(),
  /** In cents. */
  price: z.int(),
  description: z.nullable(z.string()),
  isActive: z.boolean(),
  createdAt: instantSchema,
});
export type CreditPackage = z.output<typeof creditPackageSchema>;

export const listCreditPackages = endpoint({
  method: 'GET',
  path: '/api/credit-packages',
  summary: 'What can be bought; nothing when payments are off',
  access: 'signed-in',
  response: z.array(creditPackageSchema),
});

export const getPaymentConfig = endpoint({
  method: 'GET',
  path: '/api/payment-config',
  summary: 'Who takes the payments, and the public key of their card form',
  access: 'signed-in',
  response: z.object({ provider: z.enum(paymentProviders), publishableKey: z.nullable(z.string()) }),
});

export const createPaymentIntent = endpoint({
  method: 'POST',
  path: '/api/create-payment-intent',
  summary: 'Begin to pay for a package',
  access: 'signed-in',
  body: z.object({ packageId: integerIdSchema }),
  response: z.object({ clientSecret: z.string() }),
  errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS', 'PAYMENT_UNAVAILABLE'],
  idempotent: true,
});

const paymentMessage = 'This payment is not valid.';

export const confirmCreditPurchase = endpoint({
  method: 'POST',
  path: '/api/confirm-credit-purchase',
  summary: 'Add the credits of a payment that went through',
  access: 'signed-in',
  body: z.object({
    paymentIntentId: z.string(paymentMessage).check(z.regex(/^\w{1,200}$/, paymentMessage)),
    packageId: integerIdSchema,
  }),
  response: z.object({ success: z.literal(true), message: z.string(), craftCredits: z.int() }),
  errors: ['NOT_FOUND', 'PAYMENT_NOT_COMPLETED', 'PAYMENT_UNAVAILABLE'],
  idempotent: true,
});

const numberMessage = 'Please enter the card number';
const expMessage = 'Please enter the date as MM/YY';
const cvcMessage = 'Please enter the 3 or 4 digits';

/** Month and year, as people write them. */
export const expiryPattern = /^\s*(0?[1-9]|1[0-2])\s*\/?\s*(?:20)?(\d{2})\s*$/;

const cardFields = {
  number: z.string(numberMessage).check(z.regex(/^[\d -]{12,30}$/, numberMessage)),
  exp: z.string(expMessage).check(z.regex(expiryPattern, expMessage)),
  cvc: z.string(cvcMessage).check(z.regex(/^\s*\d{3,4}\s*$/, cvcMessage)),
};
export const cardSchema = z.object(cardFields);
export type Card = z.output<typeof cardSchema>;

export const confirmTestPayment = endpoint({
  method: 'POST',
  path: '/api/test-payments/confirm',
  summary: 'Pay with a test card; no money moves',
  access: 'signed-in',
  body: z.object({ clientSecret: z.string(paymentMessage).check(z.maxLength(300)), ...cardFields }),
  response: z.object({ paymentIntent: z.object({ id: z.string(), status: z.literal('succeeded') }) }),
  errors: ['NOT_FOUND', 'CONFLICT', 'PAYMENT_DECLINED'],
});

export const purchaseSchema = z.object({
  createdAt: instantSchema,
  packageName: z.string(),
  /** In cents. */
  amount: z.int(),
  credits: z.int(),
  status: z.enum(purchaseStatuses),
  type: z.enum(purchaseTypes),
  note: z.nullable(z.string()),
});
export type Purchase = z.output<typeof purchaseSchema>;

export const listCreditPurchases = endpoint({
  method: 'GET',
  path: '/api/users/:id/credit-purchases',
  summary: 'What you bought, newest first; administrators may read everybody’s',
  access: 'signed-in',
  params: z.object({ id: integerIdSchema }),
  query: pageQuerySchema,
  response: z.array(purchaseSchema),
  errors: ['FORBIDDEN'],
});
