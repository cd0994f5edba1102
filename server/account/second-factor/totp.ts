import { createHmac, timingSafeEqual } from 'node:crypto';

/** RFC 6238 as every authenticator app speaks it: SHA-1, six digits, half a minute. */
const stepSeconds = 30;
const digits = 6;
/** A phone's clock may be a step behind or ahead. */
const tolerance = [0, -1, 1] as const;

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Base32 (RFC 4648) of bytes whose number is a multiple of five, so that nothing is padded. */
export function toBase32(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('');
  return bits.replaceAll(/.{5}/g, (five) => alphabet.charAt(Number.parseInt(five, 2)));
}

export function fromBase32(text: string): Buffer {
  const bits = Array.from(text, (letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from(bits.match(/.{8}/g)?.map((byte) => Number.parseInt(byte, 2)) ?? []);
}

export const stepAt = (moment: Date): number => Math.floor(moment.getTime() / 1000 / stepSeconds);

/** The code of one step (RFC 4226, section 5.3). */
export function codeOf(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac('sha1', fromBase32(secret)).update(counter).digest();
  const offset = (hash.at(-1) ?? 0) & 0x0f;
  const number = hash.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

/** The step that a code belongs to around this moment, or null. Looks at every step, so its time tells nothing. */
export function findStep(secret: string, code: string, moment: Date): number | null {
  const given = Buffer.from(code);
  const fits = (step: number): boolean => {
    const wanted = Buffer.from(codeOf(secret, step));
    return wanted.length === given.length && timingSafeEqual(wanted, given);
  };
  let found: number | null = null;
  for (const offset of tolerance) {
    const step = stepAt(moment) + offset;
    if (fits(step)) found ??= step;
  }
  return found;
}

/** What authenticator apps read from a QR code. */
export function otpauthUri(secret: string, { issuer, account }: { issuer: string; account: string }): string {
  const label = `${encodeURIComponent(issuer)}:${shortened(account)}`;
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}`;
}

/** Only tells accounts apart in the app; a longer one would not fit into the QR code. */
const longestLabel = 120;

function shortened(account: string): string {
  const letters = Array.from(account);
  while (encodeURIComponent(letters.join('')).length > longestLabel) letters.pop();
  return encodeURIComponent(letters.join(''));
}
