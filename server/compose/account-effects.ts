import type { AccountNeighbors } from '#server/account/dependencies.ts';
import type { ActivitiesService } from '#server/activities/service.ts';
import type { AuditService } from '#server/audit/service.ts';
import type { CommentService } from '#server/community/comment-service.ts';
import type { PostService } from '#server/community/post-service.ts';
import type { ContactService } from '#server/contact/service.ts';
import type { FavoritesService } from '#server/crafts/favorites-service.ts';
import { picturesOf } from '#server/crafts/service.ts';
import type { CraftRow, CraftsService } from '#server/crafts/service.ts';
import type { CreditsService } from '#server/credits/service.ts';
import type { PurchaseService } from '#server/payments/service.ts';
import type { InventoryService } from '#server/supplies/inventory-service.ts';
import type { Idempotency } from '#server/platform/idempotency/idempotency.ts';

export interface Neighbors {
  crafts: CraftsService;
  favorites: FavoritesService;
  posts: PostService;
  comments: CommentService;
  credits: CreditsService;
  activities: ActivitiesService;
  audit: AuditService;
  contact: ContactService;
  inventory: InventoryService;
  purchases: PurchaseService;
  idempotency: Idempotency;
}

/** What happens elsewhere when an account begins, ends or is taken along. */
export function accountNeighbors(of: Neighbors): AccountNeighbors {
  return {
    registered: (tx, userId) => of.credits.openAccount(tx, userId),
    craftCredits: (db, userId) => of.credits.balanceOf(db, userId),
    record: (db, activity) => of.activities.record(db, activity),
    ...toldInLog(of.audit),
    async deleting(tx, { userId, email }) {
      await of.contact.forget(tx, email);
      await of.idempotency.forget(tx, userId);
      await of.favorites.forget(tx, userId);
      await of.purchases.forget(tx, userId);
      await of.posts.forget(tx, userId);
      await of.comments.forget(tx, userId);
      return picturesOf(await of.crafts.listOf(tx, userId));
    },
    async exported(db, userId) {
      const crafts = await of.crafts.listOf(db, userId);
      const sections = [
        { title: 'Crafts', rows: crafts.map(({ plan: _plan, ...craft }) => craft) },
        { title: 'Posts', rows: await of.posts.listOf(db, userId) },
        { title: 'Comments', rows: await of.comments.listOf(db, userId) },
        { title: 'Likes', rows: await of.favorites.allOf(db, userId, 'likes') },
        { title: 'Saved crafts', rows: await of.favorites.allOf(db, userId, 'saved') },
        { title: 'Supplies', rows: await of.inventory.allOf(db, userId) },
        { title: 'Credits', rows: await of.credits.ledgerOf(db, userId) },
        { title: 'Purchases', rows: await of.purchases.allOf(db, userId) },
        { title: 'Activity', rows: await of.activities.listOf(db, userId) },
      ];
      return [{ sections, pictures: crafts.flatMap(pictureForArchive) }];
    },
  };
}

/** What the operator does at the command line. */
const toldInLog = (audit: AuditService): Pick<AccountNeighbors, 'adminChanged' | 'secondFactorRemoved'> => ({
  adminChanged: (tx, { userId, isAdmin }) =>
    audit.record(tx, {
      adminId: null,
      action: isAdmin ? 'admin_granted' : 'admin_revoked',
      details: isAdmin
        ? 'The operator made this person an administrator.'
        : 'The operator took the rights of an administrator away.',
      targetUserId: userId,
    }),
  secondFactorRemoved: (tx, userId) =>
    audit.record(tx, {
      adminId: null,
      action: 'second_factor_removed',
      details: 'The operator removed two-step sign-in; all sessions ended.',
      targetUserId: userId,
    }),
});

/** The largest picture, under the craft's title. */
function pictureForArchive(craft: CraftRow): { name: string; key: string }[] {
  const key = picturesOf([craft]).at(-1);
  const name = craft.title.replaceAll(/[^\p{L}\p{N}]+/gu, '-').slice(0, 60);
  return key ? [{ name: `${name}-${craft.id.slice(-6)}.webp`, key }] : [];
}
