import { lazily } from '#server/platform/lazily.ts';
import { createSemaphore } from '#server/platform/semaphore.ts';
import { encodePicture, largestPicturePx } from './encode-picture.ts';
import type { EncodedPicture } from './encode-picture.ts';
import { loadSharp } from './load-sharp.ts';

const loadResvg = lazily(() => import('@resvg/resvg-js'));
/** Encoding fills a core for a while: one picture after the other leaves one for everybody else. */
const renderSlots = createSemaphore(1);

/** Draws an SVG of ours once and encodes it in every size. Both libraries load when the first picture comes. */
export function renderIllustration(svg: string): Promise<EncodedPicture[]> {
  return renderSlots(async () => {
    const { renderAsync } = await loadResvg();
    const sharp = await loadSharp();
    const drawn = await renderAsync(svg, {
      fitTo: { mode: 'width', value: largestPicturePx },
      font: { loadSystemFonts: false },
    });
    const raw = { width: largestPicturePx, height: largestPicturePx, channels: 4 } as const;
    return encodePicture(await sharp(drawn.pixels, { raw }).removeAlpha().raw().toBuffer(), 'rules');
  });
}
