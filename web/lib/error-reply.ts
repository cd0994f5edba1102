import type { ErrorReply } from '#contract/errors.ts';
import { ApiError, sentences } from './api-error.ts';

export function errorOfReply(status: number, text: string): ApiError {
  const reply = readReply(text);
  return new ApiError(`${status}: ${text}`, {
    status,
    code: reply?.code,
    sentence: reply?.message ?? sentences.unknown,
    issues: reply?.issues,
  });
}

function readReply(text: string): ErrorReply | null {
  try {
    const value: unknown = JSON.parse(text);
    const isReply = typeof value === 'object' && value !== null && 'message' in value;
    return isReply && typeof value.message === 'string' ? (value as ErrorReply) : null;
  } catch {
    return null;
  }
}
