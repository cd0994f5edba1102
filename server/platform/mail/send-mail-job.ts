import type { Jobs } from '#server/platform/jobs/worker.ts';
import { jobKind } from '#server/platform/jobs/job.ts';
import type { Mail, Mailer } from './mailer.ts';
import { MailRefused } from './mailer.ts';

/** Mails leave through the queue: a slow or broken mail server delays no request and loses no mail. */
export const sendMailJob = jobKind<Mail>({ name: 'mail.send-mail', maxAttempts: 10 });

export function handleMailJobs(jobs: Jobs, mailer: Mailer): void {
  jobs.handle(sendMailJob, {
    async run({ payload, log }) {
      try {
        await mailer.send(payload);
      } catch (error) {
        if (!(error instanceof MailRefused)) throw error;
        log.warn({ err: error, kind: payload.kind }, 'a mail was refused for good and dropped');
      }
    },
  });
}
