import { sendContactMessage } from '#contract/contact.ts';
import type { Db } from '#server/platform/db/database.ts';
import { mount, succeeded } from '#server/platform/http/mount.ts';
import type { Mounting } from '#server/platform/http/mount.ts';
import type { ContactService } from './service.ts';

export function mountContact(mounting: Mounting, { db, contact }: { db: Db; contact: ContactService }): void {
  mount(mounting, sendContactMessage, async ({ body, request }) => {
    await contact.send(db, body, request.ip);
    return succeeded({ message: "Your message has been sent! We'll get back to you soon." });
  });
}
