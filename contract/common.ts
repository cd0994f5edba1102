import * as z from 'zod/mini';

/** The five age bands of the product; 13+ reads as 13 to 18. */
export const ageBands = {
  '2-3': { min: 2, max: 3 },
  '4-5': { min: 4, max: 5 },
  '6-8': { min: 6, max: 8 },
  '9-12': { min: 9, max: 12 },
  '13+': { min: 13, max: 18 },
} as const;
export type AgeBand = keyof typeof ageBands;
export const ageBandNames = Object.keys(ageBands) as AgeBand[];

export const difficulties = ['easy', 'medium', 'hard'] as const;
export type Difficulty = (typeof difficulties)[number];

export const themeNames = [
  'Animals',
  'Space',
  'Ocean',
  'Fairy Tales',
  'Dinosaurs',
  'Seasons',
  'Superheroes',
  'Jungle',
  'Transportation',
  'Fantasy',
  'Nature',
  'Weather',
  'Music',
  'Bugs',
  'Farm',
  'Robots',
  'Sports',
  'Food',
] as const;
export type ThemeName = (typeof themeNames)[number];

/** An id in a path: a positive integer. */
export const integerIdSchema = z.coerce
  .number('This id is not valid.')
  .check(
    z.int('This id is not valid.'),
    z.positive('This id is not valid.'),
    z.maximum(2_147_483_647, 'This id is not valid.'),
  );

/** The plain answer of an action. */
export const actionReplySchema = z.object({ success: z.literal(true), message: z.string() });

/** Instants travel as ISO 8601 text. */
export const instantSchema = z.string();

/** The band of an age range: its youngest age decides, because what is safe for the youngest is safe for all. */
export function bandOfAge(youngest: number): AgeBand {
  const found = ageBandNames.findLast((name) => ageBands[name].min <= youngest);
  return found ?? '2-3';
}

/** The bands a craft suits: those its ages overlap; teenagers are only shown what begins with them. */
export function bandsOfRange({ min, max }: { min: number; max: number }): AgeBand[] {
  return ageBandNames.filter((name) => {
    const band = ageBands[name];
    return name === '13+' ? min >= band.min : min <= band.max && max >= band.min;
  });
}
