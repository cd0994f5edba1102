import { isIP } from 'node:net';
import { passkeyChallengeLifeMinutes } from '#contract/account-passkeys.ts';
import type {
  PasskeyAssertion,
  PasskeyAttestation,
  PasskeyCreationOptions,
  PasskeyRequestOptions,
} from '#contract/account-passkeys.ts';
import { AppError } from '#server/platform/app-error.ts';
import { lazily } from '#server/platform/lazily.ts';
import type { PasskeyRow } from './store.ts';

/** Most starts never need it, and it takes a moment. */
const loadWebAuthn = lazily(() => import('@simplewebauthn/server'));

const timeout = passkeyChallengeLifeMinutes * 60_000;
/** ES256, EdDSA and RS256, by their numbers in COSE: every device makes keys for one of them. */
const algorithms = [-7, -8, -257];

/** Passkeys belong to a name, and browsers use them only where nobody listens. */
export function arePasskeysPossible(publicUrl: string): boolean {
  const { protocol, hostname } = new URL(publicUrl);
  const isAddress = hostname.startsWith('[') || isIP(hostname) !== 0;
  return !isAddress && (protocol === 'https:' || hostname === 'localhost');
}

const refused = (cause?: unknown): AppError => new AppError('ACCOUNT_PASSKEY_REFUSED', { cause });

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(Buffer.from(text, 'base64url'));

/** What the device was asked, as it says. */
export function challengeIn({ response }: PasskeyAssertion | PasskeyAttestation): string {
  try {
    const said: unknown = JSON.parse(Buffer.from(response.clientDataJSON, 'base64url').toString());
    const { challenge } = said as { challenge?: unknown };
    if (typeof challenge === 'string') return challenge;
  } catch (error) {
    throw refused(error);
  }
  throw refused();
}

export const requestOptions = (publicUrl: string, challenge: string): PasskeyRequestOptions => ({
  challenge,
  rpId: new URL(publicUrl).hostname,
  timeout,
  userVerification: 'required',
});

interface NewPasskey {
  challenge: string;
  siteName: string;
  user: { handle: string; email: string; displayName: string };
  known: readonly Pick<PasskeyRow, 'credentialId'>[];
}

export const creationOptions = (
  publicUrl: string,
  { challenge, siteName, user, known }: NewPasskey,
): PasskeyCreationOptions => ({
  challenge,
  rp: { id: new URL(publicUrl).hostname, name: siteName },
  user: { id: user.handle, name: user.email, displayName: user.displayName },
  pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
  timeout,
  attestation: 'none',
  excludeCredentials: known.map(({ credentialId }) => ({ type: 'public-key', id: credentialId })),
  authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
});

const expectations = (publicUrl: string, challenge: string) => ({
  expectedChallenge: challenge,
  expectedOrigin: new URL(publicUrl).origin,
  expectedRPID: new URL(publicUrl).hostname,
  requireUserVerification: true,
});

/** Whatever is wrong with it, the library throws; why is for the log alone. */
async function verified<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw refused(error);
  }
}

/** The public half of a key that a device made for this challenge. */
export async function verifyAttestation(
  publicUrl: string,
  { challenge, passkey }: { challenge: string; passkey: PasskeyAttestation },
): Promise<Pick<PasskeyRow, 'credentialId' | 'publicKey' | 'counter'>> {
  const { verifyRegistrationResponse } = await loadWebAuthn();
  const answer = await verified(() =>
    verifyRegistrationResponse({
      ...expectations(publicUrl, challenge),
      response: { ...passkey, clientExtensionResults: {} },
      supportedAlgorithmIDs: algorithms,
    }),
  );
  if (!answer.verified) throw refused();
  const { id, publicKey, counter } = answer.registrationInfo.credential;
  return { credentialId: id, publicKey: Buffer.from(publicKey).toString('base64url'), counter };
}

/** The count that goes with a right signature of this passkey's. */
export async function verifyAssertion(
  publicUrl: string,
  { challenge, passkey, row }: { challenge: string; passkey: PasskeyAssertion; row: PasskeyRow },
): Promise<number> {
  const { verifyAuthenticationResponse } = await loadWebAuthn();
  const { userHandle, ...response } = passkey.response;
  if (userHandle !== row.userHandle) throw refused();
  const answer = await verified(() =>
    verifyAuthenticationResponse({
      ...expectations(publicUrl, challenge),
      response: { ...passkey, response, clientExtensionResults: {} },
      credential: { id: row.credentialId, publicKey: bytesOf(row.publicKey), counter: row.counter },
    }),
  );
  if (!answer.verified) throw refused();
  return answer.authenticationInfo.newCounter;
}
