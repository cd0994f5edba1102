import fs from 'node:fs/promises';
import path from 'node:path';
import type { Clock } from '#server/platform/clock.ts';
import { lazily } from '#server/platform/lazily.ts';
import { composeMessage } from './compose-message.ts';
import type { Mailer } from './mailer.ts';

// Loaded for the first mail: a start has no use for it.
const openTransport = lazily(async () => {
  const { createTransport } = await import('nodemailer');
  return createTransport({ streamTransport: true, buffer: true });
});

/** Without a mail server, mails become files that any mail program opens. */
export function createOutboxMailer(folder: string, from: string, clock: Clock): Mailer {
  let written = 0;
  return {
    async send(mail) {
      const { message } = await (await openTransport()).sendMail(composeMessage(mail, from));
      await fs.mkdir(folder, { recursive: true });
      written += 1;
      const time = clock.now().toISOString().replaceAll(/[:.]/g, '-');
      const file = path.join(folder, `${time}-${String(written).padStart(3, '0')}-${mail.kind}.eml`);
      await fs.writeFile(`${file}.part`, message as Buffer, { flag: 'wx', mode: 0o600 });
      await fs.rename(`${file}.part`, file);
    },
    async check() {
      await fs.mkdir(folder, { recursive: true });
      const file = path.join(folder, `.check-${process.pid}`);
      await fs.writeFile(file, '', { mode: 0o600 });
      await fs.rm(file, { force: true });
    },
    close: () => undefined,
  };
}
