import type { Origin } from '#server/account/dependencies.ts';
import type { OidcSettings } from '#server/sign-in-settings.ts';
import type { Way } from '#server/account/sign-in/entrance.ts';
import { insertProviderSession } from './identity-store.ts';

/** A way in that began at the provider. */
export const wayOfProvider = (
  { name }: OidcSettings,
  { idToken, hasSecondFactor }: { idToken: string; hasSecondFactor: boolean },
  origin: Origin,
): Way => ({
  origin,
  note: `with ${name}`,
  opened: (tx, sessionId) => insertProviderSession(tx, { sessionId, idToken, hasSecondFactor }),
});
