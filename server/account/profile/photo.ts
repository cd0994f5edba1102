import type { ImagesService } from '#server/images/service.ts';
import type { BlobStore } from '#server/platform/blobs/blob-store.ts';
import { sha256 } from '#server/platform/ids.ts';

const photoSizesPx = { large: 320, small: 96 } as const;
export type PhotoSize = keyof typeof photoSizesPx;
const sizes = Object.keys(photoSizesPx) as PhotoSize[];
const contentType = 'image/webp';
const versionLength = 16;

interface PhotoOwner {
  userId: number;
  version: string;
}

/** A key says nothing about its owner, and two people with the same photo have two. */
const keyOf = ({ userId, version }: PhotoOwner, size: PhotoSize): string =>
  `profiles/${sha256(`${userId}/${version}/${size}`)}.webp`;

export const photoUrl = ({ userId, version }: PhotoOwner): string => `/api/users/${userId}/photo/${version}`;

/** The address of a photo of this person, the present one or one before. */
export const isPhotoAddressOf = (userId: number, text: string): boolean =>
  new RegExp(`^/api/users/${userId}/photo/[0-9a-f]{${versionLength}}(?:\\?size=\\w+)?$`).test(text);

/** A data URL or bare base64: whether it holds a picture is seen when it is read. */
export const isPhotoText = (text: string): boolean =>
  text.startsWith('data:') || /^[A-Za-z0-9+/]{40,}={0,2}$/.test(text);

export const photoKeys = (owner: PhotoOwner): string[] => sizes.map((size) => keyOf(owner, size));

/** A person's photo: two squares in the blob store, found by the version in the person's row. */
export function createProfilePhotos({ images, blobs }: { images: ImagesService; blobs: BlobStore }) {
  return {
    /** Stores the photo and returns its version. */
    async store(userId: number, text: string): Promise<string> {
      const squares = await images.squares(
        text,
        sizes.map((size) => photoSizesPx[size]),
      );
      const version = sha256(squares[0] ?? '').slice(0, versionLength);
      for (const [index, size] of sizes.entries()) {
        const bytes = squares[index];
        if (bytes) await blobs.put(keyOf({ userId, version }, size), { bytes, contentType });
      }
      return version;
    },
    find: (owner: PhotoOwner, size: PhotoSize) => blobs.find(keyOf(owner, size)),
  };
}

export type ProfilePhotos = ReturnType<typeof createProfilePhotos>;
