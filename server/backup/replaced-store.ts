import { sql } from 'drizzle-orm';
import type { Db } from '#server/platform/db/database.ts';

const keysAtOnce = 500;

/** Notes the pictures of what is about to be replaced, for the length of this transaction. */
export async function noteReplaced(tx: Db, batches: AsyncIterable<string[]>): Promise<void> {
  await tx.execute(
    sql`create temporary table if not exists replaced_pictures (key text primary key) on commit drop`,
  );
  for await (const keys of batches) {
    await tx.execute(
      sql`insert into replaced_pictures select json_array_elements_text(${JSON.stringify(keys)}::json) on conflict do nothing`,
    );
  }
}

/** These came back with the backup. */
export async function keepReplaced(tx: Db, keys: readonly string[]): Promise<void> {
  await tx.execute(
    sql`delete from replaced_pictures where key in (select json_array_elements_text(${JSON.stringify(keys)}::json))`,
  );
}

/** Hands out in batches what nothing refers to any more. */
export async function* takeReplaced(tx: Db): AsyncGenerator<string[]> {
  for (;;) {
    const { rows } = await tx.execute<{ key: string }>(
      sql`delete from replaced_pictures where key in
        (select key from replaced_pictures limit ${sql.raw(String(keysAtOnce))}) returning key`,
    );
    if (rows.length === 0) return;
    yield rows.map(({ key }) => key);
  }
}
