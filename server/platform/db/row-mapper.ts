import { Column, getTableName, is, noopDecoder, SQL, Subquery } from 'drizzle-orm';

type Decode = (value: unknown) => unknown;
type Field = Column | SQL | SQL.Aliased | Subquery;

/** What the library keeps of a prepared query: which field each value of a row is, and which joins always find one. */
interface MappedQuery {
  fields?: readonly { path: readonly string[]; field: Field }[];
  joinsNotNullableMap?: Readonly<Record<string, boolean>>;
  customResultMapper?: (rows: readonly unknown[][]) => unknown[];
}

interface Place {
  index: number;
  key: string;
  /** Absent where the driver's value is the value. */
  decode: Decode | undefined;
}

interface Group {
  /** Null for the row itself. */
  name: string | null;
  places: Place[];
  /** The value whose absence says that the join found nothing. */
  absentBy: number | undefined;
}

function decoderOf(field: Field): Decode | undefined {
  if (is(field, Column)) {
    const plain = field.mapFromDriverValue === Column.prototype.mapFromDriverValue;
    return plain ? undefined : (value) => field.mapFromDriverValue(value);
  }
  const { decoder } = (is(field, Subquery) ? field._.sql : is(field, SQL) ? field : field.sql) as unknown as {
    decoder: { mapFromDriverValue: Decode };
  };
  return decoder === noopDecoder ? undefined : (value) => decoder.mapFromDriverValue(value);
}

function groupsOf({ fields = [], joinsNotNullableMap: found }: MappedQuery): Group[] {
  const groups = new Map<string | null, Group>();
  const tables = new Map<string | null, { first: number; names: Set<string> }>();
  for (const [index, { path, field }] of fields.entries()) {
    const name = path.length > 1 ? (path[0] ?? null) : null;
    const group = groups.get(name) ?? { name, places: [], absentBy: undefined };
    groups.set(name, group);
    group.places.push({ index, key: path.at(-1) ?? '', decode: decoderOf(field) });
    if (name === null || !is(field, Column)) continue;
    const seen = tables.get(name) ?? { first: index, names: new Set() };
    tables.set(name, seen);
    seen.names.add(getTableName(field.table));
  }
  for (const [name, { first, names }] of found ? tables : []) {
    const [table = '', ...others] = names;
    const group = groups.get(name);
    if (group && others.length === 0 && !found?.[table]) group.absentBy = first;
  }
  return [...groups.values()];
}

function readGroup(target: Record<string, unknown>, places: readonly Place[], row: readonly unknown[]): void {
  for (const { index, key, decode } of places) {
    const value = row[index];
    target[key] = decode && value !== null ? decode(value) : value;
  }
}

function readRow(groups: readonly Group[], row: readonly unknown[]): unknown {
  const made: Record<string, unknown> = {};
  for (const { name, places, absentBy } of groups) {
    if (name === null) readGroup(made, places, row);
    else if (absentBy !== undefined && row[absentBy] === null) made[name] = null;
    else readGroup((made[name] = {}), places, row);
  }
  return made;
}

/**
 * Has a prepared query make its rows as the library would make them. The library looks up for each value of each row where
 * it belongs and how it is read; here that is known before the first row comes.
 */
export function mapRowsAhead(prepared: object): void {
  const query = prepared as MappedQuery;
  if (!query.fields || query.customResultMapper || query.fields.some(({ path }) => path.length > 2)) return;
  const groups = groupsOf(query);
  query.customResultMapper = (rows) => rows.map((row) => readRow(groups, row));
}
