import * as z from 'zod/mini';
import { emailSchema, newPasswordSchema, passwordLength } from './account.ts';
import { actionReplySchema } from './common.ts';
import { endpoint } from './endpoint.ts';

export const resetTokenLifeMinutes = 60;

const invalidToken = 'Invalid reset token. Please try requesting a new password reset link.';
const shortPassword = 'Password must be at least 6 characters long.';

export const forgotFormSchema = z.object({ email: emailSchema });

/** The form asks for the new password twice; the second one is never sent. */
export const resetFormSchema = z
  .object({
    token: z.string(invalidToken).check(z.minLength(1, invalidToken)),
    password: z
      .string(shortPassword)
      .check(
        z.minLength(passwordLength.min, shortPassword),
        z.maxLength(passwordLength.max, 'Password must be less than 100 characters'),
      ),
    confirmPassword: z
      .string('Please confirm your password')
      .check(z.minLength(passwordLength.min, 'Please confirm your password')),
  })
  .check(
    z.refine((form) => form.password === form.confirmPassword, {
      error: "Passwords don't match",
      path: ['confirmPassword'],
    }),
  );

const tokenRequired = 'Reset token is required';

export const forgotPassword = endpoint({
  method: 'POST',
  path: '/api/forgot-password',
  summary: 'Ask for a password reset link; the answer is the same for every address',
  access: 'public',
  openWhenPrivate: true,
  body: forgotFormSchema,
  response: actionReplySchema,
  errors: ['ACCOUNT_PASSWORDS_OFF'],
});

export const verifyResetToken = endpoint({
  method: 'GET',
  path: '/api/verify-reset-token/:token',
  summary: 'Whether a password reset link still works',
  access: 'public',
  openWhenPrivate: true,
  params: z.object({ token: z.string().check(z.maxLength(200)) }),
  response: actionReplySchema,
  errors: ['ACCOUNT_RESET_TOKEN_INVALID'],
});

export const resetPassword = endpoint({
  method: 'POST',
  path: '/api/reset-password',
  summary: 'Set a new password with a reset link; every session of the account ends',
  access: 'public',
  openWhenPrivate: true,
  body: z.object({
    token: z.string(tokenRequired).check(z.minLength(1, tokenRequired), z.maxLength(200)),
    password: newPasswordSchema,
  }),
  response: actionReplySchema,
  errors: ['ACCOUNT_RESET_TOKEN_INVALID', 'ACCOUNT_PASSWORDS_OFF'],
});

export const confirmEmail = endpoint({
  method: 'POST',
  path: '/api/confirm-email',
  summary: 'Finish a change of address with the link from the mail',
  access: 'public',
  openWhenPrivate: true,
  body: z.object({ token: z.string(tokenRequired).check(z.minLength(1, tokenRequired), z.maxLength(200)) }),
  response: actionReplySchema,
  errors: ['ACCOUNT_EMAIL_LINK_INVALID', 'ACCOUNT_EMAIL_TAKEN'],
});
