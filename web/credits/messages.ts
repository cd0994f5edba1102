import type { LedgerLine } from '#contract/credits.ts';
import type { PurchaseStatus } from '#contract/payments.ts';
import { plural } from '#web/lib/formats.ts';

const credits = (count: number) => plural(count, 'credit', 'credits');

export const creditMessages = {
  title: 'Craft Credits',
  explanation: 'Credits let you create crafts with our AI. Each generation costs 1 credit.',
  back: 'Back to Profile',
  balance: {
    title: 'You have',
    count: credits,
    enough: (count: number) =>
      count === 0 ? 'Get some more for your next craft.' : `Enough for ${plural(count, 'craft', 'crafts')}.`,
  },
  history: {
    title: 'Your credit history',
    changes: 'Every change',
    purchases: 'Purchases',
    waiting: 'Looking up your history…',
    changesFailed: 'Your credit history could not be looked up.',
    purchasesFailed: 'Your purchases could not be looked up.',
    more: 'Load more',
    loadingMore: 'Loading more…',
    end: 'That is everything.',
    noPurchases: 'You have not bought credits yet.',
    balance: (count: number) => `${credits(count)} left`,
    credits,
    reasons: {
      welcome: 'A welcome present',
      generation: 'A craft was made',
      'generation-return': 'Credit back, no craft came out',
      purchase: 'Credits bought',
      refund: 'Taken back after a refund',
      adjustment: 'Changed by an administrator',
    } satisfies Record<LedgerLine['reason'], string>,
    statuses: {
      pending: 'Pending',
      completed: 'Completed',
      failed: 'Not paid',
      refunded: 'Refunded',
      'partly-refunded': 'Partly refunded',
      disputed: 'Disputed',
      canceled: 'Canceled',
    } satisfies Record<PurchaseStatus, string>,
  },
} as const;
