import { composeMail } from '#server/platform/mail/mail-layout.ts';
import type { Sender } from '#server/platform/mail/mail-layout.ts';
import type { Mail } from '#server/platform/mail/mailer.ts';

interface Addressee {
  email: string;
  displayName: string;
}

export const passkeyAddedMail = (person: Addressee, sender: Sender, name: string): Mail => ({
  kind: 'passkey-added',
  to: person.email,
  ...composeMail(sender, {
    subject: `A passkey was added to your ${sender.brand.name} account`,
    greeting: `Hello ${person.displayName},`,
    paragraphs: [`From now on your account can be opened with the passkey “${name}”.`],
    closing: [
      `If it was not you, set a new password at once and remove the passkey in your settings: ${sender.publicUrl}/auth`,
    ],
  }),
});

export const passkeyRemovedMail = (person: Addressee, sender: Sender, name: string): Mail => ({
  kind: 'passkey-removed',
  to: person.email,
  ...composeMail(sender, {
    subject: `A passkey was removed from your ${sender.brand.name} account`,
    greeting: `Hello ${person.displayName},`,
    paragraphs: [`The passkey “${name}” opens your account no longer. Your other devices were signed out.`],
    closing: [`If it was not you, set a new password at once: ${sender.publicUrl}/auth`],
  }),
});
