import * as z from 'zod/mini';
import { authReplySchema, currentPasswordSchema } from './account.ts';
import { actionReplySchema, instantSchema, integerIdSchema } from './common.ts';
import { endpoint } from './endpoint.ts';

/** How long somebody may take to find their key and show their face. */
export const passkeyChallengeLifeMinutes = 5;
export const longestPasskeyName = 60;
export const mostPasskeys = 20;

const ownId = z.object({ id: integerIdSchema });

/** Bytes, as WebAuthn writes them in JSON. */
const bytesSchema = z.string().check(z.minLength(1), z.maxLength(20_000), z.regex(/^[\w-]+$/));

const noName = 'Please give the passkey a name';
export const passkeyNameSchema = z
  .string(noName)
  .check(
    z.trim(),
    z.minLength(1, noName),
    z.maxLength(longestPasskeyName, `At most ${longestPasskeyName} characters fit`),
  );

/** What a device signed with a passkey (AuthenticationResponseJSON of WebAuthn). */
const assertionSchema = z.object({
  id: bytesSchema,
  rawId: bytesSchema,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: bytesSchema,
    authenticatorData: bytesSchema,
    signature: bytesSchema,
    userHandle: z.optional(z.nullable(bytesSchema)),
  }),
});
export type PasskeyAssertion = z.output<typeof assertionSchema>;

/** A new passkey (RegistrationResponseJSON). */
const attestationSchema = z.object({
  id: bytesSchema,
  rawId: bytesSchema,
  type: z.literal('public-key'),
  response: z.object({ clientDataJSON: bytesSchema, attestationObject: bytesSchema }),
});
export type PasskeyAttestation = z.output<typeof attestationSchema>;

/** What a device is asked to sign; which passkey it takes is its person's choice. */
const requestOptionsSchema = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  userVerification: z.literal('required'),
});
export type PasskeyRequestOptions = z.output<typeof requestOptionsSchema>;

const creationOptionsSchema = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
  timeout: z.int(),
  attestation: z.literal('none'),
  /** Devices that hold one of these make no second. */
  excludeCredentials: z.array(z.object({ type: z.literal('public-key'), id: z.string() })),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
});
export type PasskeyCreationOptions = z.output<typeof creationOptionsSchema>;

export const beginPasskeySignIn = endpoint({
  method: 'POST',
  path: '/api/login/passkey/options',
  summary: 'Begin to sign in with a passkey: what its device is to sign',
  access: 'public',
  openWhenPrivate: true,
  response: requestOptionsSchema,
  errors: ['ACCOUNT_PASSKEYS_UNAVAILABLE'],
});

export const finishPasskeySignIn = endpoint({
  method: 'POST',
  path: '/api/login/passkey',
  summary: 'Sign in with what a passkey signed; it counts as the second factor too',
  access: 'public',
  openWhenPrivate: true,
  body: z.object({ passkey: assertionSchema }),
  response: authReplySchema,
  errors: ['ACCOUNT_PASSKEY_REFUSED', 'ACCOUNT_PASSKEY_EXPIRED', 'ACCOUNT_PASSWORDS_OFF'],
});

export const passkeySchema = z.object({
  id: z.int(),
  name: z.string(),
  createdAt: instantSchema,
  /** Null when nobody has signed in with it yet. */
  lastUsedAt: z.nullable(instantSchema),
});
export type Passkey = z.output<typeof passkeySchema>;

export const listPasskeys = endpoint({
  method: 'GET',
  path: '/api/users/:id/passkeys',
  summary: 'Your passkeys',
  access: 'signed-in',
  params: ownId,
  response: z.array(passkeySchema),
  errors: ['FORBIDDEN'],
});

/** Either shows that the person at the device is the owner. */
const proof = { currentPassword: currentPasswordSchema, passkey: z.optional(assertionSchema) };
const proofErrors = [
  'FORBIDDEN',
  'ACCOUNT_WRONG_PASSWORD',
  'ACCOUNT_SIGN_IN_AGAIN',
  'ACCOUNT_PASSKEY_REFUSED',
  'ACCOUNT_PASSKEY_EXPIRED',
] as const;

export const beginPasskeyProof = endpoint({
  method: 'POST',
  path: '/api/users/:id/passkeys/proof',
  summary: 'Begin to show with a passkey that it is you, in place of the password',
  access: 'signed-in',
  params: ownId,
  response: requestOptionsSchema,
  errors: ['FORBIDDEN', 'ACCOUNT_PASSKEYS_UNAVAILABLE'],
});

export const beginPasskey = endpoint({
  method: 'POST',
  path: '/api/users/:id/passkeys/options',
  summary: 'Begin to add a passkey: what its device needs to make one',
  access: 'signed-in',
  params: ownId,
  body: z.object(proof),
  response: creationOptionsSchema,
  errors: [...proofErrors, 'ACCOUNT_PASSKEYS_UNAVAILABLE', 'ACCOUNT_PASSWORDS_OFF', 'CONFLICT'],
});

export const addPasskey = endpoint({
  method: 'POST',
  path: '/api/users/:id/passkeys',
  summary: 'Add the passkey that a device made',
  access: 'signed-in',
  params: ownId,
  body: z.object({ name: passkeyNameSchema, passkey: attestationSchema }),
  response: actionReplySchema,
  errors: ['FORBIDDEN', 'ACCOUNT_PASSKEY_REFUSED', 'ACCOUNT_PASSKEY_EXPIRED', 'CONFLICT'],
});

export const removePasskey = endpoint({
  method: 'DELETE',
  path: '/api/users/:id/passkeys/:passkeyId',
  summary: 'Remove a passkey; your other sessions end',
  access: 'signed-in',
  params: z.object({ id: integerIdSchema, passkeyId: integerIdSchema }),
  body: z.object(proof),
  response: actionReplySchema,
  errors: [...proofErrors, 'ACCOUNT_LAST_WAY_IN', 'ACCOUNT_SECOND_FACTOR_REQUIRED', 'NOT_FOUND'],
});
