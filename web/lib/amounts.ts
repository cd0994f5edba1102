import { dollars } from '#contract/payments.ts';

const typed = /^\s*\$?\s*(\d{1,7})(?:\.(\d{1,2}))?\s*$/;
const microUsdPerDollar = 1_000_000;

/** Cents of an amount as people type it, such as 5, 4.9 or $4.99; NaN when it is none. */
export function centsOf(text: string): number {
  const [, whole, part = ''] = typed.exec(text) ?? [];
  return whole === undefined ? Number.NaN : Number(whole) * 100 + Number(part.padEnd(2, '0'));
}

/** Cents as they stand in a field. */
export const typedDollars = (cents: number): string => (cents / 100).toFixed(2);

/** An estimated cost: what is less than a cent still shows. */
export function costText(microUsd: number): string {
  const isTiny = microUsd > 0 && microUsd < 10_000;
  return isTiny ? `$${(microUsd / microUsdPerDollar).toFixed(4)}` : dollars(microUsd / 10_000);
}
