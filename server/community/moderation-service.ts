import type { HoldReason, ModerationCase, ReportSubject } from '#contract/safety.ts';
import { findHoldReasons } from '#server/crafts/service.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Db } from '#server/platform/db/database.ts';
import { cutPage } from '#server/platform/http/paging.ts';
import type { Page, PageOf } from '#server/platform/http/paging.ts';
import type { Administrator } from '#server/platform/policy.ts';
import type { CommunityDependencies } from './dependencies.ts';
import { decisionNotices, undoNotices } from './decision-notices.ts';
import * as store from './moderation-store.ts';
import type { CaseRow } from './moderation-store.ts';
import { countPublishedTexts } from './post-store.ts';
import { presentCase } from './present-case.ts';
import { TextStates } from './text-states.ts';

export interface HeldText {
  subject: ReportSubject;
  subjectId: number | string;
  /** Null for what the house made. */
  authorId: number | null;
  /** Where it is about a craft. */
  craftId?: string;
  text: string;
  findings: readonly string[];
}

const namedCase = ({ id, subject, subjectId }: CaseRow): string => `${subject} ${subjectId} (case ${id})`;

const gone = (): AppError => new AppError('NOT_FOUND', { message: 'This case is not there anymore.' });

/** The queue of those who look after the community: what the check held, what people reported, what was decided. */
export class ModerationService {
  #deps: CommunityDependencies;
  #texts: TextStates;

  constructor(deps: CommunityDependencies) {
    this.#deps = deps;
    this.#texts = new TextStates(deps);
  }

  /** Why a text of this person should wait; empty when it may be published at once. */
  async reasonsToHold(db: Db, userId: number, text: string): Promise<HoldReason[]> {
    const reasons = findHoldReasons(text);
    const { reviewFirstTexts } = this.#deps;
    if (reviewFirstTexts === 0) return reasons;
    const published = await countPublishedTexts(db, userId, reviewFirstTexts);
    return published < reviewFirstTexts ? [...reasons, 'first-text'] : reasons;
  }

  async hold(tx: Db, { findings, subjectId, ...held }: HeldText): Promise<CaseRow> {
    const found = await store.openCase(tx, {
      ...held,
      subjectId: String(subjectId),
      findings: [...findings],
      state: 'open',
      createdAt: this.#deps.clock.now(),
    });
    const all = [...new Set([...found.findings, ...findings])];
    if (all.length > found.findings.length) await store.updateCase(tx, found.id, { findings: all });
    return found;
  }

  forget(tx: Db, subject: ReportSubject, subjectId: number): Promise<void> {
    return store.deleteOpenCase(tx, subject, String(subjectId));
  }

  async list(
    db: Db,
    _by: Administrator,
    { kind, page }: { kind: 'open' | 'decided'; page: Page<number> },
  ): Promise<PageOf<ModerationCase>> {
    const found = await store.listCases(db, kind, page);
    const { rows, next } = cutPage(found, page.limit, ({ found: { id, decidedAt, rank } }) => ({
      key: decidedAt?.getTime() ?? rank,
      id,
    }));
    const reports = await store.listReports(
      db,
      rows.map((row) => row.found.id),
    );
    const craftIds = rows.flatMap(({ found: { craftId } }) => craftId ?? []);
    const readings = await this.#deps.crafts.readings(db, craftIds);
    return { rows: rows.map((row) => presentCase(row, { reports, readings })), next };
  }

  async decide({ adminId }: Administrator, id: number, decision: 'keep' | 'remove'): Promise<void> {
    const { database, clock, audit } = this.#deps;
    await database.transaction(async (tx) => {
      const open = await this.#lock(tx, id);
      if (open.state !== 'open')
        throw new AppError('CONFLICT', { message: 'This case has already been decided.' });
      const stateBefore = await this.#texts.set(tx, open, decision === 'keep' ? 'published' : 'removed');
      const decided = {
        ...open,
        state: decision === 'keep' ? ('kept' as const) : ('removed' as const),
        stateBefore,
        decidedAt: clock.now(),
      };
      await store.updateCase(tx, id, decided);
      await this.#tell(tx, decided, decisionNotices);
      await audit.record(tx, {
        adminId,
        action: decision === 'keep' ? 'case_kept' : 'case_removed',
        details: `${decision === 'keep' ? 'Kept' : 'Removed'} ${namedCase(decided)}.`,
        targetUserId: decided.authorId,
      });
    });
  }

  /** The text stands as it did before the decision, and the case is open again. */
  async undo({ adminId }: Administrator, id: number): Promise<void> {
    await this.#deps.database.transaction(async (tx) => {
      const decided = await this.#lock(tx, id);
      if (decided.state === 'open' || decided.stateBefore === null)
        throw new AppError('CONFLICT', { message: 'There is no decision to take back.' });
      await this.#texts.restore(tx, decided, decided.stateBefore);
      await this.#tell(tx, decided, undoNotices);
      await store.updateCase(tx, id, { state: 'open', stateBefore: null, decidedAt: null });
      await this.#deps.audit.record(tx, {
        adminId,
        action: 'case_reopened',
        details: `Took the decision about ${namedCase(decided)} back.`,
        targetUserId: decided.authorId,
      });
    });
  }

  async #lock(tx: Db, id: number): Promise<CaseRow> {
    const found = await store.lockCase(tx, id);
    if (!found) throw gone();
    return found;
  }

  /** Both sides hear of it: who wrote the text, and who reported it. */
  async #tell(tx: Db, about: CaseRow, notices: typeof decisionNotices): Promise<void> {
    // Every decision is notices of its own, also the second one about the same text.
    const once = `case:${about.id}:${this.#deps.ids.uuid()}`;
    const reports = await store.listReports(tx, [about.id]);
    const told = [
      { userId: about.authorId, content: notices.forAuthor(about) },
      ...reports.map(({ reporterId }) => ({ userId: reporterId, content: notices.forReporter(about) })),
    ];
    for (const { userId, content } of told) {
      if (userId === null) continue;
      await this.#deps.notifications.tell(tx, {
        userId,
        content,
        type: 'moderation',
        sourceType: 'account',
        sourceId: null,
        once,
      });
    }
  }
}
