import { createHash, randomBytes } from 'node:crypto';
import type { Clock } from './clock.ts';

export interface Ids {
  /** Time-ordered and unguessable (UUID version 7). */
  uuid(): string;
  /** 256 random bits for links and cookies. */
  token(): string;
}

export function createIds(clock: Clock): Ids {
  return {
    uuid: () => uuidV7(clock.now().getTime(), randomBytes(16)),
    token: () => randomBytes(32).toString('base64url'),
  };
}

export function uuidV7(unixMs: number, random: Buffer): string {
  const bytes = Buffer.from(random);
  bytes.writeUIntBE(unixMs, 0, 6);
  bytes[6] = 0x70 | ((bytes[6] ?? 0) & 0x0f);
  bytes[8] = 0x80 | ((bytes[8] ?? 0) & 0x3f);
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

export function sha256(text: string | Uint8Array): string {
  return createHash('sha256').update(text).digest('hex');
}
