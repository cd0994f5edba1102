import * as z from 'zod/mini';
import { difficulties } from './common.ts';
import { supplySchema } from './crafts.ts';
import { avoidances, messLevels } from './ideas.ts';
import { endpoint } from './endpoint.ts';
import { runReply } from './generation-runs.ts';
import { photoBodyLimitBytes } from './photos.ts';

export const longestTheme = 60;
export const mostSupplies = 60;
export const longestSupply = 80;

const themeMessage = 'Please select or enter a theme';
const ageMessage = 'Please select an age range';
const photoMessage = 'Please take a photo of your supplies';

const fewestMinutes = 5;
const mostMinutes = 240;
const minutesMessage = `The time must be a number of minutes from ${fewestMinutes} to ${mostMinutes}`;

const age = z.int(ageMessage).check(z.minimum(0, ageMessage), z.maximum(120, ageMessage));

const generationBodySchema = z
  .object({
    image: z.string(photoMessage).check(z.minLength(1, photoMessage)),
    theme: z
      .string(themeMessage)
      .check(
        z.trim(),
        z.minLength(1, themeMessage),
        z.maxLength(longestTheme, `A theme has at most ${longestTheme} characters`),
      ),
    ageMin: age,
    ageMax: age,
    additionalSupplies: z.optional(
      z
        .array(
          z.string().check(z.maxLength(longestSupply, `A supply has at most ${longestSupply} characters`)),
        )
        .check(z.maxLength(mostSupplies, `At most ${mostSupplies} supplies fit`)),
    ),
    /** What this family leaves out. */
    avoid: z.optional(
      z.array(z.enum(avoidances)).check(z.maxLength(avoidances.length, 'Each avoidance fits once')),
    ),
    /** At most so many minutes of work. */
    minutes: z.optional(
      z
        .int(minutesMessage)
        .check(z.minimum(fewestMinutes, minutesMessage), z.maximum(mostMinutes, minutesMessage)),
    ),
    /** At most so much mess. */
    mess: z.optional(z.enum(messLevels)),
    /** Takes the built-in idea that is owed after GENERATION_UNAVAILABLE; it costs nothing. */
    freeIdea: z.optional(z.boolean()),
  })
  .check(z.refine((body) => body.ageMin <= body.ageMax, { error: ageMessage, path: ['ageMin'] }));
export type GenerationBody = z.infer<typeof generationBodySchema>;

export const generateCraft = endpoint({
  method: 'POST',
  path: '/api/generate-craft-from-image',
  summary:
    'Make a craft from a photo of supplies; costs one credit, which comes back if no craft comes out. Who prefers not to wait for it follows it at /api/generations',
  access: 'signed-in',
  tokenScope: 'make',
  body: generationBodySchema,
  bodyLimitBytes: photoBodyLimitBytes,
  idempotent: true,
  early: runReply,
  response: z.object({
    craft: z.object({
      id: z.string(),
      title: z.string(),
      description: z.string(),
      supplies: z.array(supplySchema),
      difficulty: z.enum(difficulties),
    }),
    imageGenerationInProgress: z.boolean(),
    /** What is left to spend. */
    craftCredits: z.int(),
  }),
  errors: [
    'NOT_ENOUGH_CREDITS',
    'FREE_IDEA_GONE',
    'UNREADABLE_PHOTO',
    'GENERATION_DECLINED',
    'GENERATION_UNAVAILABLE',
  ],
});
