import { mostTokens } from '#contract/account-tokens.ts';
import type { AccessToken, createAccessToken } from '#contract/account-tokens.ts';
import { dayMs, minuteSeconds } from '#contract/durations.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import { tokenPrefix } from '#contract/token-scopes.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Authorized } from '#server/platform/authorized.ts';
import type { Db } from '#server/platform/db/database.ts';
import type { Member } from '#server/platform/http/actor.ts';
import { sha256 } from '#server/platform/ids.ts';
import { sendMailJob } from '#server/platform/mail/send-mail-job.ts';
import type { AccountDependencies } from '#server/account/dependencies.ts';
import { accessTokenMail } from '#server/account/mails.ts';
import type { OwnAccount } from '#server/account/policy.ts';
import { personMissing } from '#server/account/rules.ts';
import type { AccountSecondFactorService } from '#server/account/second-factor/service.ts';
import type { AccountSecurityService } from '#server/account/security/service.ts';
import { lockUser } from '#server/account/store.ts';
import type { UserRow } from '#server/account/store.ts';
import * as store from './store.ts';
import type { TokenRow } from './store.ts';

type NewToken = BodyOf<typeof createAccessToken>;

interface Rooms {
  security: AccountSecurityService;
  secondFactor: AccountSecondFactorService;
}

const wholeToken = new RegExp(`^${tokenPrefix}[A-Za-z0-9_-]{43}$`);
/** So that reading does not write each time. */
const noteUseAfterMs = minuteSeconds * 1000;
/** An expired one is still listed for a while: whoever looks why a program stopped finds it. */
const expiredStayMs = 30 * dayMs;

const present = ({ id, name, scopes, createdAt, lastUsedAt, expiresAt }: TokenRow): AccessToken => ({
  id,
  name,
  scopes,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
  expiresAt: expiresAt.toISOString(),
});

/** What programs come with in their person's place: made with password and code, good for a few things and a while. */
export class AccessTokenService {
  #deps: AccountDependencies;
  #rooms: Rooms;

  constructor(deps: AccountDependencies, rooms: Rooms) {
    this.#deps = deps;
    this.#rooms = rooms;
  }

  /** Whose token it is, never as an administrator; refuses one that is not valid. */
  async getMember(db: Db, token: string): Promise<Member> {
    const now = this.#deps.clock.now();
    const found = wholeToken.test(token) ? await store.findLiveToken(db, sha256(token), now) : null;
    if (!found) throw new AppError('ACCESS_TOKEN_INVALID');
    const { id, userId, scopes, lastUsedAt } = found;
    if (now.getTime() - (lastUsedAt?.getTime() ?? 0) >= noteUseAfterMs) await store.noteUse(db, id, now);
    return { kind: 'member', userId, isAdmin: false, needsSecondFactor: false, sessionId: null, scopes };
  }

  async list(db: Db, { userId }: Authorized<OwnAccount>): Promise<AccessToken[]> {
    return (await store.listTokensOf(db, userId)).map(present);
  }

  /** The token is told here and never again: only its hash is kept. */
  async create(
    own: Authorized<OwnAccount>,
    { currentPassword, signInCode, ...asked }: NewToken,
  ): Promise<{ accessToken: AccessToken; token: string }> {
    const { database } = this.#deps;
    await this.#rooms.security.requireOwner(database.db, own, currentPassword);
    if (signInCode !== undefined) await this.#rooms.secondFactor.limitTries(database.db, own.userId);
    return database.transaction(async (tx) => {
      const user = await lockUser(tx, own.userId);
      if (!user) throw personMissing();
      await this.#requireSecondStep(tx, user, signInCode);
      return this.#make(tx, user, asked);
    });
  }

  async revoke(db: Db, { userId }: Authorized<OwnAccount>, tokenId: number): Promise<void> {
    if (await store.deleteOwnToken(db, userId, tokenId)) return;
    throw new AppError('NOT_FOUND', { message: 'This access token is gone already.' });
  }

  sweep(db: Db): Promise<void> {
    return store.deleteTokensExpiredBefore(db, new Date(this.#deps.clock.now().getTime() - expiredStayMs));
  }

  async #requireSecondStep(tx: Db, user: UserRow, code: string | undefined): Promise<void> {
    const { secondFactor } = this.#rooms;
    if (!(await secondFactor.isOn(tx, user.id))) return;
    if (code !== undefined) return secondFactor.spend(tx, user, code);
    const message = 'Please enter the code from your app, or a recovery code';
    throw new AppError('INVALID_INPUT', { message, issues: [{ path: 'signInCode', message }] });
  }

  async #make(
    tx: Db,
    user: UserRow,
    { name, scopes, days }: Pick<NewToken, 'name' | 'scopes' | 'days'>,
  ): Promise<{ accessToken: AccessToken; token: string }> {
    const { clock, ids, jobs, senderOf } = this.#deps;
    if ((await store.countTokensOf(tx, user.id)) >= mostTokens)
      throw new AppError('CONFLICT', {
        message: `You have ${mostTokens} access tokens. Please take one back first.`,
      });
    const token = `${tokenPrefix}${ids.token()}`;
    const createdAt = clock.now();
    const row = await store.insertToken(tx, {
      userId: user.id,
      tokenHash: sha256(token),
      name,
      scopes: [...new Set(scopes)],
      createdAt,
      expiresAt: new Date(createdAt.getTime() + days * dayMs),
    });
    await jobs.enqueue(tx, sendMailJob, { payload: accessTokenMail(user, await senderOf(tx), name) });
    return { accessToken: present(row), token };
  }
}
