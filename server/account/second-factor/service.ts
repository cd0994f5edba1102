import { randomBytes } from 'node:crypto';
import { isAppCode, setupLifeMinutes } from '#contract/account-second-factor.ts';
import type { SecondFactor } from '#contract/account-second-factor.ts';
import { hourSeconds } from '#contract/durations.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Authorized } from '#server/platform/authorized.ts';
import type { Db } from '#server/platform/db/database.ts';
import type { Sender } from '#server/platform/mail/mail-layout.ts';
import { sendMailJob } from '#server/platform/mail/send-mail-job.ts';
import type { Mail } from '#server/platform/mail/mailer.ts';
import type { RateLimit } from '#server/platform/rate-limits.ts';
import { deleteChallengesOf } from './challenge-store.ts';
import type { AccountDependencies } from '#server/account/dependencies.ts';
import * as mails from './mails.ts';
import type { OwnAccount } from '#server/account/policy.ts';
import { hashRecoveryCode, makeRecoveryCodes } from './recovery-codes.ts';
import * as factors from './store.ts';
import type { AccountSecurityService } from '#server/account/security/service.ts';
import { findSignInRule, holdSignInRule } from './sign-in-rule-store.ts';
import * as store from '#server/account/store.ts';
import type { UserRow } from '#server/account/store.ts';
import { findStep, otpauthUri, toBase32 } from './totp.ts';

/** Of whoever has the password already, however many challenges they open. */
const codeTries: RateLimit = { name: 'account.sign-in-code', limit: 10, windowSeconds: hourSeconds };
const setupTries: RateLimit = { name: 'account.set-up-code', limit: 20, windowSeconds: hourSeconds };
/** 160 bits, as RFC 4226 recommends. */
const secretBytes = 20;

const notOn = (): AppError => new AppError('CONFLICT', { message: 'Two-step sign-in is not on.' });
const wrongCode = (): AppError =>
  new AppError('ACCOUNT_WRONG_SIGN_IN_CODE', {
    issues: [{ path: 'signInCode', message: 'This code is not right, or was used before' }],
  });

/** An hour is more than the moment that the usual sentence speaks of. */
function sayHowLong(error: unknown): unknown {
  if (!(error instanceof AppError) || error.retryAfterSeconds === undefined) return error;
  const { code, retryAfterSeconds } = error;
  const minutes = Math.ceil(retryAfterSeconds / 60);
  const message = `Too many codes were tried. Please try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`;
  return new AppError(code, { message, retryAfterSeconds });
}

/** Signing in in two steps: what somebody knows, and then what they hold. */
export class AccountSecondFactorService {
  #deps: AccountDependencies;
  #security: AccountSecurityService;

  constructor(deps: AccountDependencies, security: AccountSecurityService) {
    this.#deps = deps;
    this.#security = security;
  }

  async get(db: Db, { userId }: Authorized<OwnAccount>): Promise<SecondFactor> {
    const factor = await factors.findActiveFactor(db, userId);
    const user = await store.findUser(db, userId);
    return {
      since: factor?.confirmedAt.toISOString() ?? null,
      recoveryCodesLeft: factor ? await factors.countRecoveryCodes(db, userId) : 0,
      isRequired: user?.isAdmin === true && (await findSignInRule(db)),
    };
  }

