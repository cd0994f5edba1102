import { resetTokenLifeMinutes } from '#contract/account-recovery.ts';
import { hourSeconds } from '#contract/durations.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Db } from '#server/platform/db/database.ts';
import { sha256 } from '#server/platform/ids.ts';
import { jobKind } from '#server/platform/jobs/job.ts';
import { sendMailJob } from '#server/platform/mail/send-mail-job.ts';
import type { RateLimit } from '#server/platform/rate-limits.ts';
import { deleteChallengesOf } from '#server/account/second-factor/challenge-store.ts';
import type { AccountDependencies, Origin } from '#server/account/dependencies.ts';
import { houseAddress, noPassword } from '#server/account/house-account.ts';
import { passwordChangedMail, resetMail } from '#server/account/mails.ts';
import { deletePasskeysOf } from '#server/account/passkeys/store.ts';
import { deleteIdentitiesOf } from '#server/account/provider/identity-store.ts';
import { requireLongEnough, requirePasswordsUsed } from '#server/account/rules.ts';
import * as store from '#server/account/store.ts';
import type { UserRow } from '#server/account/store.ts';
import * as tokens from './token-store.ts';

const limits = {
  forgotPerAddress: { name: 'account.forgot-address', limit: 20, windowSeconds: hourSeconds },
  forgotPerEmail: { name: 'account.forgot-email', limit: 5, windowSeconds: hourSeconds },
  reset: { name: 'account.reset', limit: 30, windowSeconds: hourSeconds },
} satisfies Record<string, RateLimit>;

const sendResetJob = jobKind<{ email: string }>({ name: 'account.send-reset-link', maxAttempts: 5 });
const purpose = 'reset-password';

/** Who has no password can set one by mail only where it is known that the mails reach them; the house cannot. */
const mayHavePassword = ({ email, passwordHash, emailVerified }: UserRow): boolean =>
  email !== houseAddress && (passwordHash !== noPassword || emailVerified);

/** The way back in for somebody who has lost their password. */
export class AccountRecoveryService {
  #deps: AccountDependencies;

  constructor(deps: AccountDependencies) {
    this.#deps = deps;
    deps.jobs.handle(sendResetJob, { run: ({ payload }) => this.#sendLink(payload.email) });
  }

  /** Does the same for every address; whether it is known is looked up later, by the job. */
  async forgot(db: Db, email: string, origin: Origin): Promise<void> {
    const { rateLimits, jobs } = this.#deps;
    requirePasswordsUsed(email, this.#deps);
    await rateLimits.take(db, limits.forgotPerAddress, origin.address);
    await rateLimits.take(db, limits.forgotPerEmail, email);
    await jobs.enqueue(db, sendResetJob, { payload: { email } });
  }

  async verify(db: Db, token: string, origin: Origin): Promise<void> {
    const { rateLimits, clock } = this.#deps;
    await rateLimits.take(db, limits.reset, origin.address);
    const row = await tokens.findUsableToken(db, { purpose, tokenHash: sha256(token), now: clock.now() });
    if (!row) throw new AppError('ACCOUNT_RESET_TOKEN_INVALID');
  }

  async reset({ token, password }: { token: string; password: string }, origin: Origin): Promise<void> {
    const { database, passwordMinLength, clock, jobs, effects, senderOf } = this.#deps;
    const { db } = database;
    await this.verify(db, token, origin);
    requireLongEnough(password, passwordMinLength);
    const passwordHash = await this.#deps.passwords.hash(password);
    await database.transaction(async (tx) => {
      const spent = await tokens.spendToken(tx, { purpose, tokenHash: sha256(token), now: clock.now() });
      const person = spent && (await store.findUser(tx, spent.userId));
      if (!person) throw new AppError('ACCOUNT_RESET_TOKEN_INVALID');
      requirePasswordsUsed(person.email, this.#deps);
      // Until now nobody had shown that the address is theirs: who set up other ways in may be a squatter.
      if (!person.emailVerified) {
        await deleteIdentitiesOf(tx, person.id);
        await deletePasskeysOf(tx, person.id);
      }
      const user = await store.updateUser(tx, person.id, {
        passwordHash,
        mustChangePassword: false,
        emailVerified: true,
      });
      await deleteChallengesOf(tx, user.id);
      await store.deleteSessionsOf(tx, user.id);
      await tokens.deleteTokensOf(tx, user.id);
      await effects.record(tx, { userId: user.id, type: 'password_reset' });
      await jobs.enqueue(tx, sendMailJob, { payload: passwordChangedMail(user, await senderOf(tx)) });
    });
  }

  sweep(db: Db): Promise<void> {
    return tokens.deleteExpiredTokens(db, this.#deps.clock.now());
  }

  /** The link leaves at once and is kept as a hash only, so nobody reads it out of the queue. */
  async #sendLink(email: string): Promise<void> {
    const { database, clock, ids, mailer, senderOf } = this.#deps;
    const user = await store.findUserByEmail(database.db, email);
    if (!user || !mayHavePassword(user)) return;
    const token = ids.token();
    const createdAt = clock.now();
    const expiresAt = new Date(createdAt.getTime() + resetTokenLifeMinutes * 60_000);
    const tokenHash = sha256(token);
    await database.transaction((tx) =>
      tokens.replaceToken(tx, { purpose, userId: user.id, tokenHash, createdAt, expiresAt }),
    );
    await mailer.send(resetMail(user, await senderOf(database.db), token));
  }
}
