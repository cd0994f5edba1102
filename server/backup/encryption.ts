import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  randomBytes,
  scrypt,
  timingSafeEqual,
} from 'node:crypto';
import { promisify } from 'node:util';
import { CommandError } from '#server/operator/service.ts';
import { damaged, readAll } from './file-bytes.ts';
import type { FileBytes } from './file-bytes.ts';

/**
 * An encrypted backup: a head (which it is, how hard the passphrase is to guess, salt, and a sum that only the right
 * passphrase gives), then pieces of one size, each with AES-256-GCM and its number, the last one marked as the last. So
 * nothing can be changed, left out, put in another order or cut off unnoticed, and memory stays flat.
 */
const magic = Buffer.from('gluebird-encrypted-1\n');
const saltBytes = 16;
const sumBytes = 32;
const headBytes = magic.length + 1 + saltBytes + sumBytes;
const pieceBytes = 64 * 1024;
const tagBytes = 16;
const storedBytes = pieceBytes + tagBytes;

/** 2^17 rounds of 8 blocks take 128 MB and a good part of a second. */
const usualCost = 17;
const highestCost = 20;
const blockSize = 8;
const deriveKey = promisify<string, Buffer, number, object, Buffer>(scrypt);

interface Keys {
  cipher: Buffer;
  sum: Buffer;
}

async function keysOf(passphrase: string, salt: Buffer, cost: number): Promise<Keys> {
  const options = { N: 2 ** cost, r: blockSize, p: 1, maxmem: 256 * blockSize * 2 ** cost };
  const bytes = await deriveKey(passphrase.normalize('NFC'), salt, 64, options);
  return { cipher: bytes.subarray(0, 32), sum: bytes.subarray(32) };
}

const sumOf = (keys: Keys, start: Buffer): Buffer => createHmac('sha256', keys.sum).update(start).digest();

/** Never the same twice under one key: the key is made of a salt that is new for each file. */
function nonceOf(index: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUIntBE(index, 5, 6);
  nonce[11] = isLast ? 1 : 0;
  return nonce;
}

function lockPiece({ cipher }: Keys, piece: Buffer, nonce: Buffer): Buffer {
  const aes = createCipheriv('aes-256-gcm', cipher, nonce);
  return Buffer.concat([aes.update(piece), aes.final(), aes.getAuthTag()]);
}

function unlockPiece({ cipher }: Keys, stored: Buffer, nonce: Buffer): Buffer {
  const aes = createDecipheriv('aes-256-gcm', cipher, nonce, { authTagLength: tagBytes });
  aes.setAuthTag(stored.subarray(-tagBytes));
  return Buffer.concat([aes.update(stored.subarray(0, -tagBytes)), aes.final()]);
}

export async function* encrypt(
  content: AsyncIterable<Uint8Array>,
  passphrase: string,
): AsyncGenerator<Buffer> {
  const salt = randomBytes(saltBytes);
  const start = Buffer.concat([magic, Buffer.of(usualCost), salt]);
  const keys = await keysOf(passphrase, salt, usualCost);
  yield Buffer.concat([start, sumOf(keys, start)]);
  let rest = Buffer.alloc(0);
  let index = 0;
  for await (const bytes of content) {
    rest = Buffer.concat([rest, bytes]);
    // A full piece may still be the last one.
    for (; rest.length > pieceBytes; rest = rest.subarray(pieceBytes))
      yield lockPiece(keys, rest.subarray(0, pieceBytes), nonceOf(index++, false));
  }
  yield lockPiece(keys, rest, nonceOf(index, true));
}

export async function isEncrypted(stored: FileBytes): Promise<boolean> {
  return (await readAll(stored, 0, Math.min(stored.size, magic.length))).equals(magic);
}

/** What lies encrypted in a file, read as if it did not. */
export class DecryptedBytes implements FileBytes {
  readonly size: number;
  #file: string;
  #stored: FileBytes;
  #keys: Keys;
  #pieces: number;

  private constructor(file: string, stored: FileBytes, keys: Keys) {
    const body = stored.size - headBytes;
    this.#file = file;
    this.#stored = stored;
    this.#keys = keys;
    this.#pieces = Math.ceil(body / storedBytes);
    this.size = body - this.#pieces * tagBytes;
    if (this.#pieces === 0 || body - (this.#pieces - 1) * storedBytes < tagBytes) throw damaged(file);
  }

  static async open(file: string, stored: FileBytes, passphrase: string | null): Promise<DecryptedBytes> {
    if (passphrase === null)
      throw new CommandError(`${file} is encrypted: set BACKUP_PASSPHRASE to the one that it was made with.`);
    if (stored.size < headBytes) throw damaged(file);
    const head = await readAll(stored, 0, headBytes);
    const start = head.subarray(0, -sumBytes);
    const cost = head[magic.length] ?? 0;
    if (cost < 1 || cost > highestCost) throw damaged(file);
    const keys = await keysOf(passphrase, start.subarray(-saltBytes), cost);
    if (!timingSafeEqual(sumOf(keys, start), head.subarray(-sumBytes)))
      throw new CommandError(
        `BACKUP_PASSPHRASE is not the one that ${file} was made with, or the file is damaged where it begins.`,
      );
    return new DecryptedBytes(file, stored, keys);
  }

  async *read(from: number, to: number): AsyncGenerator<Buffer> {
    for (let at = from; at < to;) {
      const index = Math.floor(at / pieceBytes);
      const piece = await this.#piece(index);
      const start = index * pieceBytes;
      yield piece.subarray(at - start, to - start);
      at = start + pieceBytes;
    }
  }

  async #piece(index: number): Promise<Buffer> {
    const from = headBytes + index * storedBytes;
    const stored = await readAll(this.#stored, from, Math.min(from + storedBytes, this.#stored.size));
    try {
      return unlockPiece(this.#keys, stored, nonceOf(index, index === this.#pieces - 1));
    } catch (error) {
      throw damaged(this.#file, error);
    }
  }
}
