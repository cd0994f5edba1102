/**
 * What lets somebody in is in no backup: a stolen file opens no account, and restoring one does not bring back sessions
 * that had been ended or links that had been used. Everybody signs in again. Nor are the photos of crafts in the making,
 * which are to be gone when these are made.
 */
export const leftOut: ReadonlySet<string> = new Set([
  'account_sessions',
  'account_access_tokens',
  'account_mail_tokens',
  'account_invitations',
  'account_challenges',
  'account_departures',
  'account_passkey_challenges',
  'account_provider_sessions',
  'generation_photos',
]);
