import * as z from 'zod/mini';
import { currentPasswordSchema } from './account.ts';
import { signInCodeSchema } from './account-second-factor.ts';
import { actionReplySchema, instantSchema, integerIdSchema, wholeNumberSchema } from './common.ts';
import { endpoint } from './endpoint.ts';
import { tokenScopes } from './token-scopes.ts';

const longestTokenName = 60;
export const tokenDays = { min: 1, max: 366, usual: 90 } as const;
export const mostTokens = 20;

const nameMessage = `Please give it a name of at most ${longestTokenName} characters`;
const scopesMessage = 'Please choose at least one thing it may do';

const accessTokenSchema = z.object({
  id: z.int(),
  name: z.string(),
  scopes: z.array(z.enum(tokenScopes)),
  createdAt: instantSchema,
  /** To the minute; null while nothing has come with it. */
  lastUsedAt: z.nullable(instantSchema),
  expiresAt: instantSchema,
});
export type AccessToken = z.output<typeof accessTokenSchema>;

const ownId = z.object({ id: integerIdSchema });

export const listAccessTokens = endpoint({
  method: 'GET',
  path: '/api/users/:id/tokens',
  summary: 'Your access tokens, newest first; never what opens anything',
  access: 'signed-in',
  params: ownId,
  response: z.array(accessTokenSchema),
  errors: ['FORBIDDEN'],
});

/** Not idempotent: a kept answer would hold the token, of which only a hash is to be kept. */
export const createAccessToken = endpoint({
  method: 'POST',
  path: '/api/users/:id/tokens',
  summary: 'Make an access token for a program of yours: the answer has it, and it is told only this once',
  access: 'signed-in',
  params: ownId,
  body: z.object({
    name: z
      .string(nameMessage)
      .check(z.trim(), z.minLength(1, nameMessage), z.maxLength(longestTokenName, nameMessage)),
    scopes: z
      .array(z.enum(tokenScopes), scopesMessage)
      .check(z.minLength(1, scopesMessage), z.maxLength(tokenScopes.length, scopesMessage)),
    days: wholeNumberSchema(`Please enter ${tokenDays.min} to ${tokenDays.max} days`, tokenDays),
    currentPassword: currentPasswordSchema,
    /** Where two-step sign-in is on. */
    signInCode: z.optional(signInCodeSchema),
  }),
  status: 201,
  response: z.object({ success: z.literal(true), accessToken: accessTokenSchema, token: z.string() }),
  errors: [
    'FORBIDDEN',
    'CONFLICT',
    'ACCOUNT_WRONG_PASSWORD',
    'ACCOUNT_SIGN_IN_AGAIN',
    'ACCOUNT_WRONG_SIGN_IN_CODE',
  ],
});

export const revokeAccessToken = endpoint({
  method: 'DELETE',
  path: '/api/users/:id/tokens/:tokenId',
  summary: 'Take an access token back; what comes with it is refused from then on',
  access: 'signed-in',
  params: z.object({ id: integerIdSchema, tokenId: integerIdSchema }),
  response: actionReplySchema,
  errors: ['FORBIDDEN', 'NOT_FOUND'],
});
