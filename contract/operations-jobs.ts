import * as z from 'zod/mini';
import { actionReplySchema, instantSchema, integerIdSchema } from './common.ts';
import { endpoint } from './endpoint.ts';
import { pageQuerySchema } from './paging.ts';

export const jobKindCountSchema = z.object({
  /** Such as `generation.draw-picture`. */
  name: z.string(),
  /** Due, and not taken up yet. */
  waiting: z.int(),
  /** Wait for their time, such as recurring work. */
  planned: z.int(),
  running: z.int(),
  failed: z.int(),
});
export type JobKindCount = z.output<typeof jobKindCountSchema>;

export const getJobsOverview = endpoint({
  method: 'GET',
  path: '/api/admin/jobs',
  summary: 'How many jobs wait, run and have failed, by kind',
  access: 'admin',
  response: z.object({
    kinds: z.array(jobKindCountSchema),
    /** How long the oldest job is due that nobody has taken up; null when none is due. */
    oldestDueSeconds: z.nullable(z.number()),
  }),
});

export const failedJobSchema = z.object({
  id: z.int(),
  name: z.string(),
  tries: z.int(),
  /** What the last try ended with, without addresses. */
  error: z.nullable(z.string()),
  createdAt: instantSchema,
  /** When the last try was due. */
  lastTriedAt: instantSchema,
});
export type FailedJob = z.output<typeof failedJobSchema>;

export const listFailedJobs = endpoint({
  method: 'GET',
  path: '/api/admin/failed-jobs',
  summary: 'Jobs that were tried as often as they may be, newest first',
  access: 'admin',
  query: pageQuerySchema,
  response: z.array(failedJobSchema),
});

export const retryJob = endpoint({
  method: 'POST',
  path: '/api/admin/failed-jobs/:id/retry',
  summary: 'Let a failed job try anew, as often as at first',
  access: 'admin',
  params: z.object({ id: integerIdSchema }),
  response: actionReplySchema,
  errors: ['CONFLICT'],
});

export const discardJob = endpoint({
  method: 'DELETE',
  path: '/api/admin/failed-jobs/:id',
  summary: 'Forget a failed job: its work is never done',
  access: 'admin',
  params: z.object({ id: integerIdSchema }),
  response: actionReplySchema,
  errors: ['CONFLICT'],
});
