import { randomBytes } from 'node:crypto';
import { mostPasskeys } from '#contract/account-passkeys.ts';
import type {
  Passkey,
  PasskeyAssertion,
  PasskeyAttestation,
  PasskeyCreationOptions,
  PasskeyRequestOptions,
} from '#contract/account-passkeys.ts';
import { hourSeconds } from '#contract/durations.ts';
import type { AccountDependencies, Origin } from '#server/account/dependencies.ts';
import type { OwnAccount } from '#server/account/policy.ts';
import { passwordsOff, requirePasswordsUsed } from '#server/account/rules.ts';
import { deleteChallengesOf } from '#server/account/second-factor/challenge-store.ts';
import { holdSignInRule } from '#server/account/second-factor/sign-in-rule-store.ts';
import { findActiveFactor } from '#server/account/second-factor/store.ts';
import type { AccountSecurityService } from '#server/account/security/service.ts';
import type { Entrance, SignedIn } from '#server/account/sign-in/entrance.ts';
import * as accounts from '#server/account/store.ts';
import type { UserRow } from '#server/account/store.ts';
import { waysIn } from '#server/account/ways-in.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Authorized } from '#server/platform/authorized.ts';
import { databaseErrorCode } from '#server/platform/db/database.ts';
import type { Db } from '#server/platform/db/database.ts';
import type { Sender } from '#server/platform/mail/mail-layout.ts';
import type { Mail } from '#server/platform/mail/mailer.ts';
import { sendMailJob } from '#server/platform/mail/send-mail-job.ts';
import type { RateLimit } from '#server/platform/rate-limits.ts';
import * as ceremony from './ceremony.ts';
import { createPasskeyChallenges } from './challenges.ts';
import type { PasskeyChallenges } from './challenges.ts';
import { passkeyAddedMail, passkeyRemovedMail } from './mails.ts';
import * as store from './store.ts';
import type { PasskeyRow } from './store.ts';

const limits = {
  begin: { name: 'account.begin-passkey', limit: 200, windowSeconds: hourSeconds / 4 },
  signIn: { name: 'account.sign-in-passkey', limit: 100, windowSeconds: hourSeconds / 4 },
  own: { name: 'account.own-passkeys', limit: 60, windowSeconds: hourSeconds },
} satisfies Record<string, RateLimit>;

const handleBytes = 32;
const uniqueViolation = '23505';

/** Either shows that the person at the device is the owner. */
interface Proof {
  currentPassword?: string | undefined;
  passkey?: PasskeyAssertion | undefined;
}

/** Signing in with a key pair of one's device, which leaves it only for the place it was made for. */
export class AccountPasskeysService {
  #deps: AccountDependencies;
  #security: AccountSecurityService;
  #entrance: Entrance;
  #challenges: PasskeyChallenges;

  constructor(
    deps: AccountDependencies,
    { security, entrance }: { security: AccountSecurityService; entrance: Entrance },
  ) {
    this.#deps = deps;
    this.#security = security;
    this.#entrance = entrance;
    this.#challenges = createPasskeyChallenges(deps.clock, deps.ids);
  }

  async beginSignIn(db: Db, origin: Origin): Promise<PasskeyRequestOptions> {
    await this.#deps.rateLimits.take(db, limits.begin, origin.address);
    return this.#request(db, null);
  }

