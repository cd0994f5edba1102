import { passkeyChallengeLifeMinutes } from '#contract/account-passkeys.ts';
import type { PasskeyAssertion, PasskeyAttestation } from '#contract/account-passkeys.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/db/database.ts';
import { sha256 } from '#server/platform/ids.ts';
import type { Ids } from '#server/platform/ids.ts';
import { challengeIn } from './ceremony.ts';
import { insertPasskeyChallenge, takePasskeyChallenge } from './store.ts';

interface Asked {
  purpose: 'sign-in' | 'register' | 'confirm';
  /** Null for who wants to sign in. */
  userId: number | null;
}

interface Taken {
  challenge: string;
  userHandle: string | null;
}

/** What devices are asked to sign: the browser has it, the database its hash. */
export function createPasskeyChallenges(clock: Clock, ids: Ids) {
  return {
    async open(db: Db, asked: Asked, userHandle: string | null = null): Promise<string> {
      const challenge = ids.token();
      const expiresAt = new Date(clock.now().getTime() + passkeyChallengeLifeMinutes * 60_000);
      await insertPasskeyChallenge(db, { ...asked, userHandle, challengeHash: sha256(challenge), expiresAt });
      return challenge;
    },

    /** Counts once, whatever becomes of it: belongs outside the transaction that a wrong answer undoes. */
    async take(db: Db, passkey: PasskeyAssertion | PasskeyAttestation, asked: Asked): Promise<Taken> {
      const challenge = challengeIn(passkey);
      const now = clock.now();
      const row = await takePasskeyChallenge(db, { ...asked, challengeHash: sha256(challenge), now });
      if (!row) throw new AppError('ACCOUNT_PASSKEY_EXPIRED');
      return { challenge, userHandle: row.userHandle };
    },
  };
}

export type PasskeyChallenges = ReturnType<typeof createPasskeyChallenges>;
