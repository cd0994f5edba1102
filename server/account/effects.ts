import type { SQL } from 'drizzle-orm';
import type { InvitationRole } from '#contract/account-invitations.ts';
import type { ActivityType } from '#contract/activities.ts';
import type { Db } from '#server/platform/db/database.ts';
import type { ExportedPart } from './leaving/exported.ts';

/** How somebody came who was invited. */
export interface Coming {
  invitationId: number;
  role: InvitationRole;
  /** Null when they have left. */
  invitedBy: number | null;
  userId: number;
}

export interface AdminChange {
  userId: number;
  isAdmin: boolean;
  by: 'operator' | 'provider';
}

/** What an account's life means to the features above it, which account does not know: the composition says what follows. */
export interface AccountEffects {
  /** Runs in the transaction that creates the account. */
  registered(tx: Db, userId: number): Promise<void>;
  /** Runs in the transaction that creates the account, when somebody had invited the person. */
  invited(tx: Db, coming: Coming): Promise<void>;
  craftCredits(db: Db, userId: number): Promise<number>;
  /** The same as a part of a question about people. */
  craftCreditsIn: (personId: SQL) => SQL<number>;
  /** Runs in the transaction that deletes the account; answers the keys of the person's pictures. */
  deleting(tx: Db, person: { userId: number; email: string }): Promise<string[]>;
  /** What other features hold of the person, for their download. */
  exported(db: Db, userId: number): Promise<ExportedPart[]>;
  record(tx: Db, activity: { userId: number; type: ActivityType; metadata?: string }): Promise<void>;
  /** Runs in the transaction in which somebody becomes an administrator by no administrator's deed, or is one no longer. */
  adminChanged(tx: Db, change: AdminChange): Promise<void>;
  /** Runs in the transaction in which the operator takes somebody's second factor away. */
  secondFactorRemoved(tx: Db, userId: number): Promise<void>;
}
