import fs from 'node:fs';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Db } from './database.ts';

const migrationsFolder = fileURLToPath(new URL('../../../migrations', import.meta.url));

export interface Migration {
  name: string;
  /** What the table of applied migrations knows it by. */
  when: number;
  hash: string;
  statements: readonly string[];
  /** The tables there are once it has run. */
  tables: readonly string[];
}

interface Journal {
  entries: { idx: number; when: number; tag: string }[];
}

const readJson = (file: string): unknown =>
  JSON.parse(fs.readFileSync(`${migrationsFolder}/${file}`, 'utf8'));

function tablesAfter(index: number): string[] {
  const { tables } = readJson(`meta/${String(index).padStart(4, '0')}_snapshot.json`) as {
    tables: Record<string, { name: string }>;
  };
  return Object.values(tables).map(({ name }) => name);
}

const readJournal = (): Journal => readJson('meta/_journal.json') as Journal;

/** When each of those was written that this version knows; cheap enough for every start. */
export const listMigrationTimes = (): number[] => readJournal().entries.map(({ when }) => when);

/** All that this version knows, oldest first. */
export function listMigrations(): Migration[] {
  const { entries } = readJournal();
  const files = readMigrationFiles({ migrationsFolder });
  return entries.map(({ idx, when, tag }) => {
    const file = files.find(({ folderMillis }) => folderMillis === when);
    if (!file) throw new Error(`the migration ${tag} has no file`);
    return { name: tag, when, hash: file.hash, statements: file.sql, tables: tablesAfter(idx) };
  });
}

/** When the newest change was made that this database has had; null where there never was one. */
export async function readLastMigration(db: Db): Promise<number | null> {
  // Read as rows, which each statement sees anew; a name may be answered from what this session remembers.
  const { rows: found } = await db.execute(sql`
    select 1 from pg_catalog.pg_class c join pg_catalog.pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'drizzle' and c.relname = '__drizzle_migrations'`);
  if (found.length === 0) return null;
  const { rows } = await db.execute<{ last: string | null }>(
    sql`select max(created_at) as last from drizzle.__drizzle_migrations`,
  );
  return rows[0]?.last ? Number(rows[0].last) : null;
}

/** A database that a newer version has worked on. */
export class UnknownMigrationError extends Error {
  override name = 'UnknownMigrationError';
}

/** What has been done to this database. */
export async function readMigrationsOf(db: Db): Promise<Migration[]> {
  const last = await readLastMigration(db);
  if (last === null) return [];
  const known = listMigrations();
  if (!known.some(({ when }) => when === last))
    throw new UnknownMigrationError('this version does not know the last change to the database');
  return known.filter(({ when }) => when <= last);
}

/** Runs these in the caller's transaction and leaves the record that the migration tool leaves. */
export async function applyMigrations(tx: Db, migrations: readonly Migration[]): Promise<void> {
  await tx.execute(sql`create schema if not exists drizzle`);
  await tx.execute(
    sql`create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`,
  );
  for (const { statements, hash, when } of migrations) {
    for (const statement of statements) await tx.execute(sql.raw(statement));
    await tx.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${when})`,
    );
  }
}

/** What guards these tables; it would outlive them and be in the way when it is made anew. */
async function listTriggerFunctions(tx: Db, tables: readonly string[]): Promise<string[]> {
  const { rows } = await tx.execute<{ name: string }>(sql`
    select distinct t.tgfoid::regprocedure::text as name
    from pg_trigger t
    join pg_class c on c.oid = t.tgrelid
    join pg_proc p on p.oid = t.tgfoid
    where not t.tgisinternal and p.pronamespace = 'public'::regnamespace
      and c.relnamespace = 'public'::regnamespace and c.relname in ${tables}`);
  return rows.map(({ name }) => name);
}

/** Takes this product's tables away, and the record of what made them. */
export async function dropTables(tx: Db, tables: readonly string[]): Promise<void> {
  const functions = await listTriggerFunctions(tx, tables);
  const names = tables.map((name) => sql.identifier(name));
  await tx.execute(sql`drop table if exists ${sql.join(names, sql`, `)} cascade`);
  for (const name of functions) await tx.execute(sql`drop function ${sql.raw(name)}`);
  await tx.execute(sql`delete from drizzle.__drizzle_migrations`);
}
