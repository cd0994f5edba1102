import { hourSeconds } from '#contract/durations.ts';
import { AppError } from '#server/platform/app-error.ts';
import { databaseErrorCode } from '#server/platform/db/database.ts';
import type { Db } from '#server/platform/db/database.ts';
import { sha256 } from '#server/platform/ids.ts';
import { sendMailJob } from '#server/platform/mail/send-mail-job.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { RateLimit } from '#server/platform/rate-limits.ts';
import type { AccountDependencies, Origin } from '#server/account/dependencies.ts';
import { freeNickname } from '#server/account/free-nickname.ts';
import { houseAddress, noPassword } from '#server/account/house-account.ts';
import { invitationHash } from '#server/account/invitations/service.ts';
import type { AccountInvitationsService } from '#server/account/invitations/service.ts';
import { providerConnectedMail } from '#server/account/mails.ts';
import { deletePasskeysOf } from '#server/account/passkeys/store.ts';
import { refusalOfNewcomers } from '#server/account/rules.ts';
import { deleteTokensOf } from '#server/account/recovery/token-store.ts';
import { deleteChallengesOf } from '#server/account/second-factor/challenge-store.ts';
import type { Challenges, OpenedChallenge } from '#server/account/second-factor/challenges.ts';
import type { AccountSecondFactorService } from '#server/account/second-factor/service.ts';
import { deleteFactor } from '#server/account/second-factor/store.ts';
import type { Entrance, SignedIn, Way } from '#server/account/sign-in/entrance.ts';
import * as store from '#server/account/store.ts';
import type { UserRow } from '#server/account/store.ts';
import type { ProvidedPerson } from './claims.ts';
import { deleteExpiredDepartures, insertDeparture, takeDeparture } from './departure-store.ts';
import type { DepartureRow } from './departure-store.ts';
import * as identities from './identity-store.ts';
import type { Provider } from './provider.ts';
import { wayOfProvider } from './way.ts';

const limits = {
  depart: { name: 'account.provider-depart', limit: 100, windowSeconds: hourSeconds / 4 },
  arrive: { name: 'account.provider-arrive', limit: 100, windowSeconds: hourSeconds / 4 },
} satisfies Record<string, RateLimit>;

/** How long somebody may take on the other side: some have to find their phone. */
export const departureLifeSeconds = 600;
/** Others come at the same moment with the same account or the same nickname; more often than this it is no accident. */
const tries = 5;
const uniqueViolation = '23505';

interface Rooms {
  provider: Provider;
  secondFactor: AccountSecondFactorService;
  invitations: AccountInvitationsService;
  challenges: Challenges;
  entrance: Entrance;
}

interface Wish {
  /** What this browser is known by while its person is away. */
  browser: string;
  returnTo: string;
  /** The token of an invitation's link. */
  invitation: string | null;
  /** Whose account is to be connected; null for who wants to sign in. */
  userId: number | null;
}

interface Arrival {
  query: URLSearchParams;
  browser: string | null;
  actor: Actor;
}

/** Signing in with what an OpenID Connect provider says. */
export class AccountProviderService {
  #deps: AccountDependencies;
  #rooms: Rooms;

  constructor(deps: AccountDependencies, rooms: Rooms) {
    this.#deps = deps;
    this.#rooms = rooms;
  }

