import { dayMs, hourSeconds } from '#contract/durations.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database, Db } from '#server/platform/db/database.ts';
import type { Queue } from '#server/platform/jobs/queue.ts';
import { composeMail } from '#server/platform/mail/mail-layout.ts';
import type { Sender, SenderOf } from '#server/platform/mail/mail-layout.ts';
import { sendMailJob } from '#server/platform/mail/send-mail-job.ts';
import type { RateLimit, RateLimits } from '#server/platform/rate-limits.ts';
import { deleteMessagesBefore, deleteMessagesFrom, insertMessage } from './store.ts';

interface ContactDependencies {
  database: Database;
  clock: Clock;
  jobs: Queue;
  rateLimits: RateLimits;
  /** Where messages are mailed to; they are kept for the administrators in any case. */
  contactEmail: string | null;
  senderOf: SenderOf;
}

interface ContactMessage {
  name: string;
  email: string;
  message: string;
}

export const keptDays = 365;
const perAddress: RateLimit = { name: 'contact.send', limit: 5, windowSeconds: hourSeconds };

export class ContactService {
  #deps: ContactDependencies;

  constructor(deps: ContactDependencies) {
    this.#deps = deps;
  }

  async send(contact: ContactMessage, address: string): Promise<void> {
    const { rateLimits, database, clock, jobs, contactEmail, senderOf } = this.#deps;
    const { db } = database;
    await rateLimits.take(db, perAddress, address);
    await database.transaction(async (tx) => {
      await insertMessage(tx, { ...contact, createdAt: clock.now() });
      if (!contactEmail) return;
      const payload = contactMail(await senderOf(tx), contactEmail, contact);
      await jobs.enqueue(tx, sendMailJob, { payload });
    });
  }

  /** Somebody who leaves takes their messages along. */
  forget(tx: Db, email: string): Promise<void> {
    return deleteMessagesFrom(tx, email);
  }

  sweep(db: Db): Promise<void> {
    return deleteMessagesBefore(db, new Date(this.#deps.clock.now().getTime() - keptDays * dayMs));
  }
}

const contactMail = (sender: Sender, to: string, contact: ContactMessage) => ({
  kind: 'contact',
  to,
  replyTo: contact.email,
  ...composeMail(sender, {
    subject: `${sender.brand.name}: a message from ${contact.name}`,
    greeting: `${contact.name} (${contact.email}) writes:`,
    paragraphs: contact.message.split(/\n+/),
    closing: ['Answering this mail answers them.'],
  }),
});
