import { errorTable } from '#contract/errors.ts';
import type { ApiError } from '#web/lib/api-error.ts';
import { generationMessages } from '#web/generation/messages.ts';

const words = generationMessages.failed;

/** Failures that ask the person something. */
const dialogCodes = new Set<string | undefined>(['NOT_ENOUGH_CREDITS', 'GENERATION_UNAVAILABLE']);
/** Failures that another photo mends. */
const photoCodes = new Set<string | undefined>(['UNREADABLE_PHOTO', 'TOO_LARGE', 'UNSUPPORTED_MEDIA']);
/** Failures without anything to say beyond that it failed. */
const mute = new Set<string>(['INTERNAL', 'OFFLINE']);

export const opensDialog = (error: ApiError): boolean => dialogCodes.has(error.code);
export const isAboutPhoto = (error: ApiError): boolean => photoCodes.has(error.code);

/** The step whose words were turned down; null for all other failures. */
export function turnedDownAt(error: ApiError): 3 | 4 | null {
  const path = error.code === 'GENERATION_DECLINED' ? error.issues[0]?.path : undefined;
  if (path === undefined) return null;
  return path === 'theme' ? 4 : 3;
}

/** What to say of a failed try. That a credit is back is said only where one was taken and the balance shows it. */
export function failureText(error: ApiError, isCreditBack: boolean): { title: string; description: string } {
  const isKnown = error.code !== undefined && error.code in errorTable && !mute.has(error.code);
  const reason = isKnown ? (error.issues[0]?.message ?? error.sentence) : words.unknown;
  const tookCredit =
    turnedDownAt(error) === null && (error.status === 422 || error.status >= 500) && isCreditBack;
  const isSaid = /credit is back/i.test(reason);
  return {
    title: words.title,
    description: tookCredit && !isSaid ? `${reason} ${words.creditBack}` : reason,
  };
}
