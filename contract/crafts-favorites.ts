import * as z from 'zod/mini';
import { actionReplySchema, integerIdSchema } from './common.ts';
import { craftIdSchema, craftSchema } from './crafts.ts';
import { endpoint } from './endpoint.ts';
import { pageQuerySchema } from './paging.ts';

/** Likes and saves. Liking a craft and liking its post are one fact. */
const craftParams = z.object({ id: craftIdSchema });
const personParams = z.object({ id: integerIdSchema });

/** The truth after a toggle, so that no client has to count for itself. */
export const likeReplySchema = z.object({
  success: z.literal(true),
  message: z.string(),
  isLiked: z.boolean(),
  count: z.int(),
});
export type LikeReply = z.output<typeof likeReplySchema>;

export const countLikes = endpoint({
  method: 'GET',
  path: '/api/crafts/:id/likes/count',
  summary: 'How many people like a craft',
  access: 'public',
  tokenScope: 'read',
  params: craftParams,
  response: z.object({ count: z.int() }),
  errors: ['NOT_FOUND'],
});

export const checkLike = endpoint({
  method: 'GET',
  path: '/api/crafts/:id/likes/check',
  summary: 'Whether you like a craft',
  access: 'signed-in',
  tokenScope: 'read',
  params: craftParams,
  response: z.object({ isLiked: z.boolean() }),
  errors: ['NOT_FOUND'],
});

export const likeCraft = endpoint({
  method: 'POST',
  path: '/api/crafts/:id/likes',
  summary: 'Like a craft; again changes nothing',
  access: 'signed-in',
  tokenScope: 'change',
  params: craftParams,
  response: likeReplySchema,
  errors: ['NOT_FOUND'],
});

export const unlikeCraft = endpoint({
  method: 'DELETE',
  path: '/api/crafts/:id/likes',
  summary: 'Take a like back; again changes nothing',
  access: 'signed-in',
  tokenScope: 'change',
  params: craftParams,
  response: likeReplySchema,
  errors: ['NOT_FOUND'],
});

export const saveCraft = endpoint({
  method: 'POST',
  path: '/api/crafts/:id/save',
  summary: 'Save a craft for later',
  access: 'signed-in',
  tokenScope: 'change',
  params: craftParams,
  response: actionReplySchema,
  errors: ['NOT_FOUND'],
});

export const unsaveCraft = endpoint({
  method: 'DELETE',
  path: '/api/crafts/:id/save',
  summary: 'Take a craft off the saved ones',
  access: 'signed-in',
  tokenScope: 'change',
  params: craftParams,
  response: actionReplySchema,
  errors: ['NOT_FOUND'],
});

export const checkSaved = endpoint({
  method: 'GET',
  path: '/api/crafts/:id/saved/:userId',
  summary: 'Whether you saved a craft',
  access: 'signed-in',
  tokenScope: 'read',
  params: z.object({ id: craftIdSchema, userId: integerIdSchema }),
  response: z.object({ isSaved: z.boolean() }),
  errors: ['FORBIDDEN', 'NOT_FOUND'],
});

export const listLikedCrafts = endpoint({
  method: 'GET',
  path: '/api/users/:id/liked-crafts',
  summary: 'The crafts you like, the last liked first',
  access: 'signed-in',
  tokenScope: 'read',
  params: personParams,
  query: pageQuerySchema,
  response: z.array(craftSchema),
  errors: ['FORBIDDEN'],
});

export const listSavedCrafts = endpoint({
  method: 'GET',
  path: '/api/users/:id/saved-crafts',
  aliases: ['/api/p-saved-crafts/:id'],
  summary: 'The crafts you saved, the last saved first',
  access: 'signed-in',
  tokenScope: 'read',
  params: personParams,
  query: pageQuerySchema,
  response: z.array(craftSchema),
  errors: ['FORBIDDEN'],
});
