import * as z from 'zod/mini';
import { instantSchema, versionSchema } from './common.ts';
import { endpoint } from './endpoint.ts';
import { pageQueryFields } from './paging.ts';

export const microUsdPerCent = 10_000;

export const aiCallSchema = z.object({
  id: z.int(),
  createdAt: instantSchema,
  kind: z.enum(['text', 'picture']),
  provider: z.string(),
  model: z.string(),
  /** `ok`, or how it went wrong. */
  outcome: z.string(),
  ms: z.int(),
  /** Estimated, in millionths of a dollar; null where the model's price or what it used is not known. */
  microUsd: z.nullable(z.int()),
});
export type AiCall = z.output<typeof aiCallSchema>;

export const listAiCalls = endpoint({
  method: 'GET',
  path: '/api/admin/ai-calls',
  summary: 'Calls to the AI vendors, newest first: how they went, how long they took, what they cost',
  access: 'admin',
  query: z.object({ ...pageQueryFields, outcome: z.optional(z.enum(['all', 'failed'])) }),
  response: z.array(aiCallSchema),
});

const capMessage = 'Please enter an amount from $0.01 to $100,000.00';
const unpricedMessage = 'Please enter an amount from $0.00 to $10.00';

/** What operators allow the vendors to cost. */
export const aiLimitsSchema = z.object({
  /** In cents, for one day in UTC; null: no cap. */
  dailyCapCents: z.nullable(
    z.int(capMessage).check(z.minimum(1, capMessage), z.maximum(10_000_000, capMessage)),
  ),
  /** What a call counts towards the cap whose price is not known, in cents. */
  unpricedCents: z
    .int(unpricedMessage)
    .check(z.minimum(0, unpricedMessage), z.maximum(1_000, unpricedMessage)),
  /** The limits these replace: with an older one they are refused. */
  version: versionSchema,
});
export type AiLimits = z.output<typeof aiLimitsSchema>;

export const aiDaySchema = z.object({
  /** Such as 2026-11-21, in UTC. */
  day: z.string(),
  calls: z.int(),
  failed: z.int(),
  /** Calls that may have cost something nobody knows. */
  unpriced: z.int(),
  microUsd: z.int(),
  /** What is held against the cap: the known costs, and what the others are taken for. */
  countedMicroUsd: z.int(),
});
export type AiDay = z.output<typeof aiDaySchema>;

export const aiVerdictSchema = z.object({
  day: z.string(),
  /** Who wrote it; `door`: somebody's own words, before anything was made. */
  provider: z.string(),
  /** A rule of the safety check, a topic that is turned down at the door, or `passed`. */
  rule: z.string(),
  count: z.int(),
});
export type AiVerdict = z.output<typeof aiVerdictSchema>;

export const aiUseSchema = z.object({
  /** Such as `openai gpt-5-mini`; null where the built-in engine does it by setting. */
  vendors: z.object({ text: z.nullable(z.string()), pictures: z.nullable(z.string()) }),
  isSwitchedOff: z.boolean(),
  limits: aiLimitsSchema,
  today: aiDaySchema,
  /** The last 30 days on which somebody was asked, newest first. */
  days: z.array(aiDaySchema),
  /** What was turned down in the last 30 days and why, beside how many crafts passed. */
  verdicts: z.array(aiVerdictSchema),
});
export type AiUse = z.output<typeof aiUseSchema>;

export const getAiUse = endpoint({
  method: 'GET',
  path: '/api/admin/ai-use',
  summary: 'What the AI vendors cost day by day, and what they may cost',
  access: 'admin',
  response: aiUseSchema,
});

export const changeAiLimits = endpoint({
  method: 'PUT',
  path: '/api/admin/ai-limits',
  summary: 'Set what the AI vendors may cost in a day',
  access: 'admin',
  body: aiLimitsSchema,
  response: aiLimitsSchema,
  errors: ['CONFLICT'],
});

export const switchAi = endpoint({
  method: 'PUT',
  path: '/api/admin/ai-switch',
  summary: 'Let the AI vendors be asked, or not: then the built-in engine makes the crafts',
  access: 'admin',
  body: z.object({ isSwitchedOff: z.boolean() }),
  response: z.object({ isSwitchedOff: z.boolean() }),
});
