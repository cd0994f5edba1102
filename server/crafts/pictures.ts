import { pictureWidthsPx } from '#contract/crafts.ts';
import type { PictureWidth } from '#contract/crafts.ts';
import type { Blob, BlobStore } from '#server/platform/blobs/blob-store.ts';
import { sha256 } from '#server/platform/ids.ts';

const versionLength = 16;

interface PictureOf {
  craftId: string;
  version: string;
}

export interface PictureSize {
  width: number;
  bytes: Uint8Array;
}

const keyOf = ({ craftId, version }: PictureOf, width: PictureWidth): string =>
  `crafts/${sha256(`${craftId}/${version}/${width}`)}.webp`;

export const pictureKeys = (of: PictureOf): string[] => pictureWidthsPx.map((width) => keyOf(of, width));

export const pictureUrl = ({ craftId, version }: PictureOf): string =>
  `/api/crafts/${craftId}/image?v=${version}`;

export const stepPictureUrl = (craftId: string, step: number): string =>
  `/api/crafts/${craftId}/steps/${step}/image`;

export const isPictureWidth = (width: number): width is PictureWidth =>
  (pictureWidthsPx as readonly number[]).includes(width);

/** Stores a picture in all its sizes and returns the version that names them. */
export async function storePicture(
  blobs: BlobStore,
  craftId: string,
  sizes: readonly PictureSize[],
): Promise<string> {
  const largest = sizes.at(-1);
  if (!largest) throw new Error('a picture without sizes cannot be stored');
  const version = sha256(largest.bytes).slice(0, versionLength);
  for (const { width, bytes } of sizes) {
    if (isPictureWidth(width))
      await blobs.put(keyOf({ craftId, version }, width), { bytes, contentType: 'image/webp' });
  }
  return version;
}

export const findPicture = (blobs: BlobStore, of: PictureOf, width: PictureWidth): Promise<Blob | null> =>
  blobs.find(keyOf(of, width));
