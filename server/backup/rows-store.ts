import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Db } from '#server/platform/db/database.ts';
import type { Sequences } from './format.ts';
import type { TableLayout } from './layout-store.ts';

const rowsAtOnce = 500;
const chunkBytes = 256 * 1024;

/** One moment for everything that is read in this transaction; must be its first words. */
export async function beginSnapshot(tx: Db): Promise<void> {
  await tx.execute(sql`set transaction isolation level repeatable read, read only`);
  await speakPlainly(tx);
}

/** The same values are the same texts on every server, whatever it is set to. */
export async function speakPlainly(tx: Db): Promise<void> {
  await tx.execute(sql`set local timezone = 'UTC'`);
  await tx.execute(sql`set local datestyle = 'ISO, MDY'`);
  await tx.execute(sql`set local intervalstyle = 'postgres'`);
  await tx.execute(sql`set local bytea_output = 'hex'`);
  await tx.execute(sql`set local extra_float_digits = 1`);
  // Longer than any request may take.
  await tx.execute(sql`set local statement_timeout = 0`);
  await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
}

const join = (parts: SQL[]): SQL => sql.join(parts, sql`, `);
const tableName = ({ name }: TableLayout): SQL => sql`${sql.identifier('public')}.${sql.identifier(name)}`;

/** By key, in the same order under every collation. */
function orderOf({ name: table, columns }: TableLayout): SQL {
  const keys = columns.filter(({ isKey }) => isKey);
  if (keys.length === 0) throw new Error(`the table ${table} has no primary key`);
  return join(
    keys.map(({ name, isText }) =>
      isText ? sql`${sql.identifier(name)} collate "C"` : sql`${sql.identifier(name)}`,
    ),
  );
}

/** The rows as lines, each a JSON list of texts, in pieces of bounded size. */
export async function* dumpRows(tx: Db, table: TableLayout): AsyncGenerator<Buffer> {
  const texts = join(table.columns.map(({ name }) => sql`${sql.identifier(name)}::text`));
  await tx.execute(
    sql`declare backup_rows no scroll cursor for
      select json_build_array(${texts})::text as line from ${tableName(table)} order by ${orderOf(table)}`,
  );
  let lines: string[] = [];
  let length = 0;
  for (;;) {
    const { rows } = await tx.execute<{ line: string }>(
      sql`fetch forward ${sql.raw(String(rowsAtOnce))} from backup_rows`,
    );
    for (const { line } of rows) {
      lines.push(line, '\n');
      length += line.length;
      if (length < chunkBytes) continue;
      yield Buffer.from(lines.join(''));
      lines = [];
      length = 0;
    }
    if (rows.length === 0) break;
  }
  await tx.execute(sql`close backup_rows`);
  if (lines.length > 0) yield Buffer.from(lines.join(''));
}

/** The opposite of `dumpRows`, for one piece. */
export async function loadRows(tx: Db, table: TableLayout, lines: Buffer): Promise<void> {
  const list = `[${lines.toString('utf8').trimEnd().replaceAll('\n', ',')}]`;
  const names = join(table.columns.map(({ name }) => sql`${sql.identifier(name)}`));
  const values = join(table.columns.map(({ type }, index) => sql.raw(`(line ->> ${index})::${type}`)));
  await tx.execute(
    sql`insert into ${tableName(table)} (${names}) overriding system value
      select ${values} from json_array_elements(${list}::json) as line`,
  );
}

interface OwnedSequence {
  sequence: string;
  table: string;
  column: string;
}

/** What counts the ids of these tables. */
async function listSequences(tx: Db, tables: readonly string[]): Promise<OwnedSequence[]> {
  const { rows } = await tx.execute<{ sequence: string; table: string; column: string }>(sql`
    select s.oid::regclass::text as sequence, c.relname as "table", a.attname as "column"
    from pg_class s
    join pg_depend d on d.objid = s.oid and d.classid = 'pg_class'::regclass and d.deptype in ('a', 'i')
    join pg_class c on c.oid = d.refobjid and d.refclassid = 'pg_class'::regclass
    join pg_attribute a on a.attrelid = c.oid and a.attnum = d.refobjsubid
    where s.relkind = 'S' and c.relnamespace = 'public'::regnamespace
    order by c.relname, a.attname`);
  return rows.filter(({ table }) => tables.includes(table));
}

export async function readSequences(tx: Db, tables: readonly string[]): Promise<Sequences> {
  const found: Sequences = [];
  for (const { sequence, table, column } of await listSequences(tx, tables)) {
    const { rows } = await tx.execute<{ lastValue: string; isCalled: boolean }>(
      sql`select last_value::text as "lastValue", is_called as "isCalled" from ${sql.raw(sequence)}`,
    );
    const [row] = rows;
    if (row) found.push({ table, column, ...row });
  }
  return found;
}

/** The next id is one that was never given, also where the newest rows had been deleted. */
export async function setSequences(tx: Db, sequences: Sequences): Promise<void> {
  for (const { table, column, lastValue, isCalled } of sequences) {
    await tx.execute(
      sql`select setval(pg_get_serial_sequence(${`public.${table}`}, ${column}), ${lastValue}::bigint, ${isCalled})`,
    );
  }
}
