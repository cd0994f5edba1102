import {
  loginFormSchema,
  nicknameCheckDelayMs as lookUpDelayMs,
  nicknameLength,
  nicknameSchema,
  registerFormSchema,
} from '#contract/account.ts';
import { firstErrors } from '#web/lib/first-errors.ts';
import type { FieldErrors, Values } from '#web/lib/form-values.ts';
import type { LoginField, RegisterField } from './form-fields.ts';
import { newPasswordMessages } from './new-password-messages.ts';

export function validateLogin(values: Values<LoginField>): FieldErrors<LoginField> {
  return firstErrors(loginFormSchema, values);
}

/** The operator may ask for longer passwords than the contract's floor. */
export function validateRegister(
  values: Values<RegisterField>,
  passwordMinLength: number,
): FieldErrors<RegisterField> {
  const errors: FieldErrors<RegisterField> = firstErrors(registerFormSchema, values);
  if (values.password.length < passwordMinLength) {
    errors.password = newPasswordMessages.tooShort(passwordMinLength);
  }
  if (values.confirmPassword !== values.password) errors.confirmPassword = newPasswordMessages.match.no;
  return errors;
}

export const nicknameCheckDelayMs = lookUpDelayMs;

/** A nickname is looked up once it is long enough and could be accepted. */
export function canLookUpNickname(nickname: string): boolean {
  return nickname.trim().length >= nicknameLength.min && nicknameSchema.safeParse(nickname).success;
}
