import * as z from 'zod/mini';
import { emailSchema, newPasswordSchema, nicknameSchema } from './account.ts';
import { actionReplySchema, integerIdSchema } from './common.ts';
import { craftIdSchema } from './crafts.ts';
import { endpoint } from './endpoint.ts';

const userParams = z.object({ id: integerIdSchema });

const usernameMessage = 'Username is required';

export const createUserFormSchema = z.object({
  /** Asked for, and not kept: the server makes it the lower-cased address. */
  username: z
    .string(usernameMessage)
    .check(z.trim(), z.minLength(1, usernameMessage), z.maxLength(254, 'At most 254 characters fit')),
  email: emailSchema,
  password: newPasswordSchema,
  displayName: nicknameSchema,
  isAdmin: z.optional(z.boolean()),
});

export const createAdminUser = endpoint({
  method: 'POST',
  path: '/api/admin/users',
  summary: 'Create an account for somebody, as an administrator if wished',
  access: 'admin',
  body: createUserFormSchema,
  response: actionReplySchema,
  errors: ['ACCOUNT_EMAIL_TAKEN', 'ACCOUNT_NICKNAME_TAKEN'],
  idempotent: true,
});

export const resetUserPasswordFormSchema = z.object({ newPassword: newPasswordSchema });

export const resetUserPassword = endpoint({
  method: 'POST',
  path: '/api/admin/users/:id/reset-password',
  summary: 'Set somebody’s password; their sessions end, and they are asked to choose their own',
  access: 'admin',
  params: userParams,
  body: resetUserPasswordFormSchema,
  response: actionReplySchema,
  errors: ['NOT_FOUND', 'CONFLICT'],
});

export const deleteAdminUser = endpoint({
  method: 'DELETE',
  path: '/api/admin/users/:id',
  summary: 'Delete somebody’s account with all that is theirs; never your own',
  access: 'admin',
  params: userParams,
  response: actionReplySchema,
  errors: ['NOT_FOUND', 'CONFLICT', 'ACCOUNT_LAST_ADMIN'],
});

export const deleteAdminCraft = endpoint({
  method: 'DELETE',
  path: '/api/admin/crafts/:id',
  summary: 'Delete a craft with its picture and its post',
  access: 'admin',
  params: z.object({ id: craftIdSchema }),
  response: actionReplySchema,
  errors: ['NOT_FOUND'],
});

export const deleteAdminPost = endpoint({
  method: 'DELETE',
  path: '/api/admin/posts/:id',
  summary: 'Delete a post with its comments; the craft stays with its maker',
  access: 'admin',
  params: userParams,
  response: actionReplySchema,
  errors: ['NOT_FOUND'],
});

const mostCreditsAtOnce = 1_000_000;
/** Nobody has more; the database could not count much further. */
export const mostCredits = 1_000_000_000;
export const longestCreditNote = 300;
const manyCredits = `At most ${mostCreditsAtOnce.toLocaleString('en-US')} credits at once`;

/** As people write numbers into a form: what is not a number counts as 0. */
export const creditAmount = (value: string | number): number =>
  (typeof value === 'number' ? Math.trunc(value) : Number.parseInt(value, 10)) || 0;

const noAmount = 'Please enter a number of credits';

export const adjustCreditsFormSchema = z.object({
  amount: z.pipe(
    z.pipe(z.union([z.number(), z.string()], noAmount), z.transform(creditAmount)),
    z.number().check(z.minimum(-mostCreditsAtOnce, manyCredits), z.maximum(mostCreditsAtOnce, manyCredits)),
  ),
  note: z.optional(
    z.nullable(
      z
        .string()
        .check(z.trim(), z.maxLength(longestCreditNote, `At most ${longestCreditNote} characters fit`)),
    ),
  ),
});

export const adjustUserCredits = endpoint({
  method: 'POST',
  path: '/api/admin/users/:id/credits',
  summary: 'Give credits, or take them as far as they are there',
  access: 'admin',
  params: userParams,
  body: adjustCreditsFormSchema,
  response: z.object({ success: z.literal(true), newCreditBalance: z.int(), message: z.string() }),
  errors: ['NOT_FOUND', 'CONFLICT'],
  idempotent: true,
});
