import type { Invitation, InvitationRole } from '#contract/account-invitations.ts';
import { dayMs, hourSeconds } from '#contract/durations.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Db } from '#server/platform/db/database.ts';
import { cutPage } from '#server/platform/http/paging.ts';
import type { Page, PageOf } from '#server/platform/http/paging.ts';
import { sha256 } from '#server/platform/ids.ts';
import type { Administrator } from '#server/platform/policy.ts';
import type { RateLimit } from '#server/platform/rate-limits.ts';
import type { AccountDependencies, Origin } from '#server/account/dependencies.ts';
import { refusalOfVisitors } from '#server/account/rules.ts';
import { presentInvitation } from './present.ts';
import * as store from './store.ts';
import type { InvitationRow } from './store.ts';

interface NewInvitation {
  role: InvitationRole;
  days: number;
  note: string | null;
}

const lookUps = { name: 'account.invitation', limit: 60, windowSeconds: hourSeconds } satisfies RateLimit;
/** What was noted about somebody who never came is not kept for ever. */
const unusedDays = 90;
/** All that is kept of a link. */
export const invitationHash = (token: string): string => sha256(token);
const invalid = (): AppError => new AppError('ACCOUNT_INVITATION_INVALID');

/** Links that make one account each. */
export class AccountInvitationsService {
  #deps: AccountDependencies;

  constructor(deps: AccountDependencies) {
    this.#deps = deps;
  }

  /** The link is told here and never again: only the hash of its token is kept. */
  async create(
    tx: Db,
    { adminId }: Administrator,
    { role, days, note }: NewInvitation,
  ): Promise<{ invitation: Invitation; link: string }> {
    const { clock, ids, publicUrl } = this.#deps;
    this.#refuseWhereClosed();
    const token = ids.token();
    const now = clock.now();
    const id = await store.insertInvitation(tx, {
      tokenHash: invitationHash(token),
      role,
      note,
      createdBy: adminId,
      createdAt: now,
      expiresAt: new Date(now.getTime() + days * dayMs),
    });
    const invitation = presentInvitation(await store.getListedInvitation(tx, id), now);
    return { invitation, link: `${publicUrl()}/invitation?token=${token}` };
  }

  async list(db: Db, _by: Administrator, page: Page<number>): Promise<PageOf<Invitation>> {
    const now = this.#deps.clock.now();
    const found = await store.listInvitations(db, page);
    const { rows, next } = cutPage(found, page.limit, ({ invitation: { id, createdAt } }) => ({
      key: createdAt.getTime(),
      id,
    }));
    return { rows: rows.map((row) => presentInvitation(row, now)), next };
  }

  async withdraw(tx: Db, _by: Administrator, id: number): Promise<void> {
    if (await store.withdrawInvitation(tx, id, this.#deps.clock.now())) return;
    throw new AppError('NOT_FOUND', { message: 'This invitation is not open anymore.' });
  }

  /** For whoever holds the link. */
  async find(db: Db, token: string, origin: Origin): Promise<InvitationRow> {
    await this.#deps.rateLimits.take(db, lookUps, origin.address);
    return this.#findOpen(db, invitationHash(token));
  }

  /** Whether somebody may register at all, before any work is done for them. */
  async admit(db: Db, hash: string | null): Promise<void> {
    if (hash !== null) {
      await this.#findOpen(db, hash);
      return;
    }
    const refusal = refusalOfVisitors(this.#deps.registration);
    if (refusal) throw refusal;
  }

  /** Belongs into the transaction that makes the account: without one, the invitation stays as it was. */
  async spend(tx: Db, hash: string): Promise<InvitationRow> {
    const spent = await store.spendInvitation(tx, hash, this.#deps.clock.now());
    if (!spent) throw invalid();
    return spent;
  }

  /** Whom it brought. */
  async noteGuest(tx: Db, { id, role, createdBy }: InvitationRow, userId: number): Promise<void> {
    await store.noteGuest(tx, id, userId);
    await this.#deps.effects.invited(tx, { invitationId: id, role, invitedBy: createdBy, userId });
  }

  async sweep(db: Db): Promise<void> {
    await store.deleteUnused(db, new Date(this.#deps.clock.now().getTime() - unusedDays * dayMs));
  }

  async #findOpen(db: Db, hash: string): Promise<InvitationRow> {
    this.#refuseWhereClosed();
    const found = await store.findOpenInvitation(db, hash, this.#deps.clock.now());
    if (!found) throw invalid();
    return found;
  }

  #refuseWhereClosed(): void {
    if (this.#deps.registration === 'closed') throw new AppError('ACCOUNT_REGISTRATION_CLOSED');
  }
}
