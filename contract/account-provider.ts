import * as z from 'zod/mini';
import { currentPasswordSchema } from './account.ts';
import { actionReplySchema, instantSchema, integerIdSchema } from './common.ts';
import { endpoint } from './endpoint.ts';

const ownId = z.object({ id: integerIdSchema });

export const connectionSchema = z.object({
  /** Null while the account is not connected. */
  since: z.nullable(instantSchema),
  /** Without it nobody could sign in to the account. */
  isOnlyWay: z.boolean(),
});

export const getConnection = endpoint({
  method: 'GET',
  path: '/api/users/:id/provider',
  summary: 'Whether your account is connected with the OpenID Connect provider',
  access: 'signed-in',
  params: ownId,
  response: connectionSchema,
  errors: ['FORBIDDEN'],
});

export const beginConnection = endpoint({
  method: 'POST',
  path: '/api/users/:id/provider',
  summary: 'Begin to connect your account: the answer says where to go',
  access: 'signed-in',
  params: ownId,
  body: z.object({ currentPassword: currentPasswordSchema }),
  response: z.object({ success: z.literal(true), address: z.string() }),
  errors: ['FORBIDDEN', 'ACCOUNT_WRONG_PASSWORD', 'ACCOUNT_SIGN_IN_AGAIN', 'ACCOUNT_PROVIDER_UNAVAILABLE'],
});

export const endConnection = endpoint({
  method: 'DELETE',
  path: '/api/users/:id/provider',
  summary: 'Sign in with the password alone again; your other sessions end',
  access: 'signed-in',
  params: ownId,
  body: z.object({ currentPassword: currentPasswordSchema }),
  response: actionReplySchema,
  errors: [
    'FORBIDDEN',
    'ACCOUNT_WRONG_PASSWORD',
    'ACCOUNT_SIGN_IN_AGAIN',
    'ACCOUNT_LAST_WAY_IN',
    'NOT_FOUND',
  ],
});
