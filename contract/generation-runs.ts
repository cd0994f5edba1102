import * as z from 'zod/mini';
import { instantSchema } from './common.ts';
import { craftIdSchema } from './crafts.ts';
import { endpoint } from './endpoint.ts';

/** Where the making of a craft stands, in its order; `waiting` also where nobody works on it for the moment. */
const runStages = ['waiting', 'thinking', 'checking', 'drawing', 'ready', 'failed'] as const;

const runSchema = z.object({
  id: z.string(),
  stage: z.enum(runStages),
  startedAt: instantSchema,
  /** Whether supplies were listed beside the photo. */
  hasList: z.boolean(),
  /** From `drawing` on. */
  craft: z.nullable(z.object({ id: z.string(), title: z.string() })),
  /** What was left to spend when it was made; null before, and where it failed. */
  craftCredits: z.nullable(z.int()),
  /** Why there is no craft: what a caller who waits for it would have been answered. */
  failure: z.nullable(
    z.object({
      status: z.int(),
      code: z.string(),
      message: z.string(),
      issues: z.optional(z.array(z.object({ path: z.string(), message: z.string() }))),
    }),
  ),
});
/** One craft in the making, as its owner sees it. */
export type Run = z.infer<typeof runSchema>;

const runParams = z.object({ id: craftIdSchema });
export const runReply = z.object({ generation: runSchema });

export const getCurrentGeneration = endpoint({
  method: 'GET',
  path: '/api/generations/current',
  summary:
    'The craft that is being made for you, or has just been made and not been looked at, on any device',
  access: 'signed-in',
  tokenScope: 'read',
  response: z.object({ generation: z.nullable(runSchema) }),
});

export const getGeneration = endpoint({
  method: 'GET',
  path: '/api/generations/:id',
  summary: 'How a craft of yours in the making stands',
  access: 'signed-in',
  tokenScope: 'read',
  params: runParams,
  response: runReply,
});

export const dismissGeneration = endpoint({
  method: 'POST',
  path: '/api/generations/:id/dismiss',
  summary: 'What came of it has been told: it is not the current one any more',
  access: 'signed-in',
  tokenScope: 'make',
  params: runParams,
  response: z.object({ success: z.literal(true) }),
});
