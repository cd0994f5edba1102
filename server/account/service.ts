import type { CurrentUser } from '#contract/account.ts';
import { hourSeconds } from '#contract/durations.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Db } from '#server/platform/db/database.ts';
import type { Actor, Member } from '#server/platform/http/actor.ts';
import type { RateLimit } from '#server/platform/rate-limits.ts';
import { createChallenges } from './second-factor/challenges.ts';
import type { OpenedChallenge } from './second-factor/challenges.ts';
import type { AccountDependencies, Origin } from './dependencies.ts';
import { presentCurrentUser } from './present.ts';
import { photoUrl } from './profile/photo.ts';
import { nicknameTaken, requireLongEnough, takenError } from './rules.ts';
import type { AccountInvitationsService } from './invitations/service.ts';
import type { AccountSecondFactorService } from './second-factor/service.ts';
import { createSessions } from './sign-in/sessions.ts';
import type { OpenedSession } from './sign-in/sessions.ts';
import * as store from './store.ts';
import type { UserFace, UserRow } from './store.ts';

interface SignedIn {
  user: CurrentUser;
  session: OpenedSession;
}

interface Registration {
  email: string;
  displayName: string;
  password: string;
  bio?: string | null | undefined;
  /** The token of an invitation's link. */
  invitation?: string | undefined;
}

interface Rooms {
  secondFactor: AccountSecondFactorService;
  invitations: AccountInvitationsService;
}

const limits = {
  loginPerAddress: { name: 'account.login-address', limit: 100, windowSeconds: hourSeconds / 4 },
  loginPerEmail: { name: 'account.login-email', limit: 10, windowSeconds: hourSeconds / 4 },
  register: { name: 'account.register', limit: 20, windowSeconds: hourSeconds },
  checkName: { name: 'account.check-name', limit: 120, windowSeconds: hourSeconds / 12 },
} satisfies Record<string, RateLimit>;

export class AccountService {
  readonly sessions: ReturnType<typeof createSessions>;
  #challenges: ReturnType<typeof createChallenges>;
  #secondFactor: AccountSecondFactorService;
  #invitations: AccountInvitationsService;
  #deps: AccountDependencies;

  constructor(deps: AccountDependencies, { secondFactor, invitations }: Rooms) {
    this.#deps = deps;
    this.#secondFactor = secondFactor;
    this.#invitations = invitations;
    this.#challenges = createChallenges(deps.clock, deps.ids);
    this.sessions = createSessions(deps.clock, deps.ids);
  }

