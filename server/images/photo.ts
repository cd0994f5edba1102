import { largestPhotoBytes, photoTooLarge } from '#contract/photos.ts';
import { AppError } from '#server/platform/app-error.ts';

const dataUrlPattern = /^data:([\w.+-]+\/[\w.+-]+)?(?:;[\w=.+-]+)*;base64,/;

type PhotoKind = 'jpeg' | 'png' | 'webp' | 'gif';

interface RawPhoto {
  kind: PhotoKind;
  bytes: Buffer;
}

const wrongKind = (message: string): AppError => new AppError('UNSUPPORTED_MEDIA', { message });

const startsWith = (bytes: Buffer, signature: readonly number[], at = 0): boolean =>
  signature.every((byte, index) => bytes[at + index] === byte);

/** What a file is, by its first bytes: neither its name nor its declared type is believed. */
export function sniffPhoto(bytes: Buffer): PhotoKind | 'heic' | null {
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'jpeg';
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47])) return 'png';
  if (startsWith(bytes, [0x47, 0x49, 0x46, 0x38])) return 'gif';
  const isRiff = startsWith(bytes, [0x52, 0x49, 0x46, 0x46]);
  if (isRiff && bytes.toString('latin1', 8, 12) === 'WEBP') return 'webp';
  const isHeif = bytes.toString('latin1', 4, 8) === 'ftyp';
  return isHeif ? 'heic' : null;
}

/** A photo as it arrives: a data URL (or bare base64) of one of the kinds that every browser shows. */
export function parsePhoto(text: string): RawPhoto {
  const base64 = text.replace(dataUrlPattern, '');
  if (base64.length * 0.75 > largestPhotoBytes + 4) {
    throw new AppError('TOO_LARGE', { message: photoTooLarge });
  }
  const bytes = Buffer.from(base64, 'base64');
  const kind = sniffPhoto(bytes);
  if (kind === 'heic') {
    throw wrongKind(
      'This photo is in the HEIC format, which browsers cannot show. Please save it as JPEG and try again.',
    );
  }
  if (!kind) throw wrongKind('This is not a photo. Please choose a JPEG, PNG or WebP picture.');
  return { kind, bytes };
}
