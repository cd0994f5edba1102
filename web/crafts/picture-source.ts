import type { PictureWidth } from '#contract/crafts.ts';

// Said again, because the contract's list would bring its whole validation along.
const widthsPx = [320, 640, 1024] as const satisfies readonly PictureWidth[];

export interface Pictured {
  imageUrl: string | null;
  /** The picture itself, bare or as a data URL, where a list still brings it along. */
  imageData?: string | null;
}

/** Where a craft's picture comes from; null while there is none. */
export function pictureSource({ imageUrl, imageData }: Pictured): string | null {
  if (imageUrl || !imageData) return imageUrl;
  return imageData.startsWith('data:') ? imageData : `data:image/png;base64,${imageData}`;
}

/** The sizes of a stored picture, for the browser to choose from. */
export function pictureSizes(imageUrl: string | null): string | undefined {
  if (!imageUrl?.startsWith('/api/crafts/')) return undefined;
  return widthsPx.map((width) => `${pictureOfWidth(imageUrl, width)} ${width}w`).join(', ');
}

export const pictureOfWidth = (imageUrl: string, width: PictureWidth): string =>
  `${imageUrl}${imageUrl.includes('?') ? '&' : '?'}w=${width}`;
