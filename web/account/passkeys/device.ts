import {
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
  WebAuthnError,
  type WebAuthnErrorCode,
} from '@simplewebauthn/browser';
import type {
  PasskeyAssertion,
  PasskeyAttestation,
  PasskeyCreationOptions,
  PasskeyRequestOptions,
} from '#contract/account-passkeys.ts';
import { sentenceOf } from '#web/lib/api-error.ts';
import { passkeyMessages } from './passkey-messages.ts';

const words = passkeyMessages.problems;

/** Has the device sign with one of its passkeys; as an offer among what the browser fills in, or at once. */
export async function signWith(
  optionsJSON: PasskeyRequestOptions,
  { offered = false } = {},
): Promise<PasskeyAssertion> {
  const { id, rawId, response } = await startAuthentication({ optionsJSON, useBrowserAutofill: offered });
  const { clientDataJSON, authenticatorData, signature, userHandle = null } = response;
  return {
    id,
    rawId,
    type: 'public-key',
    response: { clientDataJSON, authenticatorData, signature, userHandle },
  };
}

/** Has the device make one. */
export async function makePasskey(optionsJSON: PasskeyCreationOptions): Promise<PasskeyAttestation> {
  const { id, rawId, response } = await startRegistration({ optionsJSON });
  const { clientDataJSON, attestationObject } = response;
  return { id, rawId, type: 'public-key', response: { clientDataJSON, attestationObject } };
}

/** Another question took the place of this one: nobody has to be told. */
export const isReplaced = (error: unknown): boolean =>
  error instanceof WebAuthnError && error.code === 'ERROR_CEREMONY_ABORTED';

/** What a person can do something about; all else is as if they had turned away. */
const sentences: Partial<Readonly<Record<WebAuthnErrorCode, string>>> = {
  ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED: words.known,
  ERROR_AUTHENTICATOR_MISSING_DISCOVERABLE_CREDENTIAL_SUPPORT: words.unverified,
  ERROR_AUTHENTICATOR_MISSING_USER_VERIFICATION_SUPPORT: words.unverified,
  ERROR_INVALID_DOMAIN: words.elsewhere,
  ERROR_INVALID_RP_ID: words.elsewhere,
};

/** The words to show for whatever went wrong on the device or on the way. */
export function sentenceOfPasskey(error: unknown): string {
  if (!browserSupportsWebAuthn()) return words.unsupported;
  if (!(error instanceof WebAuthnError)) return sentenceOf(error);
  return sentences[error.code] ?? words.abandoned;
}
