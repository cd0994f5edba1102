import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after } from 'node:test';
import type { TestContext } from 'node:test';
import { login } from '#contract/account.ts';
import { addComment, shareCraft } from '#contract/community.ts';
import { sendContactMessage } from '#contract/contact.ts';
import { likeCraft, saveCraft } from '#contract/crafts-favorites.ts';
import { updateProfile } from '#contract/account-profile.ts';
import { addToInventory, listSupplies } from '#contract/supplies.ts';
import { BackupFile } from '#server/backup/backup-file.ts';
import { BackupService } from '#server/backup/backup-service.ts';
import type { BackupDependencies } from '#server/backup/dependencies.ts';
import { RestoreService } from '#server/backup/restore-service.ts';
import { backupDependencies } from '#server/compose/backup.ts';
import { readConfig } from '#server/config.ts';
import type { Database } from '#server/platform/db/database.ts';
import { listMigrations } from '#server/platform/db/migrations.ts';
import { sha256 } from '#server/platform/ids.ts';
import { openInMemory, openPostgres } from '#server/platform/db/open-database.ts';
import { createTestApp } from './create-test-app.ts';
import type { TestApp } from './create-test-app.ts';
import { readSnapshot } from './embedded-snapshot.ts';
import { makeCraft } from './generating.ts';
import { newPerson } from './people.ts';
import type { Person } from './people.ts';
import { addPasskeyFor } from './passkeys.ts';
import { turnOnSecondFactor } from './second-factor.ts';
import { asDataUrl, phonePhoto } from './phone-photo.ts';
import type { StormPlace } from './storm-place.ts';
import { createServerDatabase, testEngine } from './test-database.ts';

/** What PostgreSQL can hold and a careless copy would change. */
const oddTexts = ['', '\\N', 'two\nlines\tand a tab', 'é漢字🪡 "quoted" \\ ,', '[null]', '\u2028 '];

/** Somebody with a photo and a shared craft that somebody else likes, and whatever else leaves rows behind. */
export async function filledApp(t: TestContext): Promise<TestApp & { maker: Person }> {
  const app = await createTestApp(t);
  await app.services.supplies.seed(app.database.db);
  await app.services.payments.packages.seed(app.database.db);
  await app.services.recurring.plan();
  const [maker, reader] = [await newPerson(app), await newPerson(app)];
  const profileImage = asDataUrl(await phonePhoto(1));
  await maker.client.call(updateProfile, {
    params: { id: maker.user.id },
    body: { displayName: 'Maker', bio: oddTexts.join('|'), profileImage },
  });
  const { craft } = await makeCraft(maker);
  await app.jobs.drain();
  const { post } = await maker.client.call(shareCraft, { body: { craftId: craft.id, content: 'Look!' } });
  await reader.client.call(likeCraft, { params: { id: craft.id } });
  await reader.client.call(saveCraft, { params: { id: craft.id } });
  await reader.client.call(addComment, { params: { id: post.id }, body: { content: 'Lovely.' } });
  const [supply] = await reader.client.call(listSupplies, {});
  if (supply)
    await reader.client.call(addToInventory, {
      params: { id: reader.user.id },
      body: { supplyId: supply.id, quantity: 1 },
    });
  await reader.client.call(sendContactMessage, {
    body: { name: 'Kim', email: 'kim@example.test', message: 'Where is the glue?' },
  });
  const { user, password } = await turnOnSecondFactor(app, reader);
  await addPasskeyFor(app, maker);
  await app.client().call(login, { body: { email: user.email, password } });
  await addOddRows(app.database);
  return { ...app, maker };
}

async function addOddRows({ pool }: Database): Promise<void> {
  for (const text of oddTexts)
    await pool.query(
      `insert into contact_messages (name, email, message, created_at) values ($1, $1, $1, '2026-02-03 04:05:06.789012+05:30')`,
      [text],
    );
  for (const json of ['null', '{"b": [1.50, 1e400], "a": "\\u00e9"}', '"text"', '[]'])
    await pool.query(
      `insert into platform_jobs (name, payload, max_attempts, run_at, created_at) values ('test.kept', $1::jsonb, 1, 'infinity', 'epoch')`,
      [json],
    );
}

export const backupTables = (): string[] =>
  (listMigrations().at(-1)?.tables ?? []).filter(
    (table) =>
      !['account_sessions', 'account_mail_tokens', 'account_invitations', 'account_challenges'].includes(
        table,
      ),
  );

/** Every row of every table that a backup holds. */
export async function allRows({ pool }: Database): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  const session = await pool.connect();
  try {
    await session.query("set timezone = 'UTC'");
    for (const table of backupTables()) {
      const { rows } = await session.query<{ line: string }>(`select r::text as line from ${table} r`);
      found[table] = rows.map(({ line }) => line).sort();
    }
  } finally {
    await session.query('reset timezone');
    session.release();
  }
  return found;
}

export const dependenciesOf = (dataDir: string): BackupDependencies =>
  backupDependencies(readConfig({ DATA_DIR: dataDir }));

export function emptyFolder(t: TestContext): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'gluebird-backup-'));
  t.after(() => fs.rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export async function backUpApp(t: TestContext, app: TestApp): Promise<string> {
  const file = path.join(emptyFolder(t), 'all.backup');
  await new BackupService(dependenciesOf(app.config.dataDir)).make(app.database, file, { overwrite: false });
  return file;
}

export async function restoreInto(
  { database, dataDir }: OtherPlace,
  file: string,
  options: { replace?: boolean; dependencies?: Partial<BackupDependencies> } = {},
) {
  const { replace = false, dependencies } = options;
  const opened = await BackupFile.open(file);
  try {
    const service = new RestoreService({ ...dependenciesOf(dataDir), ...dependencies });
    return await service.restore(database, await opened.verify(), { replace });
  } finally {
    await opened.close();
  }
}

interface OtherPlace {
  database: Database;
  dataDir: string;
}

let other: Promise<Database> | undefined;

async function openOther(): Promise<Database> {
  if (testEngine === 'embedded') return openInMemory(await readSnapshot());
  const server = await createServerDatabase(`gluebird_other_${process.pid}`);
  const database = await openPostgres(server.url, 10_000);
  const close = async (): Promise<void> => {
    await database.close();
    await server.drop();
  };
  return { ...database, close };
}

/** A second database, without a single table, and a data folder of its own. */
export async function otherPlace(t: TestContext): Promise<OtherPlace> {
  other ??= openOther();
  const database = await other;
  await database.pool.query(
    'drop schema if exists drizzle cascade; drop schema public cascade; create schema public',
  );
  return { database, dataDir: emptyFolder(t) };
}

/** To be called once by every file that uses the other place. */
export function closeOtherPlaceAfterTests(): void {
  after(async () => {
    const opened = await other?.catch(() => undefined);
    other = undefined;
    await opened?.close();
  });
}

/** Opens the place for the length of the work. */
export async function inPlace<T>(place: StormPlace, work: (place: OtherPlace) => Promise<T>): Promise<T> {
  const database = await place.open();
  try {
    return await work({ database, dataDir: place.dataDir });
  } finally {
    await database.close();
  }
}

/** The pictures of a data folder: name and hash. */
export function picturesIn(dataDir: string): Map<string, string> {
  const folder = path.join(dataDir, 'images');
  const names = fs.existsSync(folder) ? fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
  return new Map(
    names
      .filter((name) => name.endsWith('.webp'))
      .sort()
      .map((name) => [name, sha256(fs.readFileSync(path.join(folder, name)))]),
  );
}
