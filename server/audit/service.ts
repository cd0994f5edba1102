import type { AdminAction } from '#contract/audit.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/db/database.ts';
import { insertLog } from './store.ts';

export interface AuditEntry {
  /** Null for the operator at the command line. */
  adminId: number | null;
  action: AdminAction;
  /** One sentence, and nothing of a person in it: lines outlive those they are about. */
  details: string;
  targetUserId?: number | null;
}

/** What those with power over others did with it. */
export class AuditService {
  #clock: Clock;

  constructor({ clock }: { clock: Clock }) {
    this.#clock = clock;
  }

  /** Belongs into the transaction of the action: neither is kept without the other. */
  record(tx: Db, { targetUserId = null, ...entry }: AuditEntry): Promise<void> {
    return insertLog(tx, { ...entry, targetUserId, createdAt: this.#clock.now() });
  }
}
