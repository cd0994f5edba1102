import * as z from 'zod/mini';
import { instantSchema } from './common.ts';
import { endpoint } from './endpoint.ts';

/** A setting as it is in force; of a secret only whether it is set. */
export const settingInForceSchema = z.object({ name: z.string(), value: z.string() });
export type SettingInForce = z.output<typeof settingInForceSchema>;

/** What a version brought, under the headings of whom it concerns. */
export const versionChangesSchema = z.object({
  version: z.string(),
  parts: z.array(z.object({ title: z.string(), lines: z.array(z.string()) })),
});
export type VersionChanges = z.output<typeof versionChangesSchema>;

export const systemFactsSchema = z.object({
  version: z.string(),
  /** What changed, the newest version first. */
  changes: z.array(versionChangesSchema),
  nodeVersion: z.string(),
  /** When this process began; other nodes have their own. */
  startedAt: instantSchema,
  now: instantSchema,
  memoryBytes: z.number(),
  database: z.object({
    kind: z.enum(['embedded', 'postgres']),
    version: z.string(),
    bytes: z.number(),
    migrationsApplied: z.int(),
    migrationsPending: z.int(),
  }),
  /** What pictures and the rest of the data folder may still take; null where that cannot be told. */
  freeBytes: z.nullable(z.number()),
  settings: z.array(settingInForceSchema),
});
export type SystemFacts = z.output<typeof systemFactsSchema>;

export const getSystemFacts = endpoint({
  method: 'GET',
  path: '/api/admin/system',
  summary: 'What runs here: versions, database, storage, and the settings in force without secrets',
  access: 'admin',
  response: systemFactsSchema,
});

export const findingSchema = z.object({
  name: z.string(),
  /** Fine, worth knowing, or in need of somebody. */
  mark: z.enum(['fine', 'note', 'bad']),
  text: z.string(),
});
export type Finding = z.output<typeof findingSchema>;

export const examineSystem = endpoint({
  method: 'POST',
  path: '/api/admin/system/examination',
  summary: 'Try everything the product leans on, with one small question to a connected AI vendor',
  access: 'admin',
  response: z.array(findingSchema),
});
