import { setTimeout as wait } from 'node:timers/promises';
import { pictureVersion } from '#contract/first-look.ts';
import type { BlobStore } from '#server/platform/blobs/blob-store.ts';
import { findPicture } from './pictures.ts';

interface Sources {
  blobs: BlobStore;
  /** Makes a picture so small that a document can bring it along. */
  shrink: (picture: Uint8Array) => Promise<Buffer>;
  /** How long a page waits for what only makes it come sooner. */
  patienceMs?: number;
}

/** The size that is shrunk. */
const fromPx = 640;

/** A few kilobytes each. */
const mostKept = 500;
const usualPatienceMs = 300;

/** Pictures so small that a document can bring them along, as data URLs: made once, the least asked for making room. */
export class FirstLooks {
  readonly #sources: Sources;
  readonly #kept = new Map<string, Promise<string | null>>();

  constructor(sources: Sources) {
    this.#sources = sources;
  }

  /** Null where there is none, or none in time. */
  of(craft: { id: string; imageUrl: string | null }): Promise<string | null> {
    const version = craft.imageUrl === null ? null : pictureVersion(craft.imageUrl);
    if (version === null) return Promise.resolve(null);
    const made = this.#kept.get(version) ?? this.#make(craft.id, version);
    this.#kept.delete(version);
    this.#kept.set(version, made);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > mostKept && oldest !== undefined) this.#kept.delete(oldest);
    const { patienceMs = usualPatienceMs } = this.#sources;
    return Promise.race([made, wait(patienceMs, null, { ref: false })]);
  }

  async #make(craftId: string, version: string): Promise<string | null> {
    try {
      const { blobs, shrink } = this.#sources;
      const picture = await findPicture(blobs, { craftId, version }, fromPx);
      return picture && `data:image/webp;base64,${(await shrink(picture.bytes)).toString('base64')}`;
    } catch {
      // The page shows the picture itself as soon as that can be had.
      this.#kept.delete(version);
      return null;
    }
  }
}
