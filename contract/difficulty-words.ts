import type { Difficulty } from './common.ts';

/** Apart from the other words of a craft: the smallest pages need these too, and no more. */
export const difficultyWords: Readonly<Record<Difficulty, string>> = {
  easy: 'Easy',
  medium: 'Medium',
  hard: 'Hard',
};
