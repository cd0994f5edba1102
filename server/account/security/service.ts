import { freshSignInMinutes } from '#contract/account.ts';
import type { Session } from '#contract/account-profile.ts';
import { resetTokenLifeMinutes } from '#contract/account-recovery.ts';
import { hourSeconds } from '#contract/durations.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Authorized } from '#server/platform/authorized.ts';
import type { Db } from '#server/platform/db/database.ts';
import { sha256 } from '#server/platform/ids.ts';
import { jobKind } from '#server/platform/jobs/job.ts';
import { sendMailJob } from '#server/platform/mail/send-mail-job.ts';
import type { RateLimit } from '#server/platform/rate-limits.ts';
import { deleteChallengesOf } from '#server/account/second-factor/challenge-store.ts';
import type { AccountDependencies } from '#server/account/dependencies.ts';
import { noPassword } from '#server/account/house-account.ts';
import { describeDevice } from '#server/account/sign-in/device-name.ts';
import { confirmEmailMail, emailChangedMail, passwordChangedMail } from '#server/account/mails.ts';
import type { OwnAccount } from '#server/account/policy.ts';
import { personMissing, requireLongEnough, takenError } from '#server/account/rules.ts';
import * as store from '#server/account/store.ts';
import type { UserRow } from '#server/account/store.ts';
import * as tokens from '#server/account/recovery/token-store.ts';

const passwordTries: RateLimit = {
  name: 'account.current-password',
  limit: 10,
  windowSeconds: hourSeconds / 4,
};
const emailChanges: RateLimit = { name: 'account.change-email', limit: 5, windowSeconds: hourSeconds };
const purpose = 'confirm-email';

interface EmailChange {
  userId: number;
  newEmail: string;
}
const sendConfirmationJob = jobKind<EmailChange>({ name: 'account.send-email-confirmation', maxAttempts: 5 });

/** What keeps an account safe: its password, its address, and where it is signed in. */
export class AccountSecurityService {
  #deps: AccountDependencies;

  constructor(deps: AccountDependencies) {
    this.#deps = deps;
    deps.jobs.handle(sendConfirmationJob, { run: ({ payload }) => this.#sendConfirmation(payload) });
  }

  /**
   * The person at the device must know the password, not only hold the device. Who has none must have signed in a moment
   * ago.
   */
  async requireOwner(db: Db, own: Authorized<OwnAccount>, password: string | undefined): Promise<UserRow> {
    await this.#deps.rateLimits.take(db, passwordTries, String(own.userId));
    const user = await store.findUser(db, own.userId);
    // Another window may have deleted the account since this request was let in.
    if (!user) throw personMissing();
    if (user.passwordHash === noPassword) {
      await this.#requireFresh(db, own);
      return user;
    }
    if (password === undefined) {
      const message = 'Please enter your current password';
      throw new AppError('INVALID_INPUT', { message, issues: [{ path: 'currentPassword', message }] });
    }
    const check = await this.#deps.passwords.verify(password, user.passwordHash);
    if (check.matches) return user;
    const issues = [{ path: 'currentPassword', message: 'Your current password is not right' }];
    throw new AppError('ACCOUNT_WRONG_PASSWORD', { issues });
  }

  async changePassword(
    own: Authorized<OwnAccount>,
    change: { currentPassword?: string | undefined; newPassword: string },
  ): Promise<void> {
    const { database, passwordMinLength, jobs, senderOf } = this.#deps;
    const { db } = database;
    requireLongEnough(change.newPassword, passwordMinLength, 'newPassword');
    await this.requireOwner(db, own, change.currentPassword);
    const passwordHash = await this.#deps.passwords.hash(change.newPassword);
    await database.transaction(async (tx) => {
      const user = await store.updateUser(tx, own.userId, { passwordHash, mustChangePassword: false });
      await deleteChallengesOf(tx, own.userId);
      await store.deleteOtherSessions(tx, own.userId, own.sessionId);
      await tokens.deleteTokensOf(tx, own.userId);
      await jobs.enqueue(tx, sendMailJob, { payload: passwordChangedMail(user, await senderOf(tx)) });
    });
  }

  async changeEmail(
    db: Db,
    own: Authorized<OwnAccount>,
    change: { email: string; currentPassword?: string | undefined },
  ): Promise<void> {
    const { rateLimits, jobs } = this.#deps;
    await rateLimits.take(db, emailChanges, String(own.userId));
    await this.requireOwner(db, own, change.currentPassword);
    const holder = await store.findUserByEmail(db, change.email);
    if (holder && holder.id !== own.userId) throw new AppError('ACCOUNT_EMAIL_TAKEN');
    await jobs.enqueue(db, sendConfirmationJob, { payload: { userId: own.userId, newEmail: change.email } });
  }

  async confirmEmail(token: string): Promise<void> {
    const { database, clock, jobs, senderOf } = this.#deps;
    try {
      await database.transaction(async (tx) => {
        const spent = await tokens.spendToken(tx, { purpose, tokenHash: sha256(token), now: clock.now() });
        if (!spent?.newEmail) throw new AppError('ACCOUNT_EMAIL_LINK_INVALID');
        const before = await store.findUser(tx, spent.userId);
        if (!before) throw new AppError('ACCOUNT_EMAIL_LINK_INVALID');
        await store.updateUser(tx, before.id, {
          email: spent.newEmail,
          username: spent.newEmail.toLowerCase(),
          emailVerified: true,
        });
        await tokens.deleteTokensOf(tx, before.id);
        await jobs.enqueue(tx, sendMailJob, { payload: emailChangedMail(before, await senderOf(tx)) });
      });
    } catch (error) {
      throw takenError(error, '');
    }
  }

  async listSessions(db: Db, own: Authorized<OwnAccount>): Promise<Session[]> {
    const rows = await store.listSessionsOf(db, own.userId, this.#deps.clock.now());
    return rows.map((row) => ({
      id: row.id,
      device: describeDevice(row.device),
      createdAt: row.createdAt.toISOString(),
      lastSeenAt: row.lastSeenAt.toISOString(),
      isCurrent: row.id === own.sessionId,
    }));
  }

  async endSession(db: Db, own: Authorized<OwnAccount>, sessionId: number): Promise<void> {
    const ended = await store.deleteOwnSession(db, own.userId, sessionId);
    if (!ended) throw new AppError('NOT_FOUND', { message: 'This session has already ended.' });
  }

  async #requireFresh(db: Db, { sessionId }: OwnAccount): Promise<void> {
    const session = await store.findSession(db, sessionId);
    const ageMs = this.#deps.clock.now().getTime() - (session?.createdAt.getTime() ?? 0);
    if (ageMs > freshSignInMinutes * 60_000) throw new AppError('ACCOUNT_SIGN_IN_AGAIN');
  }

  async #sendConfirmation({ userId, newEmail }: EmailChange): Promise<void> {
    const { database, clock, ids, mailer, senderOf } = this.#deps;
    const user = await store.findUser(database.db, userId);
    if (!user) return;
    const token = ids.token();
    const createdAt = clock.now();
    const expiresAt = new Date(createdAt.getTime() + resetTokenLifeMinutes * 60_000);
    const row = { purpose, userId, newEmail, tokenHash: sha256(token), createdAt, expiresAt } as const;
    await database.transaction((tx) => tokens.replaceToken(tx, row));
    const sender = await senderOf(database.db);
    await mailer.send(confirmEmailMail(user, sender, { newEmail, token }));
  }
}
