import type { ErrorCode, ErrorIssue } from '#contract/errors.ts';

export const sentences = {
  offline: 'We could not reach the server. Please check your internet connection and try again.',
  unknown: 'Something went wrong on our side. Please try again.',
};

interface Failure {
  status: number;
  code?: ErrorCode | 'OFFLINE' | undefined;
  sentence: string;
  issues?: ErrorIssue[] | undefined;
}

/** Any answer that is not good. `message` is for logs and checks; `sentence` is for people. */
export class ApiError extends Error {
  /** 0 when no answer came at all. */
  readonly status: number;
  readonly code: ErrorCode | 'OFFLINE' | undefined;
  readonly sentence: string;
  readonly issues: readonly ErrorIssue[];

  constructor(message: string, failure: Failure) {
    super(message);
    this.name = 'ApiError';
    this.status = failure.status;
    this.code = failure.code;
    this.sentence = failure.sentence;
    this.issues = failure.issues ?? [];
  }

  /** Whether the same request may succeed a moment later. */
  get retryable(): boolean {
    return this.status === 0 || this.status === 429 || this.status >= 500;
  }
}

export function offlineError(cause: unknown): ApiError {
  const error = new ApiError(`0: ${cause instanceof Error ? cause.message : 'no answer'}`, {
    status: 0,
    code: 'OFFLINE',
    sentence: sentences.offline,
  });
  error.cause = cause;
  return error;
}

/** The words to show for whatever was thrown. */
export function sentenceOf(error: unknown): string {
  return error instanceof ApiError ? error.sentence : sentences.unknown;
}
