import type { LedgerLine } from '#contract/credits.ts';
import type { LedgerRow } from './store.ts';

export const presentLedgerLine = ({ createdAt, delta, balance, reason, note }: LedgerRow): LedgerLine => ({
  createdAt: createdAt.toISOString(),
  delta,
  balance,
  reason,
  note,
});
