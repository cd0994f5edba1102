import type { SendMailOptions } from 'nodemailer';
import type { Mail } from './mailer.ts';

/** Addresses go in as objects: as text, a comma in one would fan the mail out to several people. */
export function composeMessage(mail: Mail, from: string): SendMailOptions {
  return {
    from,
    to: { name: '', address: mail.to },
    ...(mail.replyTo ? { replyTo: { name: '', address: mail.replyTo } } : {}),
    subject: mail.subject.replaceAll(/[\r\n]+/g, ' '),
    text: mail.text,
    ...(mail.html ? { html: mail.html } : {}),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
