import fs from 'node:fs';
import { ModelSpotter } from '#server/generation/spotting/model/model-spotter.ts';
import type { SupplySpotter } from '#server/generation/spotting/spotter.ts';
import type { ImagesService } from '#server/images/service.ts';
import { Comparison } from './compare.ts';
import type { TruePhoto } from './read-truth.ts';
import { findSureFrom } from './sure-from.ts';

const secondMs = 1000;

const sentenceOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const normalized = async (images: ImagesService, file: string): Promise<Buffer> =>
  images.normalize(fs.readFileSync(file).toString('base64'));

/** The photos that are there and are none, a sentence each. */
export async function unreadablePhotos(
  photos: readonly TruePhoto[],
  images: ImagesService,
): Promise<string[]> {
  const sentences: string[] = [];
  for (const { name, file } of photos.filter((photo) => fs.existsSync(photo.file)))
    await normalized(images, file).catch((error: unknown) =>
      sentences.push(`The photo ${name} cannot be read: ${sentenceOf(error)}`),
    );
  return sentences;
}

/** Shows the photos to somebody, one after the other. */
export async function showPhotos(
  photos: readonly TruePhoto[],
  spotter: SupplySpotter,
  images: ImagesService,
) {
  const comparison = new Comparison();
  const unanswered: string[] = [];
  const scored: Parameters<typeof findSureFrom>[0][number][] = [];
  let ms = 0;
  for (const { name, file, things } of photos) {
    const photo = await normalized(images, file);
    const since = performance.now();
    try {
      const scores = spotter instanceof ModelSpotter ? await spotter.scores(photo) : null;
      const sights = scores ? ModelSpotter.sightsIn(scores) : await spotter.look(photo);
      comparison.add(name, things, sights);
      if (scores) scored.push({ things, scores });
    } catch (error) {
      unanswered.push(`${name}: ${sentenceOf(error)}`);
    }
    ms += performance.now() - since;
  }
  return { comparison, unanswered, findings: findSureFrom(scored), seconds: ms / secondMs };
}
