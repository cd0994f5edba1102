import sharp from 'sharp';

export const orientations = [1, 2, 3, 4, 5, 6, 7, 8] as const;
type Orientation = (typeof orientations)[number];

const width = 240;
const height = 160;

/** The four quarters of the scene, seen upright: red, green, blue, yellow. */
export const quarters = [
  [230, 30, 30],
  [30, 180, 60],
  [40, 70, 220],
  [240, 210, 40],
] as const;

/** Where a stored pixel is seen once the picture is turned upright; `w` and `h` are the stored sizes. */
const seenAt: Record<
  Orientation,
  (x: number, y: number, size: { w: number; h: number }) => [number, number]
> = {
  1: (x, y) => [x, y],
  2: (x, y, { w }) => [w - 1 - x, y],
  3: (x, y, { w, h }) => [w - 1 - x, h - 1 - y],
  4: (x, y, { h }) => [x, h - 1 - y],
  5: (x, y) => [y, x],
  6: (x, y, { h }) => [h - 1 - y, x],
  7: (x, y, { w, h }) => [h - 1 - y, w - 1 - x],
  8: (x, y, { w }) => [y, w - 1 - x],
};

function pixels(orientation: Orientation): { data: Buffer; size: { w: number; h: number } } {
  const size = orientation < 5 ? { w: width, h: height } : { w: height, h: width };
  const data = Buffer.alloc(size.w * size.h * 3);
  for (let y = 0; y < size.h; y += 1) {
    for (let x = 0; x < size.w; x += 1) {
      const [seenX, seenY] = seenAt[orientation](x, y, size);
      const quarter = (seenY < height / 2 ? 0 : 2) + (seenX < width / 2 ? 0 : 1);
      data.set(quarters[quarter] ?? [], (y * size.w + x) * 3);
    }
  }
  return { data, size };
}

/** A photo as a phone makes it: lying in some direction, with the place where it was taken. */
export async function phonePhoto(orientation: Orientation): Promise<Buffer> {
  const { data, size } = pixels(orientation);
  return sharp(data, { raw: { width: size.w, height: size.h, channels: 3 } })
    .withExif({
      IFD0: { Make: 'SecretPhone', Model: 'SecretModel', Copyright: 'SecretOwner' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '51/1 30/1 3230/100',
        GPSLongitudeRef: 'W',
        GPSLongitude: '0/1 7/1 4366/100',
      },
    })
    .withMetadata({ orientation })
    .jpeg({ quality: 95 })
    .toBuffer();
}

export const asDataUrl = (bytes: Buffer, type = 'image/jpeg'): string =>
  `data:${type};base64,${bytes.toString('base64')}`;
