export const craftPictureMessages = {
  waiting: 'The picture is still being made',
  missing: 'Image unavailable',
} as const;
