import type { AccountEffects, AdminChange, Coming } from '#server/account/effects.ts';
import type { ActivitiesService } from '#server/activities/service.ts';
import type { AuditEntry, AuditService } from '#server/audit/service.ts';
import type { CommentService } from '#server/community/comment-service.ts';
import type { PostService } from '#server/community/post-service.ts';
import type { ContactService } from '#server/contact/service.ts';
import type { FavoritesService } from '#server/crafts/favorites-service.ts';
import { picturesOf } from '#server/crafts/service.ts';
import type { CraftRow, CraftsService } from '#server/crafts/service.ts';
import { balanceIn } from '#server/credits/service.ts';
import type { CreditsService } from '#server/credits/service.ts';
import type { PurchaseService } from '#server/payments/service.ts';
import type { InventoryService } from '#server/supplies/inventory-service.ts';
import type { WebhooksService } from '#server/webhooks/service.ts';
import type { Idempotency } from '#server/platform/idempotency/idempotency.ts';

/** The features above accounts that hold something of a person. */
export interface AboveAccount {
  foundations: {
    credits: CreditsService;
    activities: ActivitiesService;
    audit: AuditService;
    contact: ContactService;
    inventory: InventoryService;
  };
  community: {
    crafts: CraftsService;
    favorites: FavoritesService;
    posts: PostService;
    comments: CommentService;
  };
  payments: { purchases: PurchaseService };
  webhooks: { webhooks: WebhooksService };
  idempotency: Idempotency;
}

/** What happens elsewhere when an account begins, ends or is taken along. */
export function accountEffects(above: () => AboveAccount): AccountEffects {
  return {
    registered: (tx, userId) => above().foundations.credits.openAccount(tx, userId),
    invited: (tx, coming) => above().foundations.audit.record(tx, invitationUse(coming)),
    craftCredits: (db, userId) => above().foundations.credits.balanceOf(db, userId),
    craftCreditsIn: balanceIn,
    record: (tx, activity) => above().foundations.activities.record(tx, activity),
    adminChanged: (tx, change) => above().foundations.audit.record(tx, adminChange(change)),
    secondFactorRemoved: (tx, userId) => above().foundations.audit.record(tx, secondFactorRemoval(userId)),
    async deleting(tx, { userId, email }) {
      const { foundations, community, payments, idempotency } = above();
      await foundations.contact.forget(tx, email);
      await idempotency.forget(tx, userId);
      await community.favorites.forget(tx, userId);
      await payments.purchases.forget(tx, userId);
      await community.posts.forget(tx, userId);
      await community.comments.forget(tx, userId);
      return picturesOf(await community.crafts.listOf(tx, userId));
    },
    async exported(db, userId) {
      const { foundations, community, payments, webhooks } = above();
      const crafts = await community.crafts.listOf(db, userId);
      const sections = [
        { title: 'Crafts', rows: crafts.map(({ plan: _plan, ...craft }) => craft) },
        { title: 'Posts', rows: await community.posts.listOf(db, userId) },
        { title: 'Comments', rows: await community.comments.listOf(db, userId) },
        { title: 'Likes', rows: await community.favorites.allOf(db, userId, 'likes') },
        { title: 'Saved crafts', rows: await community.favorites.allOf(db, userId, 'saved') },
        { title: 'Supplies', rows: await foundations.inventory.allOf(db, userId) },
        { title: 'Credits', rows: await foundations.credits.ledgerOf(db, userId) },
        { title: 'Purchases', rows: await payments.purchases.allOf(db, userId) },
        { title: 'Webhooks', rows: await webhooks.webhooks.allOf(db, userId) },
        { title: 'Activity', rows: await foundations.activities.listOf(db, userId) },
      ];
      return [{ sections, pictures: crafts.flatMap(pictureForArchive) }];
    },
  };
}

const deciders = { operator: 'The operator', provider: 'The sign-in provider' };

/** What the operator does at the command line stands in the log, as nobody's deed; so does what a provider says. */
const adminChange = ({ userId, isAdmin, by }: AdminChange): AuditEntry => ({
  adminId: null,
  action: isAdmin ? 'admin_granted' : 'admin_revoked',
  details: isAdmin
    ? `${deciders[by]} made this person an administrator.`
    : `${deciders[by]} took the rights of an administrator away.`,
  targetUserId: userId,
});

const invitationUse = ({ invitationId, role, invitedBy, userId }: Coming): AuditEntry => ({
  adminId: invitedBy,
  action: 'invitation_used',
  details: `Somebody joined with invitation ${invitationId}${role === 'administrator' ? ' as an administrator' : ''}.`,
  targetUserId: userId,
});

const secondFactorRemoval = (userId: number): AuditEntry => ({
  adminId: null,
  action: 'second_factor_removed',
  details: 'The operator removed two-step sign-in; all sessions ended.',
  targetUserId: userId,
});

/** The largest picture, under the craft's title. */
function pictureForArchive(craft: CraftRow): { name: string; key: string }[] {
  const key = picturesOf([craft]).at(-1);
  const name = craft.title.replaceAll(/[^\p{L}\p{N}]+/gu, '-').slice(0, 60);
  return key ? [{ name: `${name}-${craft.id.slice(-6)}.webp`, key }] : [];
}
