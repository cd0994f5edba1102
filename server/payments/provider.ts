/** Everything the provider is told about a payment; what is in `metadata` comes back with it. */
export interface PaymentOrder {
  amountCents: number;
  currency: string;
  description: string;
  metadata: Record<string, string>;
  /** The same key is the same payment, however often it is asked for. */
  key: string;
}

/** How a payment stands at its provider. */
export interface Payment {
  id: string;
  state: 'unpaid' | 'processing' | 'paid' | 'canceled';
  receivedCents: number;
  refundedCents: number;
  currency: string;
  isDisputed: boolean;
  /** Why the last try did not go through, in words for the person. */
  failure: string | null;
  metadata: Record<string, string>;
}

/** Who takes the money. Throws PAYMENT_UNAVAILABLE when it cannot be asked. */
export interface PaymentProvider {
  readonly name: 'stripe' | 'test';
  /** What the browser needs for its card form; null where there is no such key. */
  readonly publishableKey: string | null;
  create(order: PaymentOrder): Promise<{ id: string; clientSecret: string }>;
  find(id: string): Promise<Payment | null>;
  /** False when it cannot be canceled anymore, because it was paid. */
  cancel(id: string): Promise<boolean>;
  /** The payments that were refunded or disputed since then. */
  listReversed(since: Date): Promise<string[]>;
}
