import type { ReplyOf } from '#contract/endpoint.ts';
import { generateCraft } from '#contract/generation.ts';
import { mount } from '#server/platform/http/mount.ts';
import type { Mounting } from '#server/platform/http/mount.ts';
import type { Generated, GenerationService } from './service.ts';

export function mountGeneration(mounting: Mounting, { generation }: { generation: GenerationService }): void {
  mount(mounting, generateCraft, ({ actor, body, attempt }) =>
    generation.generate(actor, { body, attempt }, (tx, generated) =>
      attempt.keep(tx, presentGenerated(generated)),
    ),
  );
}

function presentGenerated({ craft, craftCredits }: Generated): ReplyOf<typeof generateCraft> {
  const { id, title, description, supplies, difficulty, imageStatus } = craft;
  return {
    craft: { id, title, description, supplies, difficulty },
    imageGenerationInProgress: imageStatus !== 'completed',
    craftCredits,
  };
}
