import sharp from 'sharp';

/** Whether a picture is more than a plain sheet. */
export async function showsSomething(picture: Buffer): Promise<boolean> {
  const { channels } = await sharp(picture).removeAlpha().stats();
  return channels.some(({ min, max }) => max - min > 20);
}
