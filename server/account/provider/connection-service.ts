import type { ReplyOf } from '#contract/endpoint.ts';
import type { getConnection } from '#contract/account-provider.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Authorized } from '#server/platform/authorized.ts';
import type { Db } from '#server/platform/db/database.ts';
import type { AccountDependencies } from '#server/account/dependencies.ts';
import type { OwnAccount } from '#server/account/policy.ts';
import { deleteChallengesOf } from '#server/account/second-factor/challenge-store.ts';
import type { AccountSecurityService } from '#server/account/security/service.ts';
import * as store from '#server/account/store.ts';
import type { UserRow } from '#server/account/store.ts';
import { waysIn } from '#server/account/ways-in.ts';
import { deleteIdentitiesOf, listIdentitiesOf } from './identity-store.ts';

/** What somebody who is signed in does about the provider. */
export class AccountConnectionService {
  #deps: AccountDependencies;
  #security: AccountSecurityService;

  constructor(deps: AccountDependencies, security: AccountSecurityService) {
    this.#deps = deps;
    this.#security = security;
  }

  async get(db: Db, { userId }: Authorized<OwnAccount>): Promise<ReplyOf<typeof getConnection>> {
    const [identity] = await listIdentitiesOf(db, userId);
    const user = await store.findUser(db, userId);
    return {
      since: identity?.createdAt.toISOString() ?? null,
      isOnlyWay: !user || !(await this.#hasWayBeside(db, user)),
    };
  }

  /** Whether somebody may begin to connect. */
  async requireOwner(db: Db, own: Authorized<OwnAccount>, currentPassword?: string): Promise<void> {
    await this.#security.requireOwner(db, own, currentPassword);
  }

  async end(own: Authorized<OwnAccount>, currentPassword?: string): Promise<void> {
    const { db } = this.#deps.database;
    await this.#security.requireOwner(db, own, currentPassword);
    await this.#deps.database.transaction(async (tx) => {
      const user = await store.lockUser(tx, own.userId);
      if (!user || !(await this.#hasWayBeside(tx, user))) throw new AppError('ACCOUNT_LAST_WAY_IN');
      if (!(await deleteIdentitiesOf(tx, user.id))) throw new AppError('NOT_FOUND');
      await deleteChallengesOf(tx, user.id);
      await store.deleteOtherSessions(tx, user.id, own.sessionId);
    });
  }
  async #hasWayBeside(db: Db, user: UserRow): Promise<boolean> {
    const { password, passkeys } = await waysIn(db, user, this.#deps);
    return password || passkeys > 0;
  }
}
