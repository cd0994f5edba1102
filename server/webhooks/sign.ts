import { createHmac, randomBytes } from 'node:crypto';

const prefix = 'whsec_';
const secretBytes = 32;

export const newSecret = (): string => `${prefix}${randomBytes(secretBytes).toString('base64')}`;

interface Message {
  id: string;
  sentAt: Date;
  body: string;
}

/** What the receiver checks, as Standard Webhooks 1.0 says: id, time and body under one HMAC-SHA-256. */
export function signedHeaders(secret: string, { id, sentAt, body }: Message): Record<string, string> {
  const seconds = String(Math.floor(sentAt.getTime() / 1000));
  const key = Buffer.from(secret.slice(prefix.length), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': seconds, 'webhook-signature': `v1,${signature}` };
}
