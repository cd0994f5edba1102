import type { TransportOptions } from 'nodemailer';
import { traced } from '#server/platform/tracing/trace.ts';
import { composeMessage } from './compose-message.ts';
import { MailRefused } from './mailer.ts';
import type { Mailer } from './mailer.ts';

const connectMs = 5_000;
const silenceMs = 20_000;

const isPermanent = (error: unknown): boolean => {
  const code = (error as { responseCode?: unknown }).responseCode;
  return typeof code === 'number' && code >= 500 && code < 600 && code !== 535;
};

// Loaded for the first mail: a start has no use for it.
async function openTransport(url: string) {
  const { createTransport } = await import('nodemailer');
  return createTransport({
    url,
    pool: true,
    connectionTimeout: connectMs,
    greetingTimeout: connectMs,
    socketTimeout: silenceMs,
  } as TransportOptions);
}

export function createSmtpMailer(url: string, from: string): Mailer {
  let opened: ReturnType<typeof openTransport> | undefined;
  const transport = () => (opened ??= openTransport(url));
  return {
    async send(mail) {
      try {
        const message = composeMessage(mail, from);
        const start = { kind: 'client', name: 'mail server', attributes: {} } as const;
        await traced(start, async () => (await transport()).sendMail(message));
      } catch (error) {
        if (isPermanent(error)) throw new MailRefused('the mail server refused this mail', { cause: error });
        throw error;
      }
    },
    async check() {
      await (await transport()).verify();
    },
    close: () => void opened?.then((open) => open.close()),
  };
}
