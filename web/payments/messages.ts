import { plural } from '#web/lib/formats.ts';

const credits = (count: number) => plural(count, 'credit', 'credits');

export const paymentMessages = {
  packages: {
    title: 'Get more credits',
    note: 'You pay once. Credits stay yours until you use them.',
    waiting: 'Looking up what there is…',
    failed: 'Failed to fetch credit packages',
    none: 'No packages available',
    noneText: 'Credit packages are currently unavailable. Please check back later.',
    credits,
    each: (price: string) => `${price} a craft`,
    description: (count: number) => `Get ${count} credits for your craft projects.`,
    buy: 'Buy',
    buyLabel: (name: string, count: number, price: string) => `Buy ${name}: ${credits(count)} for ${price}`,
  },
  purchase: {
    title: 'Complete Your Purchase',
    total: 'To pay',
    after: (count: number) => `Afterwards you have ${credits(count)}.`,
    waiting: 'Getting the card form ready…',
    cancel: 'Cancel',
    close: 'Close',
    pay: 'Pay Now',
    paying: 'Processing...',
    failed: 'Payment Failed',
    done: 'Payment Successful!',
    doneText: 'Your credits have been added to your account.',
    setupFailed: 'Payment Setup Failed',
    confirmFailed: 'Confirmation Failed',
    paidText:
      'You have paid, and nothing more is charged. Your credits could not be added just now: they come by themselves soon, or you try again here.',
    again: 'Try again',
    unreachable:
      'The card form could not be loaded. A content blocker or the network may hold it back. Nothing was charged.',
  },
  testCard: {
    mode: 'Test mode: no money moves',
    text: 'Only test cards work here. Please never type in a real one.',
    fill: 'Fill in the test card',
    number: 'Card number',
    exp: 'Expires',
    expHint: 'MM/YY',
    cvc: 'Security code',
    cvcHint: '3 or 4 digits',
  },
} as const;
