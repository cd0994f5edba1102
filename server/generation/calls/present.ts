import type { AiCall } from '#contract/generation-calls.ts';
import type { CallRow } from './store.ts';

export const presentCall = (row: CallRow): AiCall => ({
  id: row.id,
  createdAt: row.createdAt.toISOString(),
  kind: row.kind,
  provider: row.provider,
  model: row.model,
  outcome: row.outcome,
  ms: row.ms,
  microUsd: row.microUsd,
});
