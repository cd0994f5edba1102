import { AppError } from '#server/platform/app-error.ts';
import type { Db } from '#server/platform/db/database.ts';
import { sendMailJob } from '#server/platform/mail/send-mail-job.ts';
import type { Administrator } from '#server/platform/policy.ts';
import { deleteChallengesOf } from './second-factor/challenge-store.ts';
import type { AccountDependencies } from './dependencies.ts';
import { houseAddress, noPassword, refuseHouseAccount } from './house-account.ts';
import { passwordChangedMail } from './mails.ts';
import { freeNickname } from './free-nickname.ts';
import { personMissing, requireLongEnough, takenError } from './rules.ts';
import * as store from './store.ts';
import * as tokens from './recovery/token-store.ts';

type AdminChange = 'changed' | 'unchanged' | 'unknown' | 'last';

interface NewAccount {
  email: string;
  displayName: string;
  password: string;
  isAdmin: boolean;
}

/** Who is an administrator, and what administrators do with the accounts of others. */
export class AccountAdminService {
  #deps: AccountDependencies;

  constructor(deps: AccountDependencies) {
    this.#deps = deps;
  }

  /** Makes sure that an administrator with this address exists; an existing account is left as it is. */
  async ensureAdmin({ email, password }: { email: string; password: string }): Promise<void> {
    const { db } = this.#deps.database;
    if (await store.findUserByEmail(db, email)) return;
    const passwordHash = await this.#deps.passwords.hash(password);
    for (;;) {
      const displayName = await freeNickname(db, [email.split('@')[0] ?? '']);
      const account = { email, displayName, passwordHash, isAdmin: true };
      try {
        await this.#deps.database.transaction((tx) => this.#add(tx, account));
        return;
      } catch (error) {
        const taken = takenError(error, displayName);
        // Somebody was quicker: with the address all is well, with the nickname there are others.
        if (!(taken instanceof AppError)) throw error;
        if (taken.code === 'ACCOUNT_EMAIL_TAKEN') return;
      }
    }
  }

  /** An account made for somebody; `added` runs in the same transaction. */
  async create<Answer>(
    _by: Administrator,
    { password, ...account }: NewAccount,
    added: (tx: Db, userId: number) => Promise<Answer>,
  ): Promise<Answer> {
    requireLongEnough(password, this.#deps.passwordMinLength);
    const passwordHash = await this.#deps.passwords.hash(password);
    try {
      return await this.#deps.database.transaction(async (tx) =>
        added(tx, await this.#add(tx, { ...account, passwordHash })),
      );
    } catch (error) {
      throw takenError(error, account.displayName);
    }
  }

  /** A password until the person chooses their own; `reset` runs in the same transaction. */
  async resetPassword(
    _by: Administrator,
    { userId, newPassword }: { userId: number; newPassword: string },
    reset: (tx: Db) => Promise<void>,
  ): Promise<void> {
    const { database, passwordMinLength, effects, jobs, senderOf } = this.#deps;
    requireLongEnough(newPassword, passwordMinLength, 'newPassword');
    const passwordHash = await this.#deps.passwords.hash(newPassword);
    await database.transaction(async (tx) => {
      await this.hold(tx, userId);
      const user = await store.updateUser(tx, userId, { passwordHash, mustChangePassword: true });
      await deleteChallengesOf(tx, userId);
      await store.deleteSessionsOf(tx, userId);
      await tokens.deleteTokensOf(tx, userId);
      await effects.record(tx, { userId, type: 'password_reset' });
      await jobs.enqueue(tx, sendMailJob, { payload: passwordChangedMail(user, await senderOf(tx)) });
      await reset(tx);
    });
  }

  /** Somebody an administrator may do something for, who cannot go until the transaction ends. */
  async hold(tx: Db, userId: number): Promise<void> {
    const user = await store.holdUser(tx, userId);
    if (!user) throw personMissing();
    refuseHouseAccount(user);
  }

  /** Whether nobody has registered yet: the administrator of the settings does not count. */
  async isUntouched(db: Db): Promise<boolean> {
    return (await store.countUsersUpTo(db, 2)) < 2;
  }

  /** The account under which the house shares crafts; nobody can sign in to it. Null when there is one already. */
  async addHouseAccount(tx: Db, displayName: string, bio: string): Promise<number | null> {
    if (await store.findUserByEmail(tx, houseAddress)) return null;
    const isTaken = await store.isDisplayNameTaken(tx, displayName);
    const now = this.#deps.clock.now();
    const { id } = await store.insertUser(tx, {
      username: houseAddress,
      email: houseAddress,
      displayName: isTaken ? `${displayName}.house` : displayName,
      bio,
      passwordHash: noPassword,
      consentedAt: now,
      createdAt: now,
    });
    return id;
  }

  /** Takes the house's account away, and with it what it shared. */
  async removeHouseAccount(tx: Db): Promise<boolean> {
    const house = await store.findUserByEmail(tx, houseAddress);
    if (house) await store.deleteUser(tx, house.id);
    return house !== null;
  }

  async setAdminByEmail(email: string, isAdmin: boolean): Promise<AdminChange> {
    const { db } = this.#deps.database;
    const user = await store.findUserByEmail(db, email);
    if (!user) return 'unknown';
    if (user.isAdmin === isAdmin) return 'unchanged';
    const { database, effects } = this.#deps;
    return database.transaction(async (tx) => {
      if (isAdmin) await store.updateUser(tx, user.id, { isAdmin });
      else if (!(await store.revokeAdminUnlessLast(tx, user.id))) return 'last';
      await effects.adminChanged(tx, { userId: user.id, isAdmin, by: 'operator' });
      return 'changed';
    });
  }

  async #add(tx: Db, account: Omit<NewAccount, 'password'> & { passwordHash: string }): Promise<number> {
    const now = this.#deps.clock.now();
    const username = account.email.toLowerCase();
    const { id } = await store.insertUser(tx, { ...account, username, consentedAt: now, createdAt: now });
    await this.#deps.effects.registered(tx, id);
    return id;
  }
}
