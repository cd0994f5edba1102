import { sendContactMessage } from '#contract/contact.ts';
import { mount, succeeded } from '#server/platform/http/mount.ts';
import type { Mounting } from '#server/platform/http/mount.ts';
import type { ContactService } from './service.ts';

export function mountContact(mounting: Mounting, { contact }: { contact: ContactService }): void {
  mount(mounting, sendContactMessage, async ({ body, request }) => {
    await contact.send(body, request.ip);
    return succeeded({ message: "Your message has been sent! We'll get back to you soon." });
  });
}