  async register(registration: Registration, origin: Origin): Promise<SignedIn> {
    const { database, rateLimits } = this.#deps;
    const { db } = database;
    await rateLimits.take(db, limits.register, origin.address);
    await this.#invitations.admit(db, registration.invitation);
    requireLongEnough(registration.password, this.#deps.passwordMinLength);
    if (await store.findUserByEmail(db, registration.email)) throw new AppError('ACCOUNT_EMAIL_TAKEN');
    if (await store.isDisplayNameTaken(db, registration.displayName))
      throw nicknameTaken(registration.displayName);
    const passwordHash = await this.#deps.passwords.hash(registration.password);
    try {
      return await database.transaction((tx) => this.#create(tx, { ...registration, passwordHash }, origin));
    } catch (error) {
      throw takenError(error, registration.displayName);
    }
  }

  /** Signs in, or opens a challenge where a second factor is due. */
  async login(
    credentials: { email: string; password: string },
    origin: Origin,
  ): Promise<SignedIn | OpenedChallenge> {
    const { rateLimits, database } = this.#deps;
    const { db } = database;
    await rateLimits.take(db, limits.loginPerAddress, origin.address);
    await rateLimits.take(db, limits.loginPerEmail, credentials.email);
    const found = await store.findUserByEmail(db, credentials.email);
    const check = await this.#deps.passwords.verify(credentials.password, found?.passwordHash ?? null);
    if (!found || !check.matches) throw new AppError('ACCOUNT_WRONG_CREDENTIALS');
    const renewed = check.outdated ? await this.#deps.passwords.hash(credentials.password) : null;
    const outcome = await database.transaction(async (tx) => {
      const user = await store.lockUser(tx, found.id);
      if (user?.passwordHash !== found.passwordHash) return null;
      if (renewed) await store.updateUser(tx, user.id, { passwordHash: renewed });
      return (await this.#secondFactor.isOn(tx, user.id))
        ? this.#challenges.open(tx, user.id)
        : this.#enter(tx, user.id, origin);
    });
    // Changed since it was looked at: what was right may not be right any more.
    return outcome ?? this.login(credentials, origin);
  }

  /** The second step: the challenge that the right password opened, and a code. */
  async finishLogin(
    { challenge, signInCode }: { challenge: string; signInCode: string },
    origin: Origin,
  ): Promise<SignedIn> {
    const { rateLimits, database } = this.#deps;
    const { db } = database;
    await rateLimits.take(db, limits.loginPerAddress, origin.address);
    const answering = await this.#challenges.takeTry(db, challenge);
    await this.#secondFactor.limitTries(db, answering.userId);
    try {
      return await database.transaction(async (tx) => {
        const user = await store.lockUser(tx, answering.userId);
        if (!user) throw new AppError('ACCOUNT_SIGN_IN_EXPIRED');
        await this.#challenges.close(tx, answering.id);
        await this.#secondFactor.spend(tx, user, signInCode);
        return this.#enter(tx, user.id, origin);
      });
    } catch (error) {
      const isWrong = error instanceof AppError && error.code === 'ACCOUNT_WRONG_SIGN_IN_CODE';
      if (!isWrong || !answering.isLastTry) throw error;
      await this.#secondFactor.tellOfWrongCodes(db, answering.userId);
      throw new AppError('ACCOUNT_SIGN_IN_EXPIRED', { cause: error });
    }
  }

  async logout(actor: Member): Promise<void> {
    const { database, effects } = this.#deps;
    await database.transaction(async (tx) => {
      await this.sessions.close(tx, actor.sessionId);
      await effects.record(tx, { userId: actor.userId, type: 'logout' });
    });
  }

  async currentUser(db: Db, actor: Member): Promise<CurrentUser> {
    const user = await store.findUser(db, actor.userId);
    if (!user) throw new AppError('NOT_SIGNED_IN');
    return this.#present(db, user);
  }

  /** The person a page is made for; null for visitors. */
  async findViewer(db: Db, actor: Actor): Promise<CurrentUser | null> {
    if (actor.kind === 'visitor') return null;
    const user = await store.findUser(db, actor.userId);
    return user && this.#present(db, user);
  }

  async isNameTaken(db: Db, name: string, origin: Origin): Promise<boolean> {
    await this.#deps.rateLimits.take(db, limits.checkName, origin.address);
    return store.isDisplayNameTaken(db, name.trim());
  }

  async sweep(db: Db): Promise<void> {
    await store.deleteExpiredSessions(db, this.#deps.clock.now());
    await this.#challenges.sweep(db);
    await this.#secondFactor.sweep(db);
    await this.#invitations.sweep(db);
  }

  async #create(tx: Db, account: Registration & { passwordHash: string }, origin: Origin): Promise<SignedIn> {
    const now = this.#deps.clock.now();
    const invitation =
      account.invitation === undefined ? null : await this.#invitations.spend(tx, account.invitation);
    const user = await store.insertUser(tx, {
      username: account.email.toLowerCase(),
      email: account.email,
      displayName: account.displayName,
      passwordHash: account.passwordHash,
      bio: account.bio?.trim() || null,
      isAdmin: invitation?.role === 'administrator',
      consentedAt: now,
      createdAt: now,
      lastLogin: now,
    });
    await this.#deps.effects.registered(tx, user.id);
    if (invitation) await this.#invitations.noteGuest(tx, invitation, user.id);
    await this.#deps.effects.record(tx, { userId: user.id, type: 'register' });
    return this.#signIn(tx, user, origin);
  }

  async #enter(tx: Db, userId: number, origin: Origin): Promise<SignedIn> {
    const user = await store.noteLogin(tx, userId, this.#deps.clock.now());
    await this.#deps.effects.record(tx, { userId, type: 'login' });
    return this.#signIn(tx, user, origin);
  }

  async #signIn(tx: Db, user: UserRow, origin: Origin): Promise<SignedIn> {
    const session = await this.sessions.open(tx, user.id, origin.device);
    return { user: await this.#present(tx, user), session };
  }

  #present(db: Db, user: UserRow): Promise<CurrentUser> {
    return presentCurrentUser(db, user, this.#deps.effects);
  }
}

/** A person as everybody else may see them: never with an address. */
interface Author {
  id: number;
  displayName: string;
  profileImage: string | null;
}

export type Authors = ReadonlyMap<number, Author>;

export const presentAuthor = ({ id, displayName, profileImage: version }: UserFace): Author => ({
  id,
  displayName,
  profileImage: version && photoUrl({ userId: id, version }),
});

/** Those of these people who are still here, by id. */
export async function findAuthors(db: Db, userIds: Iterable<number>): Promise<Authors> {
  const ids = [...new Set(userIds)];
  const rows = ids.length === 0 ? [] : await store.listUserFaces(db, ids);
  return new Map(rows.map((row) => [row.id, presentAuthor(row)]));
}

export { personMissing } from './rules.ts';
export type { UserFace } from './store.ts';
