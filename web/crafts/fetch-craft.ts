import { type Craft, getCraft } from '#contract/crafts.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { call } from '#web/lib/call.ts';

/** Null when there is no such craft. */
export async function fetchCraft(id: string): Promise<Craft | null> {
  try {
    return await call(getCraft, { params: { id } });
  } catch (error) {
    if (error instanceof ApiError && error.status >= 400 && error.status < 500 && !error.retryable)
      return null;
    throw error;
  }
}
