import { sha256 } from '#server/platform/ids.ts';

export interface Blob {
  bytes: Uint8Array;
  contentType: string;
}

/** The store is away, full or refuses us: to whoever asks it is a fault that passes, to the operator one to look at. */
export class StoreUnavailable extends Error {
  override name = 'StoreUnavailable';
}

/** Where pictures lie. Keys are made from the content, so the same bytes are stored once and a key never changes its meaning. */
export interface BlobStore {
  put(key: string, blob: Blob): Promise<void>;
  find(key: string): Promise<Blob | null>;
  /** Deleting what is not there is fine. */
  delete(key: string): Promise<void>;
  /** Throws when the store does not answer, or would not keep anything. */
  check(): Promise<void>;
}

const endings: Record<string, string> = {
  'image/webp': 'webp',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/svg+xml': 'svg',
};

export const contentTypeOf = (key: string): string =>
  Object.entries(endings).find(([, ending]) => key.endsWith(`.${ending}`))?.[0] ?? 'application/octet-stream';

export function blobKey(folder: string, blob: Blob): string {
  const ending = endings[blob.contentType];
  if (!ending) throw new Error(`no file ending is known for ${blob.contentType}`);
  return `${folder}/${sha256(blob.bytes)}.${ending}`;
}

const keyPattern = /^[a-z][a-z0-9-]*\/[0-9a-f]{64}\.[a-z]{3,4}$/;

export function requireBlobKey(key: string): string {
  if (!keyPattern.test(key)) throw new Error('this is not a key of the blob store');
  return key;
}
