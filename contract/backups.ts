import * as z from 'zod/mini';
import { actionReplySchema, instantSchema } from './common.ts';
import { endpoint } from './endpoint.ts';

const backupStateSchema = z.object({
  /** Null when none are made by themselves. */
  everyHours: z.nullable(z.int()),
  keep: z.int(),
  place: z.string(),
  isEncrypted: z.boolean(),
  /** Why it cannot be told what lies there. */
  problem: z.nullable(z.string()),
  /** The newest good one. */
  last: z.nullable(
    z.object({ name: z.string(), madeAt: instantSchema, bytes: z.number(), version: z.string() }),
  ),
  count: z.int(),
  isRunning: z.boolean(),
  nextAt: z.nullable(instantSchema),
  /** What went wrong since the last good one. */
  failure: z.nullable(z.object({ message: z.string(), isTriedAgain: z.boolean() })),
  /** None was good for two turns. */
  isLate: z.boolean(),
});
export type BackupState = z.output<typeof backupStateSchema>;

export const getBackupState = endpoint({
  method: 'GET',
  path: '/api/admin/backups',
  summary: 'The last good backup, the next one, and what went wrong since',
  access: 'admin',
  response: backupStateSchema,
});

export const makeBackupNow = endpoint({
  method: 'POST',
  path: '/api/admin/backups',
  summary: 'Make a backup now, as a job',
  access: 'admin',
  response: actionReplySchema,
});
