import { lazily } from '#server/platform/lazily.ts';

/** Loaders of the picture library that may run at all; everything else, SVG above all, stays blocked. */
const allowedLoaders = [
  'VipsForeignLoadJpegBuffer',
  'VipsForeignLoadPngBuffer',
  'VipsForeignLoadWebpBuffer',
  'VipsForeignLoadNsgifBuffer',
];

type SharpModule = typeof import('sharp').default;

/** Loaded when the first picture comes: most starts never need it. */
export const loadSharp = lazily(async (): Promise<SharpModule> => {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: allowedLoaders });
  return sharp;
});
