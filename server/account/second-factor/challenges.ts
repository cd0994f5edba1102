import { challengeLifeMinutes, triesPerChallenge } from '#contract/account-second-factor.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/db/database.ts';
import { sha256 } from '#server/platform/ids.ts';
import type { Ids } from '#server/platform/ids.ts';
import { countTry, deleteChallenge, deleteExpiredChallenges, insertChallenge } from './challenge-store.ts';

export interface OpenedChallenge {
  challenge: string;
  expiresAt: Date;
}

/** One try to answer a challenge. */
interface Answering {
  id: number;
  userId: number;
  isLastTry: boolean;
  idToken: string | null;
}

/** What stands between the first step and the code: the browser holds a random token, the database its hash. */
export function createChallenges(clock: Clock, ids: Ids) {
  return {
    /** `idToken` where a provider's word stood for the password. */
    async open(tx: Db, userId: number, idToken: string | null = null): Promise<OpenedChallenge> {
      const challenge = ids.token();
      const createdAt = clock.now();
      const expiresAt = new Date(createdAt.getTime() + challengeLifeMinutes * 60_000);
      await insertChallenge(tx, { tokenHash: sha256(challenge), userId, idToken, createdAt, expiresAt });
      return { challenge, expiresAt };
    },

    /** Counts for good before the code is looked at: belongs outside the transaction that a wrong one undoes. */
    async takeTry(db: Db, challenge: string): Promise<Answering> {
      const asked = { tokenHash: sha256(challenge), now: clock.now(), most: triesPerChallenge };
      const row = await countTry(db, asked);
      if (!row) throw new AppError('ACCOUNT_SIGN_IN_EXPIRED');
      const { id, userId, tries, idToken } = row;
      return { id, userId, idToken, isLastTry: tries === triesPerChallenge };
    },

    async close(tx: Db, id: number): Promise<void> {
      if (!(await deleteChallenge(tx, id))) throw new AppError('ACCOUNT_SIGN_IN_EXPIRED');
    },

    sweep: (db: Db): Promise<void> => deleteExpiredChallenges(db, clock.now()),
  };
}

export type Challenges = ReturnType<typeof createChallenges>;
