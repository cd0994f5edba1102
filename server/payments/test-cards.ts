import { expiryPattern } from '#contract/payments.ts';
import type { Card } from '#contract/payments.ts';

const good = new Set(['4242424242424242', '5555555555554444', '378282246310005']);

const declined: Readonly<Record<string, string>> = {
  '4000000000000002': 'This card was declined. Please try another card.',
  '4000000000009995': 'This card has insufficient funds. Please try another card.',
  '4000000000000069': 'This card has expired. Please try another card.',
  '4000000000000127': 'The security code of this card is incorrect. Please check it and try again.',
  '4000000000000119': 'An error occurred while the card was processed. Please try again in a moment.',
  '4000002500003155': '3D Secure is not available in test payments. Please try another test card.',
  '4000002760003184': '3D Secure is not available in test payments. Please try another test card.',
  '4000000000003220': '3D Secure is not available in test payments. Please try another test card.',
};

export const notATestCard =
  'Only test cards work here, real cards are refused: this is a test, and no money moves.';

type CardOutcome = { kind: 'paid' } | { kind: 'declined'; why: string } | { kind: 'refused' };

function isPast(exp: string, now: Date): boolean {
  const [, month, year] = expiryPattern.exec(exp) ?? [];
  return Date.UTC(2000 + Number(year), Number(month), 1) <= now.getTime();
}

/** What a test card does. Every number that is none is refused, also one that a real card could have. */
export function tryCard({ number, exp }: Card, now: Date): CardOutcome {
  const digits = number.replaceAll(/\D/g, '');
  const why = declined[digits];
  if (why) return { kind: 'declined', why };
  if (!good.has(digits)) return { kind: 'refused' };
  return isPast(exp, now)
    ? { kind: 'declined', why: 'This card has expired. Please check its date.' }
    : { kind: 'paid' };
}
