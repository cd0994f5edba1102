import type { CraftFile } from '#contract/craft-file.ts';
import { plateFish } from './vendor-craft.ts';

const { durationMinutes: duration, steps, ...fish } = plateFish;

/** A file as it is saved from a craft's page, of a craft that is safe as it is. */
export const fishFile = (change: Partial<CraftFile['craft']> = {}): CraftFile => ({
  format: 'gluebird-craft',
  version: 1,
  craft: {
    ...fish,
    difficulty: 'easy',
    steps: steps.map(({ text, who }) => ({ text, who: who === 'child' ? 'child' : 'together' })),
    theme: 'Ocean',
    ageRangeMin: 6,
    ageRangeMax: 8,
    duration,
    waiting: '',
    mess: 'low',
    skills: [],
    leftOver: [],
    imageAlt: 'A round fish of a paper plate',
    ...change,
  },
  madeBy: 'ai',
  picture: null,
});
