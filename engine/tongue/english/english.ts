import { readWords } from '#engine/tongue/read-words.ts';
import type { Words } from '#engine/tongue/words.ts';
import { wordShelves } from './word-shelves.ts';

const byId = new Map<string, Words>(
  wordShelves.flatMap(readWords).map((words) => [words.id, words] as const),
);

export function wordsOf(recipeId: string): Words {
  const words = byId.get(recipeId);
  if (words === undefined) throw new Error(`no words for ${recipeId}`);
  return words;
}

export const allWords: readonly Words[] = [...byId.values()];
