import * as contract from '#contract/contact-messages.ts';
import type { Db } from '#server/platform/db/database.ts';
import { mount } from '#server/platform/http/mount.ts';
import type { Mounting } from '#server/platform/http/mount.ts';
import { pageByNumber, sendPage } from '#server/platform/http/paging.ts';
import type { ContactDeskService } from './desk-service.ts';

const usualPageSize = 20;

/** For operators: what people wrote. */
export function mountContactDesk(
  mounting: Mounting,
  { db, contactDesk }: { db: Db; contactDesk: ContactDeskService },
): void {
  mount(mounting, contract.listContactMessages, async (call) => {
    const { state, limit = usualPageSize, ...query } = call.query;
    const page = pageByNumber({ ...query, limit });
    return sendPage(call, await contactDesk.list(db, call.admin, { isHandled: state === 'handled', page }));
  });
  mount(mounting, contract.getContactMessage, ({ admin, params }) => contactDesk.get(db, admin, params.id));
  mount(mounting, contract.handleContactMessage, ({ admin, params, body }) =>
    contactDesk.handle(admin, params.id, body.isHandled),
  );
}
