import { mostCredits } from '#contract/admin-actions.ts';
import { removalReasons } from '#contract/account-second-factor.ts';
import type { RemovalReason } from '#contract/account-second-factor.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Db } from '#server/platform/db/database.ts';
import { countWorkOf } from './content-store.ts';
import type { AdminActionDependencies, NewAccount } from './dependencies.ts';
import { refuseOwnSecondFactor, refuseSelf } from './policy.ts';
import type { Administrator } from '#server/platform/policy.ts';

interface CreditAdjustment {
  userId: number;
  amount: number;
  note: string | null;
}

const counted = (count: number, one: string): string => `${count} ${count === 1 ? one : `${one}s`}`;

/** What administrators do. Each action and its line in the log are kept together or not at all. */
export class AdminActionService {
  #deps: AdminActionDependencies;

  constructor(deps: AdminActionDependencies) {
    this.#deps = deps;
  }

  /** `created` runs in the same transaction. */
  createUser<Answer>(
    by: Administrator,
    account: NewAccount,
    created: (tx: Db) => Promise<Answer>,
  ): Promise<Answer> {
    const { accountAdmin, audit } = this.#deps;
    return accountAdmin.create(by, account, async (tx, userId) => {
      await audit.record(tx, {
        adminId: by.adminId,
        action: 'user_created',
        details: account.isAdmin ? 'Created an account with administrator rights.' : 'Created an account.',
        targetUserId: userId,
      });
      return created(tx);
    });
  }

  resetPassword(by: Administrator, userId: number, newPassword: string): Promise<void> {
    const { accountAdmin, audit } = this.#deps;
    return accountAdmin.resetPassword(by, { userId, newPassword }, (tx) =>
      audit.record(tx, {
        adminId: by.adminId,
        action: 'password_reset',
        details: 'Set a new password; all sessions ended.',
        targetUserId: userId,
      }),
    );
  }

  async removeSecondFactor(by: Administrator, userId: number, reason: RemovalReason): Promise<void> {
    refuseOwnSecondFactor(by, userId);
    const { secondFactorAdmin, audit } = this.#deps;
    await secondFactorAdmin.remove(by, userId, (tx) =>
      audit.record(tx, {
        adminId: by.adminId,
        action: 'second_factor_removed',
        details: `Removed two-step sign-in (${removalReasons[reason]}); all sessions ended.`,
        targetUserId: userId,
      }),
    );
  }

  async deleteUser(by: Administrator, userId: number): Promise<void> {
    refuseSelf(by, userId);
    const { database, deletion, audit } = this.#deps;
    await database.transaction(async (tx) => {
      const work = await countWorkOf(tx, userId);
      await deletion.deleteOther(tx, by, userId);
      await audit.record(tx, {
        adminId: by.adminId,
        action: 'user_deleted',
        details: `Deleted the account with ${counted(work.crafts, 'craft')} and ${counted(work.posts, 'post')}.`,
        targetUserId: userId,
      });
    });
  }

  async deleteCraft(by: Administrator, id: string): Promise<void> {
    const { adminId } = by;
    const { database, crafts, posts, audit } = this.#deps;
    await database.transaction(async (tx) => {
      const craft = await crafts.lockAny(tx, by, id);
      await posts.forgetCraft(tx, id);
      await crafts.delete(tx, craft);
      await audit.record(tx, {
        adminId,
        action: 'craft_deleted',
        details: `Deleted craft ${id}.`,
        targetUserId: craft.userId,
      });
      const content = `Your craft “${craft.title}” was deleted by the people who look after this place.`;
      await this.#tell(tx, { adminId, userId: craft.userId, content, once: `admin-craft:${id}` });
    });
  }

  async deletePost(by: Administrator, id: number): Promise<void> {
    const { adminId } = by;
    const { database, crafts, posts, audit } = this.#deps;
    await database.transaction(async (tx) => {
      const { userId, craftId } = await posts.delete(tx, by, id);
      await audit.record(tx, {
        adminId,
        action: 'post_deleted',
        details: `Deleted post ${id} of craft ${craftId}.`,
        targetUserId: userId,
      });
      const { title } = await crafts.lockAny(tx, by, craftId);
      const content = `Your post “${title}” was taken out of the community by the people who look after it. The craft is still yours.`;
      await this.#tell(tx, { adminId, userId, content, once: `admin-post:${id}` });
    });
  }

  /** `adjusted` is handed the new balance, in the same transaction. */
  adjustCredits<Answer>(
    by: Administrator,
    asked: CreditAdjustment,
    adjusted: (tx: Db, balance: number) => Promise<Answer>,
  ): Promise<Answer> {
    return this.#deps.database.transaction(async (tx) => adjusted(tx, await this.#adjust(tx, by, asked)));
  }

  /** Nothing to change leaves no trace. */
  async #adjust(
    tx: Db,
    { adminId }: Administrator,
    { userId, amount, note }: CreditAdjustment,
  ): Promise<number> {
    const { accountAdmin, credits, purchases, audit } = this.#deps;
    await accountAdmin.hold(tx, userId);
    const before = await credits.balanceOf(tx, userId);
    if (amount === 0) return before;
    refuseHoard(before + amount);
    const { id, delta, balance } = await purchases.recordAdjustment(tx, { userId, amount, note });
    await audit.record(tx, {
      adminId,
      action: 'credits_adjusted',
      details: `${amount > 0 ? 'Gave' : 'Took'} ${counted(Math.abs(delta), 'credit')}; the balance is ${balance}.`,
      targetUserId: userId,
    });
    if (delta > 0) await this.#tellOfCredits(tx, { adminId, userId, id, delta });
    return balance;
  }

  async #tellOfCredits(
    tx: Db,
    { adminId, userId, id, delta }: { adminId: number; userId: number; id: number; delta: number },
  ): Promise<void> {
    if (userId === adminId) return;
    await this.#deps.notifications.tell(tx, {
      userId,
      type: 'credits_added',
      content: `You were given ${counted(delta, 'credit')}. Time to make something together.`,
      sourceType: 'credits',
      sourceId: String(id),
      once: `credits-added:${id}`,
    });
  }

  /** Whose work it was is told; nobody is told of what they did themselves. */
  async #tell(
    tx: Db,
    {
      adminId,
      userId,
      content,
      once,
    }: { adminId: number; userId: number | null; content: string; once: string },
  ): Promise<void> {
    if (userId === null || userId === adminId) return;
    const notice = {
      userId,
      content,
      once,
      type: 'moderation',
      sourceType: 'account',
      sourceId: null,
    } as const;
    await this.#deps.notifications.tell(tx, notice);
  }
}

function refuseHoard(balance: number): void {
  if (balance <= mostCredits) return;
  const message = `Nobody can have more than ${mostCredits.toLocaleString('en-US')} credits.`;
  throw new AppError('INVALID_INPUT', { message, issues: [{ path: 'amount', message }] });
}
