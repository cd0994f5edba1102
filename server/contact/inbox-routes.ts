import * as contract from '#contract/contact-messages.ts';
import type { Db } from '#server/platform/db/database.ts';
import { mount } from '#server/platform/http/mount.ts';
import type { Mounting } from '#server/platform/http/mount.ts';
import { pageByNumber, sendPage } from '#server/platform/http/paging.ts';
import type { ContactInboxService } from './inbox-service.ts';

const usualPageSize = 20;

/** For operators: what people wrote. */
export function mountContactInbox(
  mounting: Mounting,
  { db, contactInbox }: { db: Db; contactInbox: ContactInboxService },
): void {
  mount(mounting, contract.listContactMessages, async (call) => {
    const { state, limit = usualPageSize, ...query } = call.query;
    const page = pageByNumber({ ...query, limit });
    return sendPage(call, await contactInbox.list(db, call.admin, { isHandled: state === 'handled', page }));
  });
  mount(mounting, contract.getContactMessage, ({ admin, params }) => contactInbox.get(db, admin, params.id));
  mount(mounting, contract.handleContactMessage, ({ admin, params, body }) =>
    contactInbox.handle(admin, params.id, body.isHandled),
  );
}
