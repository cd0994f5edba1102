import { ApiError } from '#web/lib/api-error.ts';

/** Said beside the field, which has the focus then: a toast would only cover what comes next. */
export const isWrongCode = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'ACCOUNT_WRONG_SIGN_IN_CODE';
