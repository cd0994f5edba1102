import type { Invitation, InvitationRole } from '#contract/account-invitations.ts';
import type { AuditService } from '#server/audit/service.ts';
import type { Database, Db } from '#server/platform/db/database.ts';
import type { Page, PageOf } from '#server/platform/http/paging.ts';
import type { Administrator } from '#server/platform/policy.ts';

interface NewInvitation {
  role: InvitationRole;
  days: number;
  note: string | null;
}

/** The accounts, which keep invitations and go by them. */
interface Invitations {
  create(tx: Db, by: Administrator, asked: NewInvitation): Promise<{ invitation: Invitation; link: string }>;
  list(db: Db, by: Administrator, page: Page<number>): Promise<PageOf<Invitation>>;
  withdraw(tx: Db, by: Administrator, id: number): Promise<void>;
}

interface AdminInvitationDependencies {
  database: Database;
  invitations: Invitations;
  audit: AuditService;
}

/** Whom administrators invite. */
export class AdminInvitationService {
  #deps: AdminInvitationDependencies;

  constructor(deps: AdminInvitationDependencies) {
    this.#deps = deps;
  }

  list(db: Db, by: Administrator, page: Page<number>): Promise<PageOf<Invitation>> {
    return this.#deps.invitations.list(db, by, page);
  }

  async create(by: Administrator, asked: NewInvitation): Promise<{ invitation: Invitation; link: string }> {
    const { database, invitations, audit } = this.#deps;
    return database.transaction(async (tx) => {
      const made = await invitations.create(tx, by, asked);
      const as = asked.role === 'administrator' ? ' as an administrator' : '';
      await audit.record(tx, {
        adminId: by.adminId,
        action: 'invitation_made',
        details: `Made invitation ${made.invitation.id}, for somebody to join${as}.`,
      });
      return made;
    });
  }

  async withdraw(by: Administrator, id: number): Promise<void> {
    const { database, invitations, audit } = this.#deps;
    await database.transaction(async (tx) => {
      await invitations.withdraw(tx, by, id);
      await audit.record(tx, {
        adminId: by.adminId,
        action: 'invitation_withdrawn',
        details: `Took invitation ${id} back.`,
      });
    });
  }
}
