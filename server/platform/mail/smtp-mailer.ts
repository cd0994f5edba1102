import nodemailer from 'nodemailer';
import type { TransportOptions } from 'nodemailer';
import { composeMessage } from './compose-message.ts';
import { MailRefused } from './mailer.ts';
import type { Mailer } from './mailer.ts';

const connectMs = 5_000;
const silenceMs = 20_000;

const isPermanent = (error: unknown): boolean => {
  const code = (error as { responseCode?: unknown }).responseCode;
  return typeof code === 'number' && code >= 500 && code < 600 && code !== 535;
};

export function createSmtpMailer(url: string, from: string): Mailer {
  const transport = nodemailer.createTransport({
    url,
    pool: true,
    connectionTimeout: connectMs,
    greetingTimeout: connectMs,
    socketTimeout: silenceMs,
  } as TransportOptions);
  return {
    async send(mail) {
      try {
        await transport.sendMail(composeMessage(mail, from));
      } catch (error) {
        if (isPermanent(error)) throw new MailRefused('the mail server refused this mail', { cause: error });
        throw error;
      }
    },
    async check() {
      await transport.verify();
    },
    close: () => transport.close(),
  };
}
