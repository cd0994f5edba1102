import { randomBytes } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '#server/config.ts';
import { blobKey } from '#server/platform/blobs/blob-store.ts';
import type { BlobStore } from '#server/platform/blobs/blob-store.ts';
import type { Database } from '#server/platform/db/database.ts';
import { countPendingMigrations } from '#server/platform/db/migrate.ts';
import type { Mailer } from '#server/platform/mail/mailer.ts';
import type { TraceSettings } from '#server/trace-settings.ts';
import { bad, fine, note } from './examine.ts';
import type { Finding } from './examine.ts';

const bytesPerGigabyte = 1e9;
const leastFreeBytes = 200_000_000;

export function checkSettings({ production, publicUrl, host, port }: Config): Finding {
  const where = publicUrl ?? `http://localhost:${port === 0 ? 'a free port' : port}`;
  const mode = production ? 'production' : 'not production';
  if (production && !publicUrl)
    return note(`understood, but links in mails lead to ${where}: set PUBLIC_URL`);
  return fine(`understood (${mode}, ${where}, listens on ${host})`);
}

/** Reads only: a database is brought up to date by a start, not by an examination. */
export async function checkDatabase(find: () => Promise<Database | null>): Promise<Finding> {
  const database = await find();
  if (!database) return note('not made yet: the first start makes it');
  await database.pool.query('select 1');
  const pending = await countPendingMigrations(database);
  const which = database.kind === 'embedded' ? 'the embedded one' : 'the server of DATABASE_URL';
  if (pending > 0) return note(`${which} answers; ${pending} changes to it wait for the next start`);
  const text = `${which} answers and is up to date`;
  return database.replica ? checkReplica(database.replica, text) : fine(text);
}

async function checkReplica(replica: NonNullable<Database['replica']>, text: string): Promise<Finding> {
  try {
    if (await replica.isFollowing()) return fine(`${text}, and that of DATABASE_REPLICA_URL follows`);
    return note(`${text}, but that of DATABASE_REPLICA_URL follows no other: nothing is read from it`);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return note(`${text}, but that of DATABASE_REPLICA_URL cannot be asked: ${reason}`);
  }
}

export async function checkDataDir({ dataDir }: Config): Promise<Finding> {
  await fs.mkdir(dataDir, { recursive: true });
  const file = path.join(dataDir, `.doctor-${process.pid}`);
  await fs.writeFile(file, 'ready', { flag: 'w', mode: 0o600 });
  await fs.rm(file, { force: true });
  const { bavail, bsize } = await fs.statfs(dataDir);
  const free = bavail * bsize;
  const text = `${dataDir} can be written, ${(free / bytesPerGigabyte).toFixed(1)} GB are free`;
  return free < leastFreeBytes ? bad(`${text}: make room`) : fine(text);
}

export async function checkBlobs(blobs: BlobStore, { s3, dataDir }: Config): Promise<Finding> {
  const blob = { bytes: randomBytes(64), contentType: 'image/png' };
  const key = blobKey('doctor', blob);
  await blobs.put(key, blob);
  const found = await blobs.find(key);
  await blobs.delete(key);
  const where = s3 ? `the bucket ${s3.bucket} at ${new URL(s3.endpoint).host}` : `${dataDir}/images`;
  if (!found || !blob.bytes.equals(found.bytes)) return bad(`${where} gave back something else than was put`);
  if (await blobs.find(key)) return bad(`${where} does not delete`);
  return fine(`${where} keeps, gives back and deletes`);
}

export interface Backups {
  place: string;
  last: { madeAt: Date; bytes: number } | null;
  isLate: boolean;
}

export async function checkBackups(
  { backups, production }: Config,
  find: () => Promise<Backups>,
): Promise<Finding> {
  if (backups.everyHours === null) {
    const text = 'none are made by themselves: set BACKUP_EVERY_HOURS';
    return production ? note(text) : fine(text);
  }
  const { place, last, isLate } = await find();
  if (!last) return note(`none yet in ${place}`);
  const made = last.madeAt.toISOString().slice(0, 16).replace('T', ' ');
  const text = `the last good one in ${place} is of ${made} UTC (${(last.bytes / 1e6).toFixed(1)} MB)`;
  return isLate ? bad(`${text}: look into the log why there is no newer one`) : fine(text);
}

export async function checkMail(open: () => Mailer, { mail, production, dataDir }: Config): Promise<Finding> {
  const mailer = open();
  try {
    await mailer.check();
  } finally {
    mailer.close();
  }
  if (mail.smtpUrl) return fine(`${new URL(mail.smtpUrl).host} takes mails from ${mail.from}`);
  const text = `no SMTP_URL: mails become files in ${dataDir}/outbox`;
  return production ? note(text) : fine(text);
}

const isLive = (key: string | null): boolean => key?.includes('_live_') ?? false;

export function checkPayments({ payments, stripe, production }: Config): Finding {
  if (payments === 'off') return note('off: nobody can buy credits');
  if (payments === 'test') {
    const text = 'test: credits are given and no money moves';
    return production ? note(text) : fine(text);
  }
  const mode = isLive(stripe.secretKey) ? 'live' : 'test';
  if (!stripe.webhookSecret)
    return note(`Stripe with ${mode} keys; without STRIPE_WEBHOOK_SECRET a closed browser loses a purchase`);
  return fine(`Stripe with ${mode} keys, which are not tried here`);
}

/** An empty message of theirs shows whether they would be taken. Nothing here leans on it, so it is never worse than worth knowing. */
export async function checkTraces(
  { url, headers, protocol }: TraceSettings,
  signal: AbortSignal,
): Promise<Finding> {
  const { host } = new URL(url);
  const isJson = protocol === 'http/json';
  const type = isJson ? 'application/json' : 'application/x-protobuf';
  try {
    const { ok, status } = await fetch(url, {
      method: 'POST',
      headers: { ...headers, 'content-type': type },
      body: isJson ? '{}' : '',
      redirect: 'manual',
      signal,
    });
    if (ok) return fine(`${host} takes them`);
    return note(
      `${host} answered ${status}: look at OTEL_EXPORTER_OTLP_ENDPOINT and OTEL_EXPORTER_OTLP_HEADERS`,
    );
  } catch {
    return note(`${host} cannot be reached: nothing waits for it, but what happens meanwhile is not traced`);
  }
}
