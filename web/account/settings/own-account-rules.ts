import { changeEmail, changePassword, deleteAccount } from '#contract/account-profile.ts';
import { firstErrors } from '#web/lib/first-errors.ts';
import type { FieldErrors, Values } from '#web/lib/form-values.ts';
import { newPasswordMessages } from '#web/account/sign-in/new-password-messages.ts';
import { settingsMessages } from './settings-messages.ts';

type PasswordField = 'currentPassword' | 'newPassword' | 'confirmPassword';
type EmailField = 'email' | 'currentPassword';

export function validatePasswordChange(
  values: Values<PasswordField>,
  passwordMinLength: number,
): FieldErrors<PasswordField> {
  const errors: FieldErrors<PasswordField> = firstErrors(changePassword.body, values);
  if (values.newPassword.length < passwordMinLength) {
    errors.newPassword = newPasswordMessages.tooShort(passwordMinLength);
  }
  if (values.confirmPassword !== values.newPassword) errors.confirmPassword = newPasswordMessages.match.no;
  return errors;
}

export function validateEmailChange(values: Values<EmailField>, present: string): FieldErrors<EmailField> {
  const errors: FieldErrors<EmailField> = firstErrors(changeEmail.body, values);
  if (values.email.trim().toLowerCase() === present.toLowerCase()) errors.email = settingsMessages.email.same;
  return errors;
}

export const validateDeletion = (values: Values<'currentPassword'>): FieldErrors<'currentPassword'> =>
  firstErrors(deleteAccount.body, values);