  /** The address where somebody has to go. */
  async depart(db: Db, wish: Wish, origin: Origin): Promise<string> {
    const { rateLimits, clock } = this.#deps;
    await rateLimits.take(db, limits.depart, origin.address);
    const hash = wish.invitation === null ? null : invitationHash(wish.invitation);
    if (hash !== null) await this.#rooms.invitations.admit(db, hash);
    const { address, state, nonce, codeVerifier } = await this.#rooms.provider.departure(
      this.#arrivalAddress,
    );
    await insertDeparture(db, {
      stateHash: sha256(state),
      browserHash: sha256(wish.browser),
      nonce,
      codeVerifier,
      returnTo: wish.returnTo,
      invitationHash: hash,
      userId: wish.userId,
      expiresAt: new Date(clock.now().getTime() + departureLifeSeconds * 1000),
    });
    return address;
  }

  /** With what somebody left who comes back now. It counts once, whatever becomes of it. */
  async recognize(db: Db, { query, browser }: Arrival, origin: Origin): Promise<DepartureRow> {
    const { clock, rateLimits } = this.#deps;
    await rateLimits.take(db, limits.arrive, origin.address);
    const state = query.get('state');
    const asked = { stateHash: sha256(state ?? ''), browserHash: sha256(browser ?? ''), now: clock.now() };
    const departure = state && browser ? await takeDeparture(db, asked) : null;
    if (!departure) throw new AppError('ACCOUNT_PROVIDER_EXPIRED');
    return departure;
  }

  /**
   * Signs somebody in by the answer they came back with, or opens a challenge where a second factor is due. Null when they
   * were signed in before and wanted to connect their account.
   */
  async arrive(
    departure: DepartureRow,
    { query, actor }: Arrival,
    origin: Origin,
  ): Promise<SignedIn | OpenedChallenge | null> {
    const address = new URL(`${this.#arrivalAddress}?${query.toString()}`);
    const { nonce, codeVerifier } = departure;
    const expected = { state: query.get('state') ?? '', nonce, codeVerifier };
    const person = await this.#rooms.provider.arrival(address, expected);
    if (departure.userId === null) return this.#signIn(person, departure.invitationHash, origin);
    if (actor.kind === 'visitor' || actor.userId !== departure.userId)
      throw new AppError('ACCOUNT_PROVIDER_EXPIRED');
    await this.#connectOwn(person, actor.userId);
    return null;
  }

  /** Where a session that ended here ends at the provider; null where it has no such place, or cannot be asked. */
  async farewell(idToken: string): Promise<string | null> {
    try {
      return await this.#rooms.provider.farewell(idToken, `${this.#deps.publicUrl()}/auth`);
    } catch (error) {
      if (error instanceof AppError) return null;
      throw error;
    }
  }

  sweep(db: Db): Promise<void> {
    return deleteExpiredDepartures(db, this.#deps.clock.now());
  }

  get #arrivalAddress(): string {
    return `${this.#deps.publicUrl()}/api/oidc/callback`;
  }

  async #signIn(
    person: ProvidedPerson,
    invitation: string | null,
    origin: Origin,
  ): Promise<SignedIn | OpenedChallenge> {
    for (let left = tries; ; left -= 1) {
      try {
        return await this.#deps.database.transaction((tx) => this.#admit(tx, person, { invitation, origin }));
      } catch (error) {
        if (left === 0 || databaseErrorCode(error) !== uniqueViolation) throw error;
      }
    }
  }

  async #admit(
    tx: Db,
    person: ProvidedPerson,
    { invitation, origin }: { invitation: string | null; origin: Origin },
  ): Promise<SignedIn | OpenedChallenge> {
    // In this order: whoever is quicker makes the account and its identity at once, so that one is not seen without the other.
    const holder = person.email === null ? null : await store.findUserByEmail(tx, person.email);
    const known = await identities.findIdentity(tx, person);
    const userId = known?.userId ?? (holder && (await this.#connect(tx, person, holder)));
    if (userId === null) return this.#begin(tx, person, { invitation, origin });
    const user = await store.lockUser(tx, userId);
    if (!user) throw new AppError('ACCOUNT_PROVIDER_EXPIRED');
    if (known) await identities.noteIdentityUsed(tx, known.id, this.#deps.clock.now());
    await this.#setRights(tx, user, person);
    const { secondFactor, challenges, entrance } = this.#rooms;
    if (!person.hasSecondFactor && (await secondFactor.isOn(tx, user.id)))
      return challenges.open(tx, user.id, person.idToken);
    return entrance.enter(tx, user.id, this.#way(person, origin));
  }

  /** The account of somebody who comes for the first time. */
  async #begin(
    tx: Db,
    person: ProvidedPerson,
    { invitation, origin }: { invitation: string | null; origin: Origin },
  ): Promise<SignedIn> {
    const { invitations, entrance } = this.#rooms;
    const refusal = invitation === null ? refusalOfNewcomers(this.#deps.registration) : null;
    if (refusal) throw refusal;
    if (invitation !== null) await invitations.admit(tx, invitation);
    if (person.email === null) throw new AppError('ACCOUNT_PROVIDER_NO_EMAIL');
    const account = {
      email: person.email,
      emailVerified: person.emailVerified,
      displayName: await freeNickname(tx, [...person.names, 'Crafter']),
      passwordHash: noPassword,
      bio: null,
      invitationHash: invitation,
    };
    const signedIn = await entrance.begin(tx, account, this.#way(person, origin));
    await this.#remember(tx, person, signedIn.user.id);
    await this.#setRights(tx, signedIn.user, person);
    return signedIn;
  }

  /** Gives somebody the account that has their address, where the operator allows that and the address was checked. */
  async #connect(tx: Db, person: ProvidedPerson, found: UserRow): Promise<number> {
    const isAllowed = this.#rooms.provider.settings.linkByEmail && person.emailVerified;
    const user = isAllowed && found.email !== houseAddress ? await store.lockUser(tx, found.id) : null;
    if (!user) throw new AppError('ACCOUNT_PROVIDER_EMAIL_TAKEN');
    if (!this.#isProven(user)) await this.#takeOver(tx, user.id);
    await this.#remember(tx, person, user.id);
    await this.#tell(tx, user);
    return user.id;
  }

  /** Who administers is the provider's word, where the operator says so; the last administrator stays one. */
  async #setRights(
    tx: Db,
    { id, isAdmin: before }: { id: number; isAdmin: boolean },
    { isAdmin }: ProvidedPerson,
  ): Promise<void> {
    if (isAdmin === null || isAdmin === before) return;
    if (isAdmin) await store.updateUser(tx, id, { isAdmin });
    else if (!(await store.revokeAdminUnlessLast(tx, id))) return;
    await this.#deps.effects.adminChanged(tx, { userId: id, isAdmin, by: 'provider' });
  }

  async #connectOwn(person: ProvidedPerson, userId: number): Promise<void> {
    try {
      await this.#deps.database.transaction(async (tx) => {
        const user = await store.lockUser(tx, userId);
        if (!user) throw new AppError('ACCOUNT_PROVIDER_EXPIRED');
        const known = await identities.findIdentity(tx, person);
        if (known?.userId === userId) return;
        if (known) throw new AppError('ACCOUNT_IDENTITY_TAKEN');
        await this.#remember(tx, person, userId);
        await this.#tell(tx, user);
      });
    } catch (error) {
      if (databaseErrorCode(error) === uniqueViolation) throw new AppError('ACCOUNT_IDENTITY_TAKEN');
      throw error;
    }
  }

  #isProven({ email, emailVerified }: UserRow): boolean {
    return emailVerified || email.toLowerCase() === this.#deps.operatorEmail?.toLowerCase();
  }

  /** Whoever registered this address never showed that it is theirs: what they can come back with goes. */
  async #takeOver(tx: Db, userId: number): Promise<void> {
    await store.updateUser(tx, userId, {
      passwordHash: noPassword,
      mustChangePassword: false,
      emailVerified: true,
    });
    await identities.deleteIdentitiesOf(tx, userId);
    await deletePasskeysOf(tx, userId);
    await deleteFactor(tx, userId);
    await deleteChallengesOf(tx, userId);
    await deleteTokensOf(tx, userId);
    await store.deleteSessionsOf(tx, userId);
  }

  #remember(tx: Db, { issuer, subject }: ProvidedPerson, userId: number): Promise<void> {
    return identities.insertIdentity(tx, { issuer, subject, userId, now: this.#deps.clock.now() });
  }

  #way(person: ProvidedPerson, origin: Origin): Way {
    return wayOfProvider(this.#rooms.provider.settings, person, origin);
  }

  async #tell(tx: Db, user: UserRow): Promise<void> {
    const { jobs, senderOf } = this.#deps;
    const { name } = this.#rooms.provider.settings;
    const payload = providerConnectedMail(user, await senderOf(tx), name);
    await jobs.enqueue(tx, sendMailJob, { payload });
  }
}
