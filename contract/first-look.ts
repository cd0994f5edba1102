/** The custom property by which a document brings the first look of a picture along; null for pictures from elsewhere. */
export function firstLookName(imageUrl: string): string | null {
  const version = /^\/api\/crafts\/[^?]+\?v=([\da-f]+)/.exec(imageUrl)?.[1];
  return version === undefined ? null : `--first-look-${version}`;
}
