import type { CurrentUser } from '#contract/account.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Db } from '#server/platform/db/database.ts';
import type { Actor, Member } from '#server/platform/http/actor.ts';
import type { RateLimit } from '#server/platform/rate-limits.ts';
import type { AccountDependencies, Origin } from './dependencies.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import { presentCurrentUser } from './present.ts';
import { photoUrl } from './profile-photo.ts';
import { nicknameTaken, requireLongEnough, takenError } from './rules.ts';
import { createSessions } from './sessions.ts';
import type { OpenedSession } from './sessions.ts';
import * as store from './store.ts';
import type { UserFace, UserRow } from './store.ts';

export interface SignedIn {
  user: CurrentUser;
  session: OpenedSession;
}

export interface Registration {
  email: string;
  displayName: string;
  password: string;
  bio?: string | null | undefined;
}

const hour = 3600;
const limits = {
  loginPerAddress: { name: 'account.login-address', limit: 100, windowSeconds: hour / 4 },
  loginPerEmail: { name: 'account.login-email', limit: 10, windowSeconds: hour / 4 },
  register: { name: 'account.register', limit: 20, windowSeconds: hour },
  checkName: { name: 'account.check-name', limit: 120, windowSeconds: hour / 12 },
} satisfies Record<string, RateLimit>;

export class AccountService {
  readonly sessions: ReturnType<typeof createSessions>;
  #deps: AccountDependencies;

  constructor(deps: AccountDependencies) {
    this.#deps = deps;
    this.sessions = createSessions(deps.clock, deps.ids);
  }

  async register(db: Db, registration: Registration, origin: Origin): Promise<SignedIn> {
    const { database, rateLimits, bus } = this.#deps;
    await rateLimits.take(db, limits.register, origin.address);
    requireLongEnough(registration.password, this.#deps.passwordMinLength);
    if (await store.findUserByEmail(db, registration.email)) throw new AppError('ACCOUNT_EMAIL_TAKEN');
    if (await store.isDisplayNameTaken(db, registration.displayName))
      throw nicknameTaken(registration.displayName);
    const passwordHash = await hashPassword(registration.password);
    try {
      const signedIn = await database.transaction((tx) =>
        this.#create(tx, { ...registration, passwordHash }, origin),
      );
      bus.emit('account.registered', { userId: signedIn.user.id });
      return signedIn;
    } catch (error) {
      throw takenError(error, registration.displayName);
    }
  }

  async login(db: Db, credentials: { email: string; password: string }, origin: Origin): Promise<SignedIn> {
    const { rateLimits, database } = this.#deps;
    await rateLimits.take(db, limits.loginPerAddress, origin.address);
    await rateLimits.take(db, limits.loginPerEmail, credentials.email);
    const found = await store.findUserByEmail(db, credentials.email);
    const verdict = await verifyPassword(credentials.password, found?.passwordHash ?? null);
    if (!found || !verdict.matches) throw new AppError('ACCOUNT_WRONG_CREDENTIALS');
    const renewed = verdict.outdated ? { passwordHash: await hashPassword(credentials.password) } : {};
    return database.transaction(async (tx) => {
      const user = await store.noteLogin(tx, found.id, { lastLogin: this.#deps.clock.now(), ...renewed });
      await this.#deps.neighbors.record(tx, { userId: user.id, type: 'login' });
      return this.#signIn(tx, user, origin);
    });
  }

  async logout(actor: Member): Promise<void> {
    const { database, neighbors } = this.#deps;
    await database.transaction(async (tx) => {
      await this.sessions.close(tx, actor.sessionId);
      await neighbors.record(tx, { userId: actor.userId, type: 'logout' });
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

  sweep(db: Db): Promise<void> {
    return store.deleteExpiredSessions(db, this.#deps.clock.now());
  }

  async #create(tx: Db, account: Registration & { passwordHash: string }, origin: Origin): Promise<SignedIn> {
    const now = this.#deps.clock.now();
    const user = await store.insertUser(tx, {
      username: account.email.toLowerCase(),
      email: account.email,
      displayName: account.displayName,
      passwordHash: account.passwordHash,
      bio: account.bio?.trim() || null,
      consentedAt: now,
      createdAt: now,
      lastLogin: now,
    });
    await this.#deps.neighbors.registered(tx, user.id);
    await this.#deps.neighbors.record(tx, { userId: user.id, type: 'register' });
    return this.#signIn(tx, user, origin);
  }

  async #signIn(tx: Db, user: UserRow, origin: Origin): Promise<SignedIn> {
    const session = await this.sessions.open(tx, user.id, origin.device);
    return { user: await this.#present(tx, user), session };
  }

  async #present(db: Db, user: UserRow): Promise<CurrentUser> {
    return presentCurrentUser(user, await this.#deps.neighbors.craftCredits(db, user.id));
  }
}

/** A person as everybody else may see them: never with an address. */
export interface Author {
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
