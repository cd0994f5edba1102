import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Argon2Parameters } from 'node:crypto';
import { promisify } from 'node:util';
import { createSemaphore } from '#server/platform/semaphore.ts';

const memoryKib = 19_456;
const passes = 2;
const parallelism = 1;
const hashBytes = 32;
const saltBytes = 16;
/** Hashing uses the same few threads as file access; two at a time leave room for everything else. */
const hashSlots = createSemaphore(2);

const derive = promisify(argon2) as (algorithm: 'argon2id', parameters: Argon2Parameters) => Promise<Buffer>;

interface Cost {
  memory: number;
  passes: number;
  parallelism: number;
}
interface Parsed extends Cost {
  salt: Buffer;
  hash: Buffer;
}

const base64 = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '');

const run = (password: string, salt: Buffer, cost: Cost): Promise<Buffer> =>
  hashSlots(() => derive('argon2id', { message: password, nonce: salt, tagLength: hashBytes, ...cost }));

/** An argon2id hash in the PHC text form that every library reads. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(saltBytes);
  const hash = await run(password, salt, { memory: memoryKib, passes, parallelism });
  return `$argon2id$v=19$m=${memoryKib},t=${passes},p=${parallelism}$${base64(salt)}$${base64(hash)}`;
}

const phcPattern = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

function parse(phc: string): Parsed | null {
  const match = phcPattern.exec(phc);
  if (!match) return null;
  const [, memory, time, lanes, salt = '', hash = ''] = match;
  return {
    memory: Number(memory),
    passes: Number(time),
    parallelism: Number(lanes),
    salt: Buffer.from(salt, 'base64'),
    hash: Buffer.from(hash, 'base64'),
  };
}

export interface Verdict {
  matches: boolean;
  /** The hash was made at another cost than today's and should be made anew. */
  outdated: boolean;
}

const decoy = {
  memory: memoryKib,
  passes,
  parallelism,
  salt: randomBytes(saltBytes),
  hash: randomBytes(hashBytes),
} satisfies Parsed;

/** Takes the same time whether or not there is a hash to compare with. */
export async function verifyPassword(password: string, phc: string | null): Promise<Verdict> {
  const parsed = phc === null ? null : parse(phc);
  const target = parsed ?? decoy;
  const hash = await run(password, target.salt, target);
  const same = hash.length === target.hash.length && timingSafeEqual(hash, target.hash);
  const outdated =
    target.memory !== memoryKib || target.passes !== passes || target.parallelism !== parallelism;
  return { matches: parsed !== null && same, outdated };
}