  async begin(
    db: Db,
    own: Authorized<OwnAccount>,
    currentPassword: string | undefined,
  ): Promise<{ secret: string; otpauthUri: string }> {
    const user = await this.#security.requireOwner(db, own, currentPassword);
    const secret = toBase32(randomBytes(secretBytes));
    const begun = { userId: user.id, secret, createdAt: this.#deps.clock.now() };
    if (!(await factors.beginFactor(db, begun)))
      throw new AppError('CONFLICT', { message: 'Two-step sign-in is on already.' });
    const { brand } = await this.#deps.senderOf(db);
    return { secret, otpauthUri: otpauthUri(secret, { issuer: brand.name, account: user.email }) };
  }

  /** Whoever was signed in without the second step is asked for it. Answers the recovery codes. */
  async confirm({ userId, sessionId }: Authorized<OwnAccount>, code: string): Promise<string[]> {
    const { rateLimits, clock, database } = this.#deps;
    const { db } = database;
    await rateLimits.take(db, setupTries, String(userId));
    const now = clock.now();
    const pending = await this.#findPending(db, userId, now);
    const step = findStep(pending.secret, code, now);
    if (step === null) throw wrongCode();
    return database.transaction(async (tx) => {
      const user = await this.#lock(tx, userId);
      if (!(await factors.confirmFactor(tx, { userId, secret: pending.secret, step, now })))
        throw new AppError('CONFLICT');
      await store.deleteOtherSessions(tx, userId, sessionId);
      await this.#send(tx, mails.secondFactorOnMail, user);
      return this.#makeCodes(tx, userId, now);
    });
  }

  async renewCodes(own: Authorized<OwnAccount>, currentPassword: string | undefined): Promise<string[]> {
    const { db } = this.#deps.database;
    await this.#security.requireOwner(db, own, currentPassword);
    const { database, clock } = this.#deps;
    return database.transaction(async (tx) => {
      const user = await this.#lock(tx, own.userId);
      if (!(await this.isOn(tx, user.id))) throw notOn();
      await this.#send(tx, mails.recoveryCodesRenewedMail, user);
      return this.#makeCodes(tx, user.id, clock.now());
    });
  }

  async turnOff(
    own: Authorized<OwnAccount>,
    { currentPassword, signInCode }: { currentPassword?: string | undefined; signInCode: string },
  ): Promise<void> {
    const { db } = this.#deps.database;
    await this.#security.requireOwner(db, own, currentPassword);
    await this.limitTries(db, own.userId);
    await this.#deps.database.transaction(async (tx) => {
      const user = await this.#lock(tx, own.userId);
      if (user.isAdmin && (await holdSignInRule(tx)))
        throw new AppError('ACCOUNT_SECOND_FACTOR_REQUIRED', {
          message: 'Administrators sign in in two steps here, so this stays on.',
        });
      if (!(await this.isOn(tx, user.id))) throw notOn();
      await this.spend(tx, user, signInCode);
      await factors.deleteFactor(tx, user.id);
      await deleteChallengesOf(tx, user.id);
      await this.#send(tx, mails.secondFactorOffMail, user);
    });
  }

  async isOn(db: Db, userId: number): Promise<boolean> {
    return (await factors.findActiveFactor(db, userId)) !== null;
  }

  /** Counts a try at somebody's codes, right or wrong. */
  async limitTries(db: Db, userId: number): Promise<void> {
    try {
      await this.#deps.rateLimits.take(db, codeTries, String(userId));
    } catch (error) {
      throw sayHowLong(error);
    }
  }

  /** Uses a code up; throws unless it was right. Its person must be held, so that nothing changes meanwhile. */
  async spend(tx: Db, user: UserRow, code: string): Promise<void> {
    if (isAppCode(code)) {
      const factor = await factors.findActiveFactor(tx, user.id);
      const step = factor && findStep(factor.secret, code, this.#deps.clock.now());
      if (step === null || !(await factors.spendStep(tx, user.id, step))) throw wrongCode();
    } else {
      if (!(await factors.spendRecoveryCode(tx, user.id, hashRecoveryCode(code)))) throw wrongCode();
      const left = await factors.countRecoveryCodes(tx, user.id);
      await this.#send(tx, (person, sender) => mails.recoveryCodeUsedMail(person, sender, left), user);
    }
  }

  /** Somebody has the password and not the code: its owner should know. */
  async tellOfWrongCodes(db: Db, userId: number): Promise<void> {
    const user = await store.findUser(db, userId);
    if (user) await this.#send(db, mails.wrongCodesMail, user);
  }

  /** Setups that nobody finished. */
  sweep(db: Db): Promise<void> {
    return factors.deletePendingBefore(db, this.#oldestSetup(this.#deps.clock.now()));
  }

  #oldestSetup(now: Date): Date {
    return new Date(now.getTime() - setupLifeMinutes * 60_000);
  }

  async #findPending(db: Db, userId: number, now: Date): Promise<factors.SecondFactorRow> {
    const pending = await factors.findPendingFactor(db, userId);
    if (pending && pending.createdAt > this.#oldestSetup(now)) return pending;
    throw new AppError('CONFLICT', { message: 'This setup is over. Please start it again.' });
  }

  async #lock(tx: Db, userId: number): Promise<UserRow> {
    const user = await store.lockUser(tx, userId);
    if (!user) throw new AppError('NOT_SIGNED_IN');
    return user;
  }

  async #makeCodes(tx: Db, userId: number, now: Date): Promise<string[]> {
    const { shown, hashes } = makeRecoveryCodes();
    await factors.replaceRecoveryCodes(tx, { userId, hashes, now });
    return shown;
  }

  async #send(tx: Db, compose: (person: UserRow, sender: Sender) => Mail, user: UserRow): Promise<void> {
    const { jobs, senderOf } = this.#deps;
    await jobs.enqueue(tx, sendMailJob, { payload: compose(user, await senderOf(tx)) });
  }
}
