import { errorTable } from '#contract/errors.ts';
import type { ErrorCode, ErrorIssue } from '#contract/errors.ts';

interface AppErrorDetails {
  /** Said to the person instead of the code's own sentence. */
  message?: string;
  issues?: ErrorIssue[];
  retryAfterSeconds?: number;
  /** For the operator's log only. */
  cause?: unknown;
}

/** An expected refusal; the one error handler turns it into the reply. */
export class AppError extends Error {
  override name = 'AppError';
  readonly code: ErrorCode;
  readonly issues: ErrorIssue[] | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ErrorCode, details: AppErrorDetails = {}) {
    super(details.message ?? errorTable[code].sentence, { cause: details.cause });
    this.code = code;
    this.issues = details.issues;
    this.retryAfterSeconds = details.retryAfterSeconds;
  }
}
