import type { RunRecord, SentWish } from '#web/generation/draft-storage.ts';

export function newRecord(sent: SentWish | null, startedAt = Date.now()): RunRecord {
  const hasList = (sent?.body.additionalSupplies ?? []).length > 0;
  return { sent, runId: null, startedAt, hasList, craft: null, waiting: true };
}

export function isSameRequest(before: SentWish, asked: Omit<SentWish, 'key'>): boolean {
  return (
    before.photoLength === asked.photoLength && JSON.stringify(before.body) === JSON.stringify(asked.body)
  );
}
