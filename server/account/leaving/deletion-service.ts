import { AppError } from '#server/platform/app-error.ts';
import type { Authorized } from '#server/platform/authorized.ts';
import { deleteBlobsJob } from '#server/platform/blobs/delete-blobs-job.ts';
import type { Db } from '#server/platform/db/database.ts';
import type { Administrator } from '#server/platform/policy.ts';
import type { AccountDependencies } from '#server/account/dependencies.ts';
import type { OwnAccount } from '#server/account/policy.ts';
import { forgetGuest } from '#server/account/invitations/store.ts';
import { refuseHouseAccount } from '#server/account/house-account.ts';
import { photoKeys } from '#server/account/profile/photo.ts';
import type { AccountSecurityService } from '#server/account/security/service.ts';
import * as store from '#server/account/store.ts';
import type { UserRow } from '#server/account/store.ts';
import { personMissing } from '#server/account/rules.ts';

/** The end of an account: afterwards nothing here holds anything of the person. */
export class AccountDeletionService {
  #deps: AccountDependencies;
  #security: AccountSecurityService;

  constructor(deps: AccountDependencies, security: AccountSecurityService) {
    this.#deps = deps;
    this.#security = security;
  }

  async deleteOwn(own: Authorized<OwnAccount>, currentPassword: string | undefined): Promise<void> {
    const { db } = this.#deps.database;
    const user = await this.#security.requireOwner(db, own, currentPassword);
    await this.#deps.database.transaction((tx) => this.#erase(tx, user));
  }

  /** Somebody else's account. Whoever asks for it must be an administrator still when it happens. */
  async deleteOther(tx: Db, { adminId }: Administrator, userId: number): Promise<void> {
    if (!(await store.lockAdmins(tx)).includes(adminId)) throw new AppError('FORBIDDEN');
    const user = await store.findUser(tx, userId);
    if (!user) throw personMissing();
    refuseHouseAccount(user);
    await this.#erase(tx, user);
  }

  async #erase(tx: Db, user: UserRow): Promise<void> {
    const { jobs, effects } = this.#deps;
    // Who was checked a moment ago may have been deleted since, by another window or an administrator.
    if (!(await store.lockUser(tx, user.id))) throw personMissing();
    if (user.isAdmin && !(await store.revokeAdminUnlessLast(tx, user.id)))
      throw new AppError('ACCOUNT_LAST_ADMIN');
    const pictures = await effects.deleting(tx, { userId: user.id, email: user.email });
    const photos = user.profileImage ? photoKeys({ userId: user.id, version: user.profileImage }) : [];
    await forgetGuest(tx, user.id);
    await store.deleteUser(tx, user.id);
    await jobs.forget(tx, user.email);
    await jobs.enqueue(tx, deleteBlobsJob, { payload: { keys: [...photos, ...pictures] } });
  }
}
