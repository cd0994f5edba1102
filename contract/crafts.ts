import * as z from 'zod/mini';
import {
  actionReplySchema,
  difficulties,
  instantSchema,
  integerIdSchema,
  wholeNumberSchema,
} from './common.ts';
import { endpoint } from './endpoint.ts';
import { messLevels, whoNames } from './ideas.ts';
import { pageQueryFields } from './paging.ts';

/** A craft's id is opaque: a link cannot be guessed or counted through. */
export const craftIdSchema = z
  .string()
  .check(z.regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i, 'This id is not valid.'));

export const imageStatuses = ['pending', 'generating', 'completed'] as const;
export type ImageStatus = (typeof imageStatuses)[number];

export const supplySchema = z.object({ id: z.int(), name: z.string() });

export const craftStepSchema = z.object({ text: z.string(), who: z.enum(whoNames) });
export type CraftStep = z.infer<typeof craftStepSchema>;

/** A step as it is shown: with the thing as it stands after it, where that helps. */
export const shownStepSchema = z.extend(craftStepSchema, {
  imageUrl: z.nullable(z.string()),
  imageAlt: z.string(),
});
export type ShownStep = z.infer<typeof shownStepSchema>;

export const craftMaterialSchema = z.object({
  name: z.string(),
  amount: z.string(),
  optional: z.boolean(),
  substitutes: z.array(z.string()),
});
export type CraftMaterial = z.infer<typeof craftMaterialSchema>;

/** `file`: brought in by its owner, whoever thought it up. */
export const craftMakers = ['builtin', 'ai', 'house', 'file'] as const;

/** A visible part of the finished thing, for whoever draws or judges it. */
export interface CraftPart {
  name: string;
  material: string;
  color: string;
  count: number;
}

/** Something the family listed that the craft leaves in the drawer; the reason is empty where none helps. */
export const leftOverSchema = z.object({ name: z.string(), reason: z.string() });
export type LeftOver = z.infer<typeof leftOverSchema>;

/** What a card shows of a craft; the whole craft is one call away. */
export const craftCardSchema = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  ageRangeMin: z.int(),
  ageRangeMax: z.int(),
  difficulty: z.enum(difficulties),
  /** Minutes. */
  duration: z.int(),
  theme: z.string(),
  imageStatus: z.enum(imageStatuses),
  imageUrl: z.nullable(z.string()),
  imageAlt: z.string(),
  /** Stands where the picture will be. */
  imageColor: z.string(),
  /** Who thought it up: said visibly on every craft. */
  madeBy: z.enum(craftMakers),
});
export type CraftCard = z.infer<typeof craftCardSchema>;

export const craftSchema = z.extend(craftCardSchema, {
  /** Null for crafts of the house, and for those who may not know whose it is. */
  userId: z.nullable(z.int()),
  /** The author's community nickname and photo; the house's crafts carry its name. Null for those who may not know. */
  username: z.nullable(z.string()),
  userProfileImage: z.nullable(z.string()),
  /** The steps as plain sentences, in order. */
  instructions: z.array(z.string()),
  /** The same with who does each, and pictures. */
  steps: z.array(shownStepSchema),
  materials: z.array(craftMaterialSchema),
  supplies: z.array(supplySchema),
  safetyNotes: z.array(z.string()),
  goFurther: z.nullable(z.string()),
  /** What was listed and is not used. */
  leftOver: z.array(leftOverSchema),
  /** What hands and heads practise. */
  skills: z.array(z.string()),
  /** Null where whoever had the idea did not say. */
  mess: z.nullable(z.enum(messLevels)),
  /** Drying, growing or baking on top of the duration, in words; empty when there is none. */
  waiting: z.string(),
  shared: z.boolean(),
  sharedDate: z.nullable(instantSchema),
  /** Seen by nobody but its owner and administrators, until somebody has looked at it. */
  withheld: z.boolean(),
  /** Why the safety check would not let it pass today; null where it does. */
  notSafe: z.nullable(z.string()),
  /** Parts that its print has templates for, to cut out. */
  templates: z.int(),
  likes: z.int(),
  createdAt: instantSchema,
});
export type Craft = z.infer<typeof craftSchema>;

const craftParams = z.object({ id: craftIdSchema });

