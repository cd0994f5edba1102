import type { CurrentUser } from '#contract/account.ts';
import { hourSeconds } from '#contract/durations.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Db } from '#server/platform/db/database.ts';
import type { Actor, Member } from '#server/platform/http/actor.ts';
import type { RateLimit } from '#server/platform/rate-limits.ts';
import type { AccessTokenService } from './access-tokens/service.ts';
import type { Challenges, OpenedChallenge } from './second-factor/challenges.ts';
import type { AccountDependencies, Origin } from './dependencies.ts';
import { requireSession } from './policy.ts';
import { presentCurrentUser } from './present.ts';
import { deleteExpiredPasskeyChallenges } from './passkeys/store.ts';
import { photoUrl } from './profile/photo.ts';
import { findIdTokenOf } from './provider/identity-store.ts';
import { wayOfProvider } from './provider/way.ts';
import { nicknameTaken, passwordsOff, requireLongEnough, requirePasswordsUsed, takenError } from './rules.ts';
import { invitationHash } from './invitations/service.ts';
import type { AccountInvitationsService } from './invitations/service.ts';
import type { AccountSecondFactorService } from './second-factor/service.ts';
import type { Entrance, SignedIn, Way } from './sign-in/entrance.ts';
import type { Sessions } from './sign-in/sessions.ts';
import * as store from './store.ts';
import type { UserFace, UserRow } from './store.ts';

interface Registration {
  email: string;
  displayName: string;
  password: string;
  bio?: string | null | undefined;
  /** The token of an invitation's link. */
  invitation?: string | undefined;
}

interface Rooms {
  sessions: Sessions;
  challenges: Challenges;
  entrance: Entrance;
  secondFactor: AccountSecondFactorService;
  invitations: AccountInvitationsService;
  accessTokens: AccessTokenService;
}

const limits = {
  loginPerAddress: { name: 'account.login-address', limit: 100, windowSeconds: hourSeconds / 4 },
  loginPerEmail: { name: 'account.login-email', limit: 10, windowSeconds: hourSeconds / 4 },
  register: { name: 'account.register', limit: 20, windowSeconds: hourSeconds },
  checkName: { name: 'account.check-name', limit: 120, windowSeconds: hourSeconds / 12 },
} satisfies Record<string, RateLimit>;

export class AccountService {
  readonly sessions: Sessions;
  #challenges: Challenges;
  #entrance: Entrance;
  #secondFactor: AccountSecondFactorService;
  #invitations: AccountInvitationsService;
  #accessTokens: AccessTokenService;
  #deps: AccountDependencies;
  #viewer: ReturnType<typeof store.viewerQuery>;

  constructor(deps: AccountDependencies, rooms: Rooms) {
    this.#deps = deps;
    this.#viewer = store.viewerQuery(deps.effects.craftCreditsIn);
    this.#secondFactor = rooms.secondFactor;
    this.#invitations = rooms.invitations;
    this.#accessTokens = rooms.accessTokens;
    this.#challenges = rooms.challenges;
    this.#entrance = rooms.entrance;
    this.sessions = rooms.sessions;
  }

  async register(registration: Registration, origin: Origin): Promise<SignedIn> {
    const { database, rateLimits } = this.#deps;
    const { db } = database;
    await rateLimits.take(db, limits.register, origin.address);
    const { email, displayName, password, bio, invitation } = registration;
    if (!this.#deps.passwordSignIn) throw passwordsOff();
    const hash = invitation === undefined ? null : invitationHash(invitation);
    await this.#invitations.admit(db, hash);
    requireLongEnough(password, this.#deps.passwordMinLength);
    if (await store.findUserByEmail(db, email)) throw new AppError('ACCOUNT_EMAIL_TAKEN');
    if (await store.isDisplayNameTaken(db, displayName)) throw nicknameTaken(displayName);
    const passwordHash = await this.#deps.passwords.hash(password);
    const account = { email, displayName, passwordHash, bio: bio?.trim() || null, invitationHash: hash };
    try {
      return await database.transaction((tx) => this.#entrance.begin(tx, account, { origin }));
    } catch (error) {
      throw takenError(error, displayName);
    }
  }

  /** Signs in, or opens a challenge where a second factor is due. */
  async login(
    credentials: { email: string; password: string },
    origin: Origin,
  ): Promise<SignedIn | OpenedChallenge> {
    const { rateLimits, database, passwordSignIn } = this.#deps;
    const { db } = database;
    requirePasswordsUsed(credentials.email, this.#deps);
    await rateLimits.take(db, limits.loginPerAddress, origin.address);
    await rateLimits.take(db, limits.loginPerEmail, credentials.email);
    const found = await store.findUserByEmail(db, credentials.email);
    const check = await this.#deps.passwords.verify(credentials.password, found?.passwordHash ?? null);
    if (!found || !check.matches) throw new AppError('ACCOUNT_WRONG_CREDENTIALS');
    if (!passwordSignIn && !found.isAdmin) throw passwordsOff();
    const renewed = check.outdated ? await this.#deps.passwords.hash(credentials.password) : null;
    const outcome = await database.transaction(async (tx) => {
      const user = await store.lockUser(tx, found.id);
      if (user?.passwordHash !== found.passwordHash) return null;
      if (renewed) await store.updateUser(tx, user.id, { passwordHash: renewed });
      return (await this.#secondFactor.isOn(tx, user.id))
        ? this.#challenges.open(tx, user.id)
        : this.#entrance.enter(tx, user.id, { origin });
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
        return this.#entrance.enter(tx, user.id, this.#wayOf(answering.idToken, origin));
      });
    } catch (error) {
      const isWrong = error instanceof AppError && error.code === 'ACCOUNT_WRONG_SIGN_IN_CODE';
      if (!isWrong || !answering.isLastTry) throw error;
      await this.#secondFactor.tellOfWrongCodes(db, answering.userId);
      throw new AppError('ACCOUNT_SIGN_IN_EXPIRED', { cause: error });
    }
  }

  /** Answers what a provider said when it opened this session; null where a password did. */
  async logout(actor: Member): Promise<string | null> {
    const { database, effects } = this.#deps;
    const sessionId = requireSession(actor);
    return database.transaction(async (tx) => {
      const idToken = await findIdTokenOf(tx, sessionId);
      await this.sessions.close(tx, sessionId);
      await effects.record(tx, { userId: actor.userId, type: 'logout' });
      return idToken;
    });
  }

  async currentUser(db: Db, actor: Member): Promise<CurrentUser> {
    const user = await this.findViewer(db, actor);
    if (!user) throw new AppError('NOT_SIGNED_IN');
    return user;
  }

  /** The person a page is made for; null for visitors. */
  async findViewer(db: Db, actor: Actor): Promise<CurrentUser | null> {
    if (actor.kind === 'visitor') return null;
    const [user] = await this.#viewer(db, { id: actor.userId });
    return user ? this.#present(db, user, actor) : null;
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
    await deleteExpiredPasskeyChallenges(db, this.#deps.clock.now());
    await this.#accessTokens.sweep(db);
  }

  #wayOf(idToken: string | null, origin: Origin): Way {
    const { oidc } = this.#deps;
    return oidc && idToken ? wayOfProvider(oidc, { idToken, hasSecondFactor: false }, origin) : { origin };
  }

  #present(db: Db, user: UserRow, { sessionId }: Member): Promise<CurrentUser> {
    return presentCurrentUser(db, { user, sessionId }, this.#deps.effects);
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
