import { generateCraft } from '#contract/generation.ts';
import type { Db } from '#server/platform/db/database.ts';
import { mount } from '#server/platform/http/mount.ts';
import type { Mounting } from '#server/platform/http/mount.ts';
import type { GenerationService } from './service.ts';

export function mountGeneration(
  mounting: Mounting,
  { db, generation }: { db: Db; generation: GenerationService },
): void {
  mount(mounting, generateCraft, async ({ actor, body }) => {
    const { craft, craftCredits } = await generation.generate(db, actor, body);
    const { id, title, description, supplies, difficulty, imageStatus } = craft;
    return {
      craft: { id, title, description, supplies, difficulty },
      imageGenerationInProgress: imageStatus !== 'completed',
      craftCredits,
    };
  });
}