/** A craft in a list asked for by supplies: how much of it is at hand. */
export const listedCraftSchema = z.extend(craftSchema, {
  matchingSuppliesCount: z.optional(z.int()),
  totalSuppliesCount: z.optional(z.int()),
  matchingSupplyIds: z.optional(z.array(z.int())),
});
export type ListedCraft = z.infer<typeof listedCraftSchema>;

const mostSupplyIds = 200;
/** One parameter or several: both arrive as a list. */
const supplyIdsSchema = z.pipe(
  z.transform((value: unknown) => (Array.isArray(value) ? value : [value])),
  z.array(integerIdSchema).check(z.maxLength(mostSupplyIds, `At most ${mostSupplyIds} supplies fit`)),
);

export const listCrafts = endpoint({
  method: 'GET',
  path: '/api/crafts',
  aliases: ['/api/p-crafts'],
  summary: 'Crafts of a person, or crafts that use certain supplies; X-Total-Count says how many in all',
  access: 'signed-in',
  tokenScope: 'read',
  query: z.object({
    ...pageQueryFields,
    /** Yours, also when it is left out; of somebody else, those they share. */
    userId: z.optional(integerIdSchema),
    supplyIds: z.optional(supplyIdsSchema),
  }),
  response: z.array(listedCraftSchema),
});

export const listDebugCrafts = endpoint({
  method: 'GET',
  path: '/api/debug/crafts',
  summary: 'Your crafts and those everybody may see, the newest; only where debug pages are on',
  access: 'signed-in',
  response: z.object({ crafts: z.array(craftSchema) }),
});

const furthestOffset = 2000;
const furthestMessage = `The offset must be a number from 0 to ${furthestOffset}.`;

export const listMakeable = endpoint({
  method: 'GET',
  path: '/api/crafts/makeable',
  summary:
    'What you can make with your supplies: complete ones first; X-Total-Count says how many use any of them',
  access: 'signed-in',
  tokenScope: 'read',
  query: z.object({
    limit: pageQueryFields.limit,
    offset: z.optional(wholeNumberSchema(furthestMessage, { min: 0, max: furthestOffset })),
  }),
  response: z.array(listedCraftSchema),
});

export const getCraft = endpoint({
  method: 'GET',
  path: '/api/crafts/:id',
  aliases: ['/api/p-craft-details/:id'],
  summary: 'One craft, for everybody who has its link',
  access: 'public',
  tokenScope: 'read',
  params: craftParams,
  response: craftSchema,
  errors: ['NOT_FOUND'],
});

export const getCraftStatus = endpoint({
  method: 'GET',
  path: '/api/crafts/:id/status',
  summary: 'Whether the picture is there yet',
  access: 'public',
  tokenScope: 'read',
  params: craftParams,
  response: z.object({ imageStatus: z.enum(imageStatuses), imageAvailable: z.boolean() }),
  errors: ['NOT_FOUND'],
});

export const deleteCraft = endpoint({
  method: 'DELETE',
  path: '/api/crafts/:id',
  summary: 'Delete your craft with its picture',
  access: 'signed-in',
  tokenScope: 'change',
  params: craftParams,
  response: actionReplySchema,
  errors: ['FORBIDDEN', 'NOT_FOUND'],
});

/** The sizes a picture comes in; pages ask for the one that fits. */
export const pictureWidthsPx = [320, 640, 1024] as const;
export type PictureWidth = (typeof pictureWidthsPx)[number];

export const getCraftPicture = endpoint({
  method: 'GET',
  path: '/api/crafts/:id/image',
  summary: 'The picture of a craft; with its version in the address it may be kept for ever',
  access: 'public',
  tokenScope: 'read',
  params: craftParams,
  query: z.object({
    /** In pixels; the largest unless said. */
    w: z.optional(z.enum(pictureWidthsPx.map(String))),
    v: z.optional(z.string()),
  }),
  produces: 'image/webp',
  response: z.unknown(),
  errors: ['NOT_FOUND'],
});

export const getStepPicture = endpoint({
  method: 'GET',
  path: '/api/crafts/:id/steps/:step/image',
  summary: 'The thing as it stands after a step, for crafts whose steps have pictures',
  access: 'public',
  tokenScope: 'read',
  params: z.object({ id: craftIdSchema, step: integerIdSchema }),
  produces: 'image/svg+xml',
  response: z.unknown(),
  errors: ['NOT_FOUND'],
});
