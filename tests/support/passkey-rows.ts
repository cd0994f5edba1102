import { Authenticator } from './authenticator.ts';
import { addPasskeyFor } from './passkeys.ts';
import { at } from './permission-rows.ts';
import type { Ask, Row } from './permission-rows.ts';

const everybody = ['ok', 'ok', 'ok', 'ok'] as const;
const ownerOnly = [401, 403, 403, 'ok'] as const;

/** What no challenge was ever asked for. */
const signed = new Authenticator('http://localhost:3000');
const made = signed.create({
  challenge: 'nothing',
  rp: { id: 'localhost', name: '' },
  user: { id: 'nobody', name: '', displayName: '' },
  pubKeyCredParams: [],
  timeout: 0,
  attestation: 'none',
  excludeCredentials: [],
  authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
});
const assertion = signed.get({
  challenge: 'nothing',
  rpId: 'localhost',
  timeout: 0,
  userVerification: 'required',
});

const ofOwner =
  (path: string, body: object = {}): Ask =>
  ({ owner }) => ({
    url: `/api/users/${owner.user.id}/passkeys${path}`,
    body: { currentPassword: owner.password, ...body },
  });

export const passkeyRows: Record<string, Row> = {
  'POST /api/login/passkey/options': [...everybody, at('/api/login/passkey/options')],
  'POST /api/login/passkey': [403, 403, 403, 403, at('/api/login/passkey', { passkey: assertion })],
  'GET /api/users/{id}/passkeys': [...ownerOnly, ofOwner('')],
  'POST /api/users/{id}/passkeys': [401, 403, 403, 403, ofOwner('', { name: 'Phone', passkey: made })],
  'POST /api/users/{id}/passkeys/options': [...ownerOnly, ofOwner('/options')],
  'POST /api/users/{id}/passkeys/proof': [...ownerOnly, ofOwner('/proof')],
  'DELETE /api/users/{id}/passkeys/{passkeyId}': [
    ...ownerOnly,
    async ({ app, owner }) => {
      await addPasskeyFor(app, owner);
      const { rows } = await app.database.pool.query<{ id: number }>('select id from account_passkeys');
      return {
        url: `/api/users/${owner.user.id}/passkeys/${rows.at(-1)?.id}`,
        body: { currentPassword: owner.password },
      };
    },
  ],
};
