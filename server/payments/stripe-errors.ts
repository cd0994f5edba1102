import { AppError } from '#server/platform/app-error.ts';

/** The part of an SDK error that may be kept: never its words or headers, which can quote a key. */
interface StripeFault {
  type: string;
  code?: string;
  statusCode?: number;
  requestId?: string;
}

/** For the operator's log. */
class StripeRefusal extends Error {
  override name = 'StripeRefusal';
  readonly code: string | undefined;

  constructor({ type, code, statusCode, requestId }: StripeFault) {
    super(['Stripe answered', type, code, statusCode, requestId].filter(Boolean).join(' '));
    this.code = code;
  }
}

const isFault = (error: unknown): error is StripeFault =>
  error instanceof Error && typeof (error as Partial<StripeFault>).type === 'string';

/** What a failed call to Stripe means to whoever asked. */
export function fromStripe(error: unknown): unknown {
  if (!isFault(error)) return error;
  const cause = new StripeRefusal(error);
  return new AppError(
    error.type === 'StripeIdempotencyError' ? 'IDEMPOTENCY_CONFLICT' : 'PAYMENT_UNAVAILABLE',
    { cause },
  );
}

export const hasCode = (error: unknown, code: string): boolean =>
  error instanceof AppError && error.cause instanceof StripeRefusal && error.cause.code === code;
