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

/** As far as the database's integers go. */
export const largestInteger = 2_147_483_647;

const asWritten = (value: unknown): unknown =>
  typeof value === 'string' && /^[+-]?\d{1,15}$/.test(value) ? Number(value) : value;

/** A whole number, or its digits as an address has them. Nothing else is ever turned into one. */
export const wholeNumberSchema = (message: string, { min, max }: { min: number; max: number }) =>
  z.pipe(z.transform(asWritten), z.int(message).check(z.minimum(min, message), z.maximum(max, message)));

/** An id in a path: a positive integer. */
export const integerIdSchema = wholeNumberSchema('This id is not valid.', { min: 1, max: largestInteger });

/** Which version of something a change replaces; the one after it must fit as well. */
export const versionSchema = z.int().check(z.minimum(0), z.maximum(largestInteger - 1));

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
