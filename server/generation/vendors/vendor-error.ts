import { AppError } from '#server/platform/app-error.ts';

export type VendorOutcome =
  | 'rate-limited'
  | 'quota'
  | 'refused'
  | 'bad-output'
  | 'timeout'
  | 'down'
  | 'misconfigured';

const back = 'Your credit is back.';
/** What the parent is told. */
const sentences: Record<VendorOutcome, string> = {
  'rate-limited': `Our idea helper is very busy right now. ${back} Please try again in a minute.`,
  quota: `Our idea helper has reached its limit for now. ${back} Please try again later.`,
  refused: `Our idea helper did not want to make something of this. ${back} Please try another theme or photo.`,
  'bad-output': `The idea that came back could not be used. ${back} Please try again.`,
  timeout: `Our idea helper took too long. ${back} Please try again.`,
  down: `Our idea helper cannot be reached right now. ${back} Please try again in a moment.`,
  misconfigured: `Our idea helper is not set up correctly. ${back} We have been told.`,
};

/** What the operator is told. */
const advice: Record<VendorOutcome, string> = {
  'rate-limited': 'the vendor limits how often this key may ask: raise its limit, or ask less',
  quota: 'the key has no credit left or has reached its spending limit: top it up at the vendor',
  refused: 'the vendor turned this question down',
  'bad-output': 'the answer was not usable: if this goes on, choose another model',
  timeout: 'no answer came in time: try a faster model, or raise AI_TIMEOUT_MS',
  down: 'the vendor cannot be reached or has trouble',
  misconfigured: 'the key, the address or the name of the model is not accepted: check the AI settings',
};

interface VendorErrorDetails {
  cause?: unknown;
  retryAfterMs?: number | null;
  /** No call was made, because the last ones failed. */
  isResting?: boolean;
}

/** How a call to a vendor went wrong, in one of seven ways. */
export class VendorError extends Error {
  override name = 'VendorError';
  readonly outcome: VendorOutcome;
  readonly retryAfterMs: number | null;
  readonly isResting: boolean;

  constructor(outcome: VendorOutcome, { cause, retryAfterMs, isResting }: VendorErrorDetails = {}) {
    super(`${outcome}: ${isResting ? 'not asked, after several failures in a row' : advice[outcome]}`, {
      cause,
    });
    this.outcome = outcome;
    this.retryAfterMs = retryAfterMs ?? null;
    this.isResting = isResting ?? false;
  }

  /** Somebody has to do something about these before the vendor works again. */
  get isForOperator(): boolean {
    return this.outcome === 'quota' || this.outcome === 'misconfigured';
  }

  toAppError(): AppError {
    const code = this.outcome === 'refused' ? 'GENERATION_DECLINED' : 'GENERATION_UNAVAILABLE';
    const retryAfterSeconds = this.retryAfterMs === null ? null : Math.ceil(this.retryAfterMs / 1000);
    return new AppError(code, {
      message: sentences[this.outcome],
      cause: this,
      ...(retryAfterSeconds === null ? {} : { retryAfterSeconds }),
    });
  }
}

interface VendorReply {
  statusCode?: number;
  responseHeaders?: Record<string, string>;
  responseBody?: string;
}

const find = <T>(error: unknown, test: (cause: Error) => T | undefined): T | undefined => {
  for (
    let cause = error;
    cause instanceof Error;
    cause = (cause as { lastError?: unknown }).lastError ?? cause.cause
  ) {
    const found = test(cause);
    if (found !== undefined) return found;
  }
  return undefined;
};

function retryAfterOf({ responseHeaders = {} }: VendorReply): number | null {
  const ms = Number(responseHeaders['retry-after-ms']);
  if (Number.isFinite(ms) && ms > 0) return ms;
  const seconds = Number(responseHeaders['retry-after']);
  return Number.isFinite(seconds) && seconds > 0 ? seconds * 1000 : null;
}

function outcomeOfReply({ statusCode = 0, responseBody = '' }: VendorReply): VendorOutcome {
  if (statusCode >= 200 && statusCode < 300) return 'bad-output';
  if (/insufficient_quota|billing|credit balance/i.test(responseBody)) return 'quota';
  if (statusCode === 429 || statusCode === 529) return 'rate-limited';
  if (/content_policy|moderation|safety|blocked/i.test(responseBody) && statusCode === 400) return 'refused';
  if (statusCode === 408 || statusCode === 504) return 'timeout';
  if ([400, 401, 402, 403, 404, 422].includes(statusCode)) return 'misconfigured';
  return 'down';
}

export const vendorErrorOf = (reply: VendorReply, cause?: unknown): VendorError =>
  new VendorError(outcomeOfReply(reply), { cause, retryAfterMs: retryAfterOf(reply) });

const unusable =
  /NoObjectGenerated|NoOutputGenerated|NoImageGenerated|JSONParse|TypeValidation|InvalidResponse|Download/;

/** The SDK says that an answer was filtered in a field of the error; for pictures only in what the vendor sent beside it. */
function isFiltered(cause: Error): boolean {
  const { finishReason, calls } = cause as { finishReason?: unknown; calls?: unknown };
  if (finishReason === 'content-filter') return true;
  return (
    calls !== undefined &&
    /"(finishReason|blockReason)":"[A-Z_]*(SAFETY|PROHIBITED|BLOCK|RECITATION)/.test(JSON.stringify(calls))
  );
}

/** Any error of the SDK or the network as one of the seven. */
export function toVendorError(error: unknown): VendorError {
  const own = find(error, (cause) => (cause instanceof VendorError ? cause : undefined));
  if (own) return own;
  const timedOut = find(error, (cause) => (/^(Timeout|Abort)Error$/.test(cause.name) ? true : undefined));
  if (timedOut) return new VendorError('timeout', { cause: error });
  const reply = find(error, (cause) =>
    'statusCode' in cause && cause.statusCode ? (cause as VendorReply) : undefined,
  );
  if (reply) return vendorErrorOf(reply, error);
  if (!find(error, (cause) => (unusable.test(cause.name) ? true : undefined)))
    return new VendorError('down', { cause: error });
  const filtered = find(error, (cause) => (isFiltered(cause) ? true : undefined));
  return new VendorError(filtered ? 'refused' : 'bad-output', { cause: error });
}