  /** Two factors in one: the device, and what it asks for before it signs. */
  async finishSignIn(passkey: PasskeyAssertion, origin: Origin): Promise<SignedIn> {
    const { database, rateLimits } = this.#deps;
    await rateLimits.take(database.db, limits.signIn, origin.address);
    const { row, counter } = await this.#recognize(database.db, passkey, null);
    return database.transaction(async (tx) => {
      const user = await accounts.lockUser(tx, row.userId);
      if (!user) throw new AppError('ACCOUNT_PASSKEY_REFUSED');
      this.#requireUsed(user);
      await this.#spend(tx, row, counter);
      return this.#entrance.enter(tx, user.id, {
        origin,
        note: 'with a passkey',
        opened: (opening, sessionId) => accounts.updateSession(opening, sessionId, { byPasskey: true }),
      });
    });
  }

  async list(db: Db, { userId }: Authorized<OwnAccount>): Promise<Passkey[]> {
    const rows = await store.listPasskeysOf(db, userId);
    return rows.map(({ id, name, createdAt, lastUsedAt }) => ({
      id,
      name,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    }));
  }

  async beginProof(db: Db, { userId }: Authorized<OwnAccount>): Promise<PasskeyRequestOptions> {
    await this.#deps.rateLimits.take(db, limits.own, String(userId));
    return this.#request(db, userId);
  }

  async begin(db: Db, own: Authorized<OwnAccount>, proof: Proof): Promise<PasskeyCreationOptions> {
    const { rateLimits, publicUrl, senderOf } = this.#deps;
    await rateLimits.take(db, limits.own, String(own.userId));
    this.#requirePossible();
    const user = await this.#requireOwner(db, own, proof);
    this.#requireUsed(user);
    const known = await store.listPasskeysOf(db, user.id);
    requireRoom(known.length);
    // All of an account's have the same, so that a device shows one account.
    const handle = known[0]?.userHandle ?? randomBytes(handleBytes).toString('base64url');
    const challenge = await this.#challenges.open(db, { purpose: 'register', userId: user.id }, handle);
    const { email, displayName } = user;
    const siteName = (await senderOf(db)).brand.name;
    return ceremony.creationOptions(publicUrl(), {
      challenge,
      siteName,
      user: { handle, email, displayName },
      known,
    });
  }

  async add(
    { userId }: Authorized<OwnAccount>,
    { name, passkey }: { name: string; passkey: PasskeyAttestation },
  ): Promise<void> {
    const { database, clock, publicUrl } = this.#deps;
    const { challenge, userHandle } = await this.#challenges.take(database.db, passkey, {
      purpose: 'register',
      userId,
    });
    const made = await ceremony.verifyAttestation(publicUrl(), { challenge, passkey });
    if (userHandle === null) throw new AppError('ACCOUNT_PASSKEY_EXPIRED');
    try {
      await database.transaction(async (tx) => {
        const user = await accounts.lockUser(tx, userId);
        if (!user) throw new AppError('NOT_SIGNED_IN');
        requireRoom(await store.countPasskeysOf(tx, userId));
        const createdAt = clock.now();
        await store.insertPasskey(tx, { ...made, userId, userHandle, name, createdAt });
        await this.#tell(tx, user, (person, sender) => passkeyAddedMail(person, sender, name));
      });
    } catch (error) {
      if (databaseErrorCode(error) !== uniqueViolation) throw error;
      throw new AppError('CONFLICT', { message: 'This passkey is known here already.' });
    }
  }

  async remove(own: Authorized<OwnAccount>, passkeyId: number, proof: Proof): Promise<void> {
    const { database } = this.#deps;
    await this.#requireOwner(database.db, own, proof);
    await database.transaction(async (tx) => {
      const user = await accounts.lockUser(tx, own.userId);
      if (!user) throw new AppError('NOT_SIGNED_IN');
      const all = await store.listPasskeysOf(tx, user.id);
      const going = all.find(({ id }) => id === passkeyId);
      if (!going) throw new AppError('NOT_FOUND', { message: 'This passkey was removed already.' });
      if (all.length === 1) await this.#requireAnotherWay(tx, user);
      await store.deletePasskey(tx, user.id, passkeyId);
      await deleteChallengesOf(tx, user.id);
      await accounts.deleteOtherSessions(tx, user.id, own.sessionId);
      await this.#tell(tx, user, (person, sender) => passkeyRemovedMail(person, sender, going.name));
    });
  }

  /** The last one goes only where something else opens the account, in as many steps as are asked of it. */
  async #requireAnotherWay(tx: Db, user: UserRow): Promise<void> {
    const { password, provider, passkeys } = await waysIn(tx, user, this.#deps);
    if (passkeys > 0 && !password && !provider) throw new AppError('ACCOUNT_LAST_WAY_IN');
    if (user.isAdmin && (await holdSignInRule(tx)) && !(await findActiveFactor(tx, user.id)))
      throw new AppError('ACCOUNT_SECOND_FACTOR_REQUIRED');
  }

  async #requireOwner(
    db: Db,
    own: Authorized<OwnAccount>,
    { currentPassword, passkey }: Proof,
  ): Promise<UserRow> {
    if (!passkey) return this.#security.requireOwner(db, own, currentPassword);
    await this.#deps.rateLimits.take(db, limits.own, String(own.userId));
    const { row, counter } = await this.#recognize(db, passkey, own.userId);
    if (row.userId !== own.userId) throw new AppError('ACCOUNT_PASSKEY_REFUSED');
    await this.#spend(db, row, counter);
    const user = await accounts.findUser(db, own.userId);
    if (!user) throw new AppError('NOT_SIGNED_IN');
    return user;
  }

  async #recognize(
    db: Db,
    passkey: PasskeyAssertion,
    userId: number | null,
  ): Promise<{ row: PasskeyRow; counter: number }> {
    const { challenge } = await this.#challenges.take(db, passkey, asking(userId));
    const row = await store.findPasskey(db, passkey.id);
    if (!row) throw new AppError('ACCOUNT_PASSKEY_REFUSED');
    const counter = await ceremony.verifyAssertion(this.#deps.publicUrl(), { challenge, passkey, row });
    return { row, counter };
  }

  async #spend(db: Db, { id }: PasskeyRow, counter: number): Promise<void> {
    const isNext = await store.notePasskeyUsed(db, { id, counter, now: this.#deps.clock.now() });
    if (!isNext) throw new AppError('ACCOUNT_PASSKEY_REFUSED');
  }

  async #request(db: Db, userId: number | null): Promise<PasskeyRequestOptions> {
    this.#requirePossible();
    const challenge = await this.#challenges.open(db, asking(userId));
    return ceremony.requestOptions(this.#deps.publicUrl(), challenge);
  }

  #requirePossible(): void {
    if (!ceremony.arePasskeysPossible(this.#deps.publicUrl()))
      throw new AppError('ACCOUNT_PASSKEYS_UNAVAILABLE');
  }

  /** Where passwords open an account, passkeys do too. */
  #requireUsed({ email, isAdmin }: UserRow): void {
    requirePasswordsUsed(email, this.#deps);
    if (!this.#deps.passwordSignIn && !isAdmin) throw passwordsOff();
  }

  async #tell(tx: Db, user: UserRow, compose: (person: UserRow, sender: Sender) => Mail): Promise<void> {
    const { jobs, senderOf } = this.#deps;
    await jobs.enqueue(tx, sendMailJob, { payload: compose(user, await senderOf(tx)) });
  }
}

/** Who signs in is not known yet; anybody else shows that it is them. */
const asking = (userId: number | null) =>
  ({ purpose: userId === null ? 'sign-in' : 'confirm', userId }) as const;

function requireRoom(count: number): void {
  if (count < mostPasskeys) return;
  throw new AppError('CONFLICT', {
    message: `An account has at most ${mostPasskeys} passkeys. Please remove one first.`,
  });
}
