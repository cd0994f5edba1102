import type { AuditService } from '#server/audit/service.ts';
import type { CraftsService } from '#server/crafts/service.ts';
import type { CreditsService } from '#server/credits/service.ts';
import type { NotificationsService } from '#server/notifications/service.ts';
import type { PurchaseService } from '#server/payments/service.ts';
import type { Database, Db } from '#server/platform/db/database.ts';
import type { Administrator } from '#server/platform/policy.ts';

export interface NewAccount {
  email: string;
  displayName: string;
  password: string;
  isAdmin: boolean;
}

/** What the features that own the data do for an administrator; the last argument runs in their transaction. */
interface Accounts {
  create<Answer>(
    by: Administrator,
    account: NewAccount,
    added: (tx: Db, userId: number) => Promise<Answer>,
  ): Promise<Answer>;
  resetPassword(
    by: Administrator,
    asked: { userId: number; newPassword: string },
    reset: (tx: Db) => Promise<void>,
  ): Promise<void>;
  hold(tx: Db, userId: number): Promise<void>;
}

interface SecondFactors {
  remove(by: Administrator, userId: number, removed: (tx: Db) => Promise<void>): Promise<void>;
}

interface AccountDeletion {
  deleteOther(tx: Db, by: Administrator, userId: number): Promise<void>;
}

interface Posts {
  delete(tx: Db, by: Administrator, id: number): Promise<{ userId: number; craftId: string }>;
  forgetCraft(tx: Db, craftId: string): Promise<void>;
}

export interface AdminActionDependencies {
  database: Database;
  accountAdmin: Accounts;
  secondFactorAdmin: SecondFactors;
  deletion: AccountDeletion;
  audit: AuditService;
  crafts: CraftsService;
  posts: Posts;
  credits: CreditsService;
  purchases: PurchaseService;
  notifications: NotificationsService;
}
