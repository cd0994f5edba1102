import { sql } from 'drizzle-orm';
import type { Db } from '#server/platform/db/database.ts';

interface Column {
  name: string;
  /** As SQL spells it. */
  type: string;
  isText: boolean;
  isKey: boolean;
}

export interface TableLayout {
  name: string;
  columns: readonly Column[];
}

async function readColumns(db: Db): Promise<Map<string, Column[]>> {
  const { rows } = await db.execute<{
    table: string;
    name: string;
    type: string;
    isText: boolean;
    isKey: boolean;
  }>(sql`
    select c.relname as "table", a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
      t.typcategory = 'S' as "isText",
      coalesce(a.attnum = any (i.indkey), false) as "isKey"
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    join pg_type t on t.oid = a.atttypid
    left join pg_index i on i.indrelid = c.oid and i.indisprimary
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
    order by c.relname, a.attnum`);
  return Map.groupBy(rows, ({ table }) => table);
}

async function readParents(db: Db): Promise<Map<string, Set<string>>> {
  const { rows } = await db.execute<{ child: string; parent: string }>(sql`
    select c.relname as child, p.relname as parent
    from pg_constraint f
    join pg_class c on c.oid = f.conrelid
    join pg_class p on p.oid = f.confrelid
    where f.contype = 'f' and f.connamespace = 'public'::regnamespace`);
  const byChild = Map.groupBy(rows, ({ child }) => child);
  return new Map([...byChild].map(([child, each]) => [child, new Set(each.map(({ parent }) => parent))]));
}

/** Parents first. A table that refers to itself may stand anywhere. */
export function parentsFirst(
  tables: readonly string[],
  parents: ReadonlyMap<string, ReadonlySet<string>>,
): string[] {
  const placed = new Set<string>();
  const place = (table: string, way: readonly string[]): void => {
    if (placed.has(table)) return;
    if (way.includes(table)) throw new Error(`tables refer to each other: ${[...way, table].join(' → ')}`);
    for (const parent of parents.get(table) ?? [])
      if (parent !== table && tables.includes(parent)) place(parent, [...way, table]);
    placed.add(table);
  };
  for (const table of [...tables].sort()) place(table, []);
  return [...placed];
}

/** How these tables look in this database, parents before their children. */
export async function readLayout(db: Db, tables: readonly string[]): Promise<TableLayout[]> {
  const columns = await readColumns(db);
  const missing = tables.find((table) => !columns.has(table));
  if (missing) throw new Error(`the database has no table ${missing}, although its migrations made one`);
  return parentsFirst(tables, await readParents(db)).map((name) => ({
    name,
    columns: columns.get(name) ?? [],
  }));
}
