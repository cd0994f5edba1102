import { messageStartLength } from '#contract/contact-messages.ts';
import type { ContactMessage } from '#contract/contact-messages.ts';
import type { AuditService } from '#server/audit/service.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database, Db } from '#server/platform/db/database.ts';
import { cutPage } from '#server/platform/http/paging.ts';
import type { Page, PageOf } from '#server/platform/http/paging.ts';
import type { Administrator } from '#server/platform/policy.ts';
import { presentMessage } from './present.ts';
import { findMessage, listMessages, setHandled } from './store.ts';
import type { MessageRow } from './store.ts';

interface ContactInboxDependencies {
  database: Database;
  clock: Clock;
  audit: AuditService;
}

const startOf = (text: string): string =>
  text.length > messageStartLength ? `${text.slice(0, messageStartLength).trimEnd()}…` : text;

const required = (row: MessageRow | null): MessageRow => {
  if (!row) throw new AppError('NOT_FOUND', { message: 'This message is not there anymore.' });
  return row;
};

/** Where operators read what people wrote and keep count of what is answered. */
export class ContactInboxService {
  #deps: ContactInboxDependencies;

  constructor(deps: ContactInboxDependencies) {
    this.#deps = deps;
  }

  async list(
    db: Db,
    _by: Administrator,
    { isHandled, page }: { isHandled: boolean; page: Page<number> },
  ): Promise<PageOf<ContactMessage>> {
    const found = await listMessages(db, isHandled, page);
    const { rows, next } = cutPage(found, page.limit, ({ id, createdAt }) => ({
      key: createdAt.getTime(),
      id,
    }));
    return { rows: rows.map((row) => presentMessage({ ...row, message: startOf(row.message) })), next };
  }

  async get(db: Db, _by: Administrator, id: number): Promise<ContactMessage> {
    return presentMessage(required(await findMessage(db, id)));
  }

  /** Saying it again changes nothing and leaves no second trace. */
  async handle({ adminId }: Administrator, id: number, isHandled: boolean): Promise<ContactMessage> {
    const { database, clock, audit } = this.#deps;
    return database.transaction(async (tx) => {
      const changed = await setHandled(tx, id, isHandled ? clock.now() : null);
      if (!changed) return presentMessage(required(await findMessage(tx, id)));
      await audit.record(tx, {
        adminId,
        action: isHandled ? 'message_handled' : 'message_reopened',
        details: `Message ${id} ${isHandled ? 'is handled' : 'waits again'}.`,
      });
      return presentMessage(changed);
    });
  }
}
