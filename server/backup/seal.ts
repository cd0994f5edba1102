import { createHash } from 'node:crypto';
import type { Hash } from 'node:crypto';

/**
 * A backup ends with the hash of everything before it. It is written as an empty gzip member whose header carries it, so
 * that a plain `tar -xzf` still reads the file. (RFC 1952: magic, deflate, an extra field "GB" of 32 bytes.)
 */
const hashBytes = 32;
const head = Buffer.from([0x1f, 0x8b, 8, 4, 0, 0, 0, 0, 0, 255, 4 + hashBytes, 0, 0x47, 0x42, hashBytes, 0]);
const emptyBody = Buffer.from([3, 0, 0, 0, 0, 0, 0, 0, 0, 0]);

export const sealBytes = head.length + hashBytes + emptyBody.length;

export const newSealHash = (): Hash => createHash('sha256');

export const sealOf = (hash: Hash): Buffer => Buffer.concat([head, hash.digest(), emptyBody]);

export const isSeal = (bytes: Buffer): boolean =>
  bytes.subarray(0, head.length).equals(head) && bytes.subarray(-emptyBody.length).equals(emptyBody);
