import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import sharp from 'sharp';
import { drawCraftOf } from '#engine/illustrator/draw-craft.ts';
import { pictureSizesPx } from './encode-picture.ts';
import { renderIllustration } from './illustration.ts';

const { svg, background } = drawCraftOf({ formId: 'kite', subjectId: 'octopus', seed: 5 });

describe('rendering a picture', () => {
  it('gives a WebP in every size, each smaller than a page can bear', async () => {
    const rendered = await renderIllustration(svg);
    assert.deepEqual(
      rendered.map(({ width }) => width),
      pictureSizesPx,
    );
    for (const { width, bytes } of rendered) {
      const metadata = await sharp(bytes).metadata();
      assert.deepEqual([metadata.format, metadata.width, metadata.height], ['webp', width, width]);
      assert.equal(metadata.hasAlpha, false);
      assert.ok(bytes.length < 90_000, `${width} px: ${bytes.length} bytes`);
    }
  });

  it('draws the same bytes again', async () => {
    const [first, second] = await Promise.all([renderIllustration(svg), renderIllustration(svg)]);
    assert.deepEqual(first, second);
  });

  it('keeps the ground its color', async () => {
    const [small] = await renderIllustration(svg);
    assert.ok(small);
    const { data } = await sharp(small.bytes)
      .extract({ left: 4, top: 4, width: 1, height: 1 })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const expected = [1, 3, 5].map((at) => Number.parseInt(background.slice(at, at + 2), 16));
    for (const [channel, value] of expected.entries()) assert.ok(Math.abs((data[channel] ?? 0) - value) < 12);
  });

  it('refuses what is no picture', async () => {
    await assert.rejects(renderIllustration('<svg'));
    assert.equal((await renderIllustration(svg)).length, 3);
  });
});
