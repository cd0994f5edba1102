import type { LogoForm, LogoPicture } from '#contract/brand.ts';
import type { Box, ImagesService } from '#server/images/service.ts';
import type { Blob, BlobStore } from '#server/platform/blobs/blob-store.ts';
import { sha256 } from '#server/platform/ids.ts';

/** Sharp on every screen where it stands; mails and paper know no WebP. */
const boxes: Readonly<Record<LogoForm, Box>> = {
  large: { width: 720, height: 288, format: 'webp' },
  bar: { width: 360, height: 108, format: 'webp' },
  plain: { width: 480, height: 192, format: 'png' },
};
const forms = Object.keys(boxes) as LogoForm[];
const versionLength = 16;

export const isLogoVersion = (text: string): boolean => new RegExp(`^[0-9a-f]{${versionLength}}$`).test(text);

const keyOf = (version: string, form: LogoForm): string =>
  `logos/${sha256(`${version}/${form}`)}.${boxes[form].format}`;

export const logoKeys = (version: string): string[] => forms.map((form) => keyOf(version, form));

/** The logos that a place has or had, in the blob store; their rows know them by their versions. */
export function createLogos({ images, blobs }: { images: ImagesService; blobs: BlobStore }) {
  return {
    async store(text: string): Promise<LogoPicture> {
      const fitted = await images.fitted(
        text,
        forms.map((form) => boxes[form]),
      );
      const [large] = fitted;
      if (!large) throw new Error('the logo came back in no form');
      const version = sha256(large.bytes).slice(0, versionLength);
      for (const [at, form] of forms.entries()) {
        const bytes = fitted[at]?.bytes;
        const contentType = `image/${boxes[form].format}`;
        if (bytes) await blobs.put(keyOf(version, form), { bytes, contentType });
      }
      return { version, width: large.width, height: large.height };
    },

    find: (version: string, form: LogoForm): Promise<Blob | null> => blobs.find(keyOf(version, form)),
  };
}

export type Logos = ReturnType<typeof createLogos>;
