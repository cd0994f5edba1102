import { extrasStepId, slotNameOf, type Extra } from '#engine/extras/extras.ts';
import type { Words } from '#engine/tongue/words.ts';
import { extraSentences } from './extra-sentences.ts';

/** The words of a craft with a step for what goes on or around it. */
export function withExtraWords(words: Words, extras: readonly Extra[]): Words {
  if (extras.length === 0) return words;
  const text = extras
    .map((extra) =>
      extraSentences(extra.table)
        .get(extra.supplyId)
        ?.replace('{it}', `{the ${slotNameOf(extra)}}`),
    )
    .filter(Boolean)
    .join(' ');
  return { ...words, steps: new Map([...words.steps, [extrasStepId, [{ bands: null, text }]]]) };
}
