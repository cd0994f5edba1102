import type { EarlyOf, ReplyOf } from '#contract/endpoint.ts';
import { generateCraft, type GenerationBody } from '#contract/generation.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { callEarly } from '#web/lib/call.ts';

const retryDelayMs = 1000;

type Answer = ReplyOf<typeof generateCraft> | EarlyOf<typeof generateCraft>;

/** A request that got no answer is sent once more, as the same intent. */
export async function askTwice(body: GenerationBody, intent: string): Promise<Answer> {
  const ask = () => callEarly(generateCraft, { body }, { intent });
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 0) throw error;
    await new Promise((resolve) => setTimeout(resolve, retryDelayMs));
    return ask();
  }
}

export async function fetchPicture(address: string): Promise<void> {
  const picture = new Image();
  picture.src = address;
  // A picture that does not come is told where it is shown.
  await picture.decode().catch(() => undefined);
}
