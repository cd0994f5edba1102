import path from 'node:path';
import type { Config } from '#server/config.ts';
import type { BlobStore } from '#server/platform/blobs/blob-store.ts';
import { DiskBlobs } from '#server/platform/blobs/disk-blobs.ts';
import { S3Blobs } from '#server/platform/blobs/s3-blobs.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/db/database.ts';
import { openEmbedded, openPostgres } from '#server/platform/db/open-database.ts';
import type { Mailer } from '#server/platform/mail/mailer.ts';
import { createOutboxMailer } from '#server/platform/mail/outbox-mailer.ts';
import type { Log } from '#server/platform/log.ts';
import { createSmtpMailer } from '#server/platform/mail/smtp-mailer.ts';
import type { Tracing } from '#server/platform/tracing/trace.ts';

export const databaseFolder = ({ dataDir }: Config): string => path.join(dataDir, 'database');

/** The database of this installation. */
export function openDatabase(config: Config): Promise<Database> {
  const { databaseUrl, databaseWaitMs, databaseReplicaUrl: replicaUrl, databasePooler } = config;
  return databaseUrl
    ? openPostgres(databaseUrl, databaseWaitMs, { replicaUrl, isPooled: databasePooler !== null })
    : openEmbedded(databaseFolder(config));
}

/** Where mails go on this installation. */
export function chooseMailer({ mail, dataDir }: Config, clock: Clock): Mailer {
  const { smtpUrl, from } = mail;
  return smtpUrl
    ? createSmtpMailer(smtpUrl, from)
    : createOutboxMailer(path.join(dataDir, 'outbox'), from, clock);
}

/** Where pictures lie on this installation. */
export const chooseBlobs = ({ s3, dataDir }: Config): BlobStore =>
  s3 ? new S3Blobs(s3) : new DiskBlobs(path.join(dataDir, 'images'));

/** Who is told what takes how long, if anybody is. Only then is anything of it loaded. */
export async function openTracing(
  { traces }: Config,
  told: { log: Log; version: string },
): Promise<Tracing | null> {
  if (!traces) return null;
  const { openTelemetry } = await import('#server/platform/tracing/open-telemetry.ts');
  return openTelemetry(traces, told);
}
