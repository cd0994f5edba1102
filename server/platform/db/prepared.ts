import type { Db } from './database.ts';
import { mapRowsAhead } from './row-mapper.ts';

interface Prepared<Row> {
  execute(values: Record<string, unknown>): Promise<Row[]>;
}

export type PreparedQuery<Row, Values> = (db: Db, values: Values) => Promise<Row[]>;

/**
 * A query that is asked all the time: built once per handle and known to the server by name, instead of being put
 * together and planned anew each time. Its values are `sql.placeholder`s.
 */
export function preparedQuery<Row, Values extends Record<string, unknown>>(
  build: (db: Db) => { prepare(name: string): Prepared<Row> },
  name: string,
): PreparedQuery<Row, Values> {
  const byHandle = new WeakMap<Db, Prepared<Row>>();
  return (db, values) => {
    const known = byHandle.get(db);
    if (known) return known.execute(values);
    const prepared = build(db).prepare(name);
    mapRowsAhead(prepared);
    byHandle.set(db, prepared);
    return prepared.execute(values);
  };
}
