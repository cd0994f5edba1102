import * as z from 'zod/mini';
import { difficulties } from './common.ts';
import { craftIdSchema, craftMakers } from './crafts.ts';
import { endpoint } from './endpoint.ts';
import { longestTheme } from './generation.ts';
import { messLevels, whoNames } from './ideas.ts';

export const notACraft = 'This file is no craft. Please choose one that was saved from a craft’s page.';
const tooNew = 'This craft was saved by a newer version than the one here, so it cannot be read.';
const broken = (part: string): string =>
  `This craft file is not whole: ${part} is missing, too long or wrong.`;

const inOneLine = (value: string): string => value.replaceAll(/\s+/g, ' ').trim();
const text = (part: string, longest: number) =>
  z.string(broken(part)).check(z.overwrite(inOneLine), z.maxLength(longest, broken(part)));
const words = (part: string, longest: number) => text(part, longest).check(z.minLength(1, broken(part)));
const number = (part: string, least: number, most: number) =>
  z.int(broken(part)).check(z.minimum(least, broken(part)), z.maximum(most, broken(part)));
const few = <S extends z.ZodMiniType>(part: string, of: S, most: number) =>
  z.array(of, broken(part)).check(z.maxLength(most, broken(part)));

const material = z.object(
  {
    name: words('a material', 80),
    amount: text('an amount', 60),
    optional: z.boolean(broken('a material')),
    substitutes: few('a material', words('a material', 300), 6),
  },
  broken('a material'),
);

/** What a craft says, without whose it is or what became of it here. */
const craftWordsSchema = z
  .object(
    {
      title: words('the title', 80),
      description: words('the description', 600),
      theme: words('the theme', longestTheme),
      ageRangeMin: number('the age', 2, 18),
      ageRangeMax: number('the age', 2, 18),
      difficulty: z.enum(difficulties, broken('the difficulty')),
      /** Minutes. */
      duration: number('the time', 1, 600),
      waiting: text('the wait', 120),
      mess: z.nullable(z.enum(messLevels, broken('the mess'))),
      skills: few('a skill', words('a skill', 300), 10),
      materials: few('the list of materials', material, 40).check(
        z.minLength(1, broken('the list of materials')),
      ),
      steps: few(
        'the list of steps',
        z.object({ text: words('a step', 1000), who: z.enum(whoNames, broken('a step')) }, broken('a step')),
        20,
      ).check(z.minLength(1, broken('the list of steps'))),
      safetyNotes: few('a safety note', words('a safety note', 400), 20),
      goFurther: z.nullable(text('the way to go further', 600)),
      leftOver: few(
        'what was left over',
        z.object({ name: words('what was left over', 80), reason: text('what was left over', 200) }),
        60,
      ),
      imageAlt: text('the words for the picture', 400),
    },
    broken('the craft'),
  )
  .check(
    z.refine((craft) => craft.ageRangeMin <= craft.ageRangeMax, {
      error: broken('the age'),
      path: ['ageRangeMin'],
    }),
  );

const headFields = {
  format: z.literal('gluebird-craft', notACraft),
  version: z.literal(1, tooNew),
  craft: craftWordsSchema,
};

/** A craft that left: readable by people and by another site like this one. */
const craftFileSchema = z.object({
  ...headFields,
  madeBy: z.enum(craftMakers),
  /** As a data URL; null where it was not asked for, or is not drawn yet. */
  picture: z.nullable(z.string()),
});
export type CraftFile = z.output<typeof craftFileSchema>;

/** One that comes in. Its picture is not looked at: nobody here has seen it, so the craft gets a new one. */
const incomingSchema = z.object(headFields, notACraft);
export type IncomingCraft = z.output<typeof incomingSchema>['craft'];

export const saveCraftFile = endpoint({
  method: 'GET',
  path: '/api/crafts/:id/file',
  summary:
    'A craft as a file to keep or to bring into another site, with its picture unless that is left out',
  access: 'public',
  tokenScope: 'read',
  params: z.object({ id: craftIdSchema }),
  query: z.object({ picture: z.optional(z.enum(['with', 'without'])) }),
  response: craftFileSchema,
  errors: ['NOT_FOUND'],
});

export const bringInCraft = endpoint({
  method: 'POST',
  path: '/api/crafts/from-file',
  summary:
    'Bring in a craft from its file as one of your own: it is judged like any other, gets a new picture, costs nothing and is shared with nobody',
  access: 'signed-in',
  tokenScope: 'make',
  body: incomingSchema,
  idempotent: true,
  status: 201,
  response: z.object({ craft: z.object({ id: z.string(), title: z.string() }) }),
  errors: ['GENERATION_DECLINED', 'CRAFT_FILE_DECLINED'],
});
