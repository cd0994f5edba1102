import assert from 'node:assert/strict';
import { test } from 'node:test';
import sharp from 'sharp';
import { drawCraftOf } from '#engine/illustrator/draw-craft.ts';
import { phonePhoto } from '#tests/support/phone-photo.ts';
import { pictureSizesPx } from './encode-picture.ts';
import type { EncodedPicture } from './encode-picture.ts';
import { createImagesService } from './service.ts';

const images = createImagesService();
const { svg } = drawCraftOf({ formId: 'kite', subjectId: 'octopus', seed: 5 });

const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: '#c0281e' } }).withExif({
    IFD0: { Make: 'SecretMaker' },
  });

async function requireMark(sizes: readonly EncodedPicture[], word: string): Promise<void> {
  for (const { bytes } of sizes) {
    const { xmp, exif, icc, iptc } = await sharp(bytes).metadata();
    assert.match(
      xmp?.toString() ?? '',
      new RegExp(`Iptc4xmpExt:DigitalSourceType="http://cv.iptc.org/newscodes/digitalsourcetype/${word}"`),
    );
    assert.deepEqual([exif, icc, iptc], [undefined, undefined, undefined]);
    assert.doesNotMatch(bytes.toString('latin1'), /Secret/);
  }
}

test('every size says to machines who drew it, and carries nothing else', async () => {
  await requireMark(await images.rasterize(svg), 'algorithmicMedia');
  const { sizes } = await images.readPicture(await flat(1024, 1024).png().toBuffer());
  await requireMark(sizes, 'trainedAlgorithmicMedia');
});

test('a photo of supplies is not marked: it was taken', async () => {
  const photo = `data:image/jpeg;base64,${(await phonePhoto(1)).toString('base64')}`;
  const [square] = await images.squares(photo, [96]);
  assert.equal((await sharp(square).metadata()).xmp, undefined);
});

test('a painted picture of any shape becomes our squares, and gives the color of its place', async () => {
  for (const painted of [flat(1536, 1024).webp(), flat(300, 512).jpeg(), flat(1024, 1024).png()]) {
    const { sizes, color } = await images.readPicture(await painted.toBuffer());
    const measured = await Promise.all(sizes.map(({ bytes }) => sharp(bytes).metadata()));
    assert.deepEqual(
      measured.map(({ format, width, height, hasAlpha }) => [format, width, height, hasAlpha]),
      pictureSizesPx.map((px) => ['webp', px, px, false]),
    );
    assert.match(color, /^#[b-d]/);
  }
});

test('what is no whole picture is refused', async () => {
  const whole = await flat(1024, 1024).png({ compressionLevel: 0 }).toBuffer();
  const refused: Buffer[] = [
    Buffer.from('<html>Please sign in</html>'),
    Buffer.from(svg),
    Buffer.alloc(0),
    whole.subarray(0, whole.length / 2),
    await flat(40, 40).png().toBuffer(),
    await flat(1024, 1024).gif().toBuffer(),
    await sharp({ create: { width: 9000, height: 9000, channels: 3, background: '#fff' } })
      .png()
      .toBuffer(),
  ];
  for (const [index, bytes] of refused.entries())
    await assert.rejects(images.readPicture(bytes), `the refused picture ${index}`);
});
