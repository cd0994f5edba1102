import type { Sharp } from 'sharp';
import { AppError } from '#server/platform/app-error.ts';
import { createSemaphore } from '#server/platform/semaphore.ts';
import { encodePicture, largestPicturePx } from './encode-picture.ts';
import type { EncodedPicture } from './encode-picture.ts';
import { renderIllustration } from './illustration.ts';
import { loadSharp } from './load-sharp.ts';
import { mainColors } from './palette.ts';
import { parsePhoto, sniffPhoto } from './photo.ts';

const mostPixels = 50_000_000;
const longestSidePx = 1_568;
const decodeSeconds = 20;
const paletteSidePx = 64;
/** Decoding is heavy: two at a time leave a core for everybody else. */
const decodeSlots = createSemaphore(2);

/** Turned upright by its own tag; the encoder then writes pixels only, so no metadata survives. */
async function decode(bytes: Buffer): Promise<Sharp> {
  const sharp = await loadSharp();
  return sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error', animated: false })
    .timeout({ seconds: decodeSeconds })
    .autoOrient();
}

function photoError(error: unknown): unknown {
  if (error instanceof AppError || !(error instanceof Error)) return error;
  if (/pixel limit/i.test(error.message)) {
    return new AppError('TOO_LARGE', {
      message: 'This photo has more than 50 megapixels. Please choose a smaller one.',
      cause: error,
    });
  }
  return new AppError('UNREADABLE_PHOTO', { cause: error });
}

async function readPhoto<T>(text: string, use: (photo: Sharp) => Promise<T>): Promise<T> {
  const { bytes } = parsePhoto(text);
  return decodeSlots(async () => {
    try {
      return await use(await decode(bytes));
    } catch (error) {
      throw photoError(error);
    }
  });
}

const webp = { quality: 82 };

interface ReadPicture {
  sizes: EncodedPicture[];
  /** The strongest color, for the place where the picture will be. */
  color: string;
}

const firstLookPx = 384;
const firstLookWebp = { quality: 20, effort: 6 };

const smallestPicturePx = 200;
const emptyColor = '#e8dcc8';

/** Throws when the bytes are no whole raster picture. */
async function readPicture(bytes: Buffer): Promise<ReadPicture> {
  const kind = sniffPhoto(bytes);
  if (kind === null || kind === 'heic' || kind === 'gif') throw new Error('these bytes are no picture');
  const sharp = await loadSharp();
  const picture = await decode(bytes);
  const { width, height } = await picture.metadata();
  if (Math.min(width, height) < smallestPicturePx)
    throw new Error(`a picture of ${width} × ${height} is too small`);
  const pixels = await picture
    .resize(largestPicturePx, largestPicturePx, { fit: 'cover' })
    .flatten({ background: '#ffffff' })
    .toColorspace('srgb')
    .raw()
    .toBuffer();
  const raw = { width: largestPicturePx, height: largestPicturePx, channels: 3 } as const;
  const few = await sharp(pixels, { raw }).resize(paletteSidePx, paletteSidePx).raw().toBuffer();
  return { sizes: await encodePicture(pixels, 'model'), color: mainColors(few)[0] ?? emptyColor };
}

/** As wide as a phone, and no sharper than a first look needs. */
async function toFirstLook(picture: Uint8Array): Promise<Buffer> {
  const sharp = await loadSharp();
  return sharp(picture).resize(firstLookPx, firstLookPx).webp(firstLookWebp).toBuffer();
}

/** As paper and other programs take it; its mark that a machine made it goes along. */
async function toJpeg(bytes: Uint8Array): Promise<Buffer> {
  const sharp = await loadSharp();
  return sharp(bytes).keepXmp().jpeg({ quality: 88 }).toBuffer();
}

const normalize = (photo: Sharp): Promise<Buffer> =>
  photo
    .resize(longestSidePx, longestSidePx, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: webp.quality })
    .toBuffer();

interface Size {
  width: number;
  height: number;
}

export interface Box extends Size {
  format: 'webp' | 'png';
}

interface Fitted extends Size {
  bytes: Buffer;
}

/** The whole picture in each of these boxes, see-through where it was. */
async function fit(photo: Sharp, boxes: readonly Box[]): Promise<Fitted[]> {
  const sharp = await loadSharp();
  const whole = await photo.toColorspace('srgb').png({ compressionLevel: 1 }).toBuffer();
  return Promise.all(
    boxes.map(async ({ width, height, format }) => {
      const small = sharp(whole).resize(width, height, { fit: 'inside', withoutEnlargement: true });
      const { data, info } = await (
        format === 'png' ? small.png({ compressionLevel: 9 }) : small.webp(webp)
      ).toBuffer({ resolveWithObject: true });
      return { bytes: data, width: info.width, height: info.height };
    }),
  );
}

/** All that is on a normalized photo in so few pixels: red, green and blue of one after the other. */
async function readPixels(photo: Buffer, { width, height }: Size): Promise<Buffer> {
  const decoded = await decode(photo);
  return decoded.resize(width, height, { fit: 'fill' }).toColorspace('srgb').raw().toBuffer();
}

/** Pictures that people send: checked, turned upright, stripped of everything but the picture. */
export function createImagesService() {
  return {
    /** The middle of the photo as squares of these sizes. */
    squares(text: string, sizesPx: readonly number[]): Promise<Buffer[]> {
      return readPhoto(text, async (photo) => {
        const largest = Math.max(...sizesPx);
        const square = await photo
          .resize(largest, largest, { fit: 'cover' })
          .flatten({ background: '#ffffff' })
          .png({ compressionLevel: 1 })
          .toBuffer();
        const sharp = await loadSharp();
        return Promise.all(sizesPx.map((size) => sharp(square).resize(size, size).webp(webp).toBuffer()));
      });
    },

    /** The whole picture, within each of these boxes. */
    fitted: (text: string, boxes: readonly Box[]): Promise<Fitted[]> =>
      readPhoto(text, (photo) => fit(photo, boxes)),

    /** The photo's main colors, strongest first. */
    palette(text: string): Promise<string[]> {
      return readPhoto(text, async (photo) => {
        const pixels = await photo
          .resize(paletteSidePx, paletteSidePx, { fit: 'fill', kernel: 'nearest' })
          .flatten({ background: '#ffffff' })
          .toColorspace('srgb')
          .raw()
          .toBuffer();
        return mainColors(pixels);
      });
    },

    pixels: (photo: Buffer, size: Size): Promise<Buffer> => decodeSlots(() => readPixels(photo, size)),

    /** A picture of our own illustrator in every size the pages need. */
    rasterize: (svg: string): Promise<EncodedPicture[]> => renderIllustration(svg),

    /** A picture that a model painted: the middle square of it, checked and written anew in every size. */
    readPicture: (bytes: Buffer): Promise<ReadPicture> => decodeSlots(() => readPicture(bytes)),

    /** A picture of ours so small that a document can bring it along. */
    toFirstLook,

    /** A picture of ours for paper. */
    toJpeg,

    /** The whole photo in a size that is enough for eyes and models. */
    normalize: (text: string): Promise<Buffer> => readPhoto(text, normalize),
  };
}

export type ImagesService = ReturnType<typeof createImagesService>;
