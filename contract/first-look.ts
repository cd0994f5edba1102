/** The version of a craft's picture that an address names; null for pictures from elsewhere. */
export const pictureVersion = (imageUrl: string): string | null =>
  /^\/api\/crafts\/[^?]+\?v=([\da-f]+)/.exec(imageUrl)?.[1] ?? null;

/** The custom property by which a document brings the first look of a picture along. */
export function firstLookName(imageUrl: string): string | null {
  const version = pictureVersion(imageUrl);
  return version && `--first-look-${version}`;
}
