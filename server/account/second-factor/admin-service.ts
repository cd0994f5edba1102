import type { SignInRule } from '#contract/account-second-factor.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Db } from '#server/platform/db/database.ts';
import { sendMailJob } from '#server/platform/mail/send-mail-job.ts';
import type { Administrator } from '#server/platform/policy.ts';
import { deleteChallengesOf } from './challenge-store.ts';
import type { AccountDependencies } from '#server/account/dependencies.ts';
import { refuseHouseAccount } from '#server/account/house-account.ts';
import { countPasskeysOf, deletePasskeysOf } from '#server/account/passkeys/store.ts';
import { personMissing } from '#server/account/rules.ts';
import { secondFactorRemovedMail } from './mails.ts';
import { deleteFactor, findActiveFactor } from './store.ts';
import { countAdminsWithoutFactor, findSignInRule, setSignInRule } from './sign-in-rule-store.ts';
import * as store from '#server/account/store.ts';

/** What those who look after the place decide about signing in in two steps. */
export class AccountSecondFactorAdminService {
  #deps: AccountDependencies;

  constructor(deps: AccountDependencies) {
    this.#deps = deps;
  }

  /** For somebody who has lost their phone; `removed` runs in the same transaction. */
  async remove(_by: Administrator, userId: number, removed: (tx: Db) => Promise<void>): Promise<void> {
    await this.#deps.database.transaction(async (tx) => {
      if (!(await this.#remove(tx, userId)))
        throw new AppError('CONFLICT', { message: 'Two-step sign-in is not on for this person.' });
      await removed(tx);
    });
  }

  /** At the command line: for the administrator whom nobody else can let in. */
  async removeByEmail(email: string): Promise<'removed' | 'off' | 'unknown'> {
    const { db } = this.#deps.database;
    const user = await store.findUserByEmail(db, email);
    if (!user) return 'unknown';
    const { database, effects } = this.#deps;
    return database.transaction(async (tx) => {
      if (!(await this.#remove(tx, user.id))) return 'off';
      await effects.secondFactorRemoved(tx, user.id);
      return 'removed';
    });
  }

  async getRule(db: Db): Promise<SignInRule> {
    return {
      adminsNeedSecondFactor: await findSignInRule(db),
      adminsWithout: await countAdminsWithoutFactor(db),
    };
  }

  /** True when it was otherwise before. Only who signs in in two steps may ask it of all: nobody locks themselves out. */
  async setRule(tx: Db, { adminId }: Administrator, isRequired: boolean): Promise<boolean> {
    const changed = await setSignInRule(tx, isRequired);
    if (isRequired && !(await this.#hasFactor(tx, adminId)))
      throw new AppError('CONFLICT', {
        message:
          'Set up two-step sign-in or a passkey for yourself first, in your settings. Otherwise you would lock yourself out.',
      });
    return changed;
  }

  async #hasFactor(db: Db, userId: number): Promise<boolean> {
    return (await findActiveFactor(db, userId)) !== null || (await countPasskeysOf(db, userId)) > 0;
  }

  /** Their passkeys too: those are lost with the phone, or somebody else's. */
  async #remove(tx: Db, userId: number): Promise<boolean> {
    const { jobs, senderOf } = this.#deps;
    const user = await store.lockUser(tx, userId);
    if (!user) throw personMissing();
    refuseHouseAccount(user);
    const [hadFactor, hadPasskeys] = [await deleteFactor(tx, userId), await deletePasskeysOf(tx, userId)];
    if (!hadFactor && !hadPasskeys) return false;
    await deleteChallengesOf(tx, userId);
    await store.deleteSessionsOf(tx, userId);
    await jobs.enqueue(tx, sendMailJob, { payload: secondFactorRemovedMail(user, await senderOf(tx)) });
    return true;
  }
}
