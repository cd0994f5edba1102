export interface Mail {
  to: string;
  subject: string;
  text: string;
  html?: string;
  replyTo?: string;
  /** A word for the outbox file's name, such as `reset-password`. */
  kind: string;
}

export interface Mailer {
  send(mail: Mail): Promise<void>;
  /** Throws when mails would not get away. */
  check(): Promise<void>;
  close(): void;
}

/** A refusal that trying again will not change, such as an address that does not exist. */
export class MailRefused extends Error {
  override name = 'MailRefused';
}
