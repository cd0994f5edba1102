import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Argon2Parameters } from 'node:crypto';
import { promisify } from 'node:util';
import { createSemaphore } from '#server/platform/semaphore.ts';

/** What a guess costs whoever tries. */
export interface PasswordCost {
  memoryKib: number;
  passes: number;
}

const usualCost: PasswordCost = { memoryKib: 19_456, passes: 2 };
const parallelism = 1;
const hashBytes = 32;
const saltBytes = 16;
/** Hashing uses the same few threads as file access; two at a time leave room for everything else. */
const slots = 2;

const derive = promisify(argon2) as (algorithm: 'argon2id', parameters: Argon2Parameters) => Promise<Buffer>;

interface Parsed extends PasswordCost {
  parallelism: number;
  salt: Buffer;
  hash: Buffer;
}

const base64 = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '');

const phcPattern = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

function parse(phc: string): Parsed | null {
  const match = phcPattern.exec(phc);
  if (!match) return null;
  const [, memory, time, lanes, salt = '', hash = ''] = match;
  return {
    memoryKib: Number(memory),
    passes: Number(time),
    parallelism: Number(lanes),
    salt: Buffer.from(salt, 'base64'),
    hash: Buffer.from(hash, 'base64'),
  };
}

interface PasswordCheck {
  matches: boolean;
  /** The hash was made at another cost than today's and should be made anew. */
  outdated: boolean;
}

export interface Passwords {
  /** An argon2id hash in the PHC text form that every library reads. */
  hash(password: string): Promise<string>;
  /** Takes the same time whether or not there is a hash to compare with. */
  verify(password: string, phc: string | null): Promise<PasswordCheck>;
}

export function createPasswords(cost: PasswordCost = usualCost): Passwords {
  const slot = createSemaphore(slots);
  const decoy: Parsed = {
    ...cost,
    parallelism,
    salt: randomBytes(saltBytes),
    hash: randomBytes(hashBytes),
  };
  const run = (password: string, how: Omit<Parsed, 'hash'>): Promise<Buffer> =>
    slot(() =>
      derive('argon2id', {
        message: password,
        nonce: how.salt,
        tagLength: hashBytes,
        memory: how.memoryKib,
        passes: how.passes,
        parallelism: how.parallelism,
      }),
    );
  return {
    async hash(password) {
      const salt = randomBytes(saltBytes);
      const hash = await run(password, { ...cost, parallelism, salt });
      const parameters = `m=${cost.memoryKib},t=${cost.passes},p=${parallelism}`;
      return `$argon2id$v=19$${parameters}$${base64(salt)}$${base64(hash)}`;
    },
    async verify(password, phc) {
      const parsed = phc === null ? null : parse(phc);
      const target = parsed ?? decoy;
      const hash = await run(password, target);
      const same = hash.length === target.hash.length && timingSafeEqual(hash, target.hash);
      const outdated =
        target.memoryKib !== cost.memoryKib ||
        target.passes !== cost.passes ||
        target.parallelism !== parallelism;
      return { matches: parsed !== null && same, outdated };
    },
  };
}
