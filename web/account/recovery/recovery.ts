import {
  forgotFormSchema,
  forgotPassword,
  resetFormSchema,
  resetPassword,
  verifyResetToken,
} from '#contract/account-recovery.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { call } from '#web/lib/call.ts';
import { firstErrors } from '#web/lib/first-errors.ts';
import type { FieldErrors, Values } from '#web/lib/form-values.ts';
import { newPasswordMessages } from '#web/account/sign-in/new-password-messages.ts';

type ResetField = 'password' | 'confirmPassword';

export const validateForgot = (values: Values<'email'>): FieldErrors<'email'> =>
  firstErrors(forgotFormSchema, values);

export function validateReset(
  values: Values<ResetField>,
  { token, passwordMinLength }: { token: string; passwordMinLength: number },
): FieldErrors<ResetField | 'token'> {
  const errors: FieldErrors<ResetField | 'token'> = firstErrors(resetFormSchema, { ...values, token });
  if (values.password.length < passwordMinLength) {
    errors.password ??= newPasswordMessages.tooShort(passwordMinLength);
  }
  if (values.confirmPassword.length >= passwordMinLength && values.confirmPassword !== values.password) {
    errors.confirmPassword = newPasswordMessages.match.no;
  }
  return errors;
}

export const askForLink = (email: string) => call(forgotPassword, { body: { email } });

export const setNewPassword = (token: string, password: string) =>
  call(resetPassword, { body: { token, password } });

type LinkState = { state: 'valid' } | { state: 'invalid'; sentence: string } | { state: 'unknown' };

/** How a link from a mail stands. That nobody could tell is another thing than that it is no good. */
export async function verifyLink(token: string): Promise<LinkState> {
  if (token === '') return { state: 'unknown' };
  try {
    await call(verifyResetToken, { params: { token } });
    return { state: 'valid' };
  } catch (error) {
    if (!(error instanceof ApiError) || error.retryable) return { state: 'unknown' };
    return { state: 'invalid', sentence: error.sentence };
  }
}

/** A link that has been used or is too old cannot be tried again. */
export const isDeadLink = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'ACCOUNT_RESET_TOKEN_INVALID';
