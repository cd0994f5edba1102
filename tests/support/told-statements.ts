import type { TestContext } from 'node:test';
import pg from 'pg';

/** Everything that is said to the database while something is done, beginnings and ends of transactions included. */
export async function toldStatements(t: TestContext, work: () => Promise<unknown>): Promise<string[]> {
  const query = t.mock.method(pg.Client.prototype, 'query');
  try {
    await work();
    return query.mock.calls.map(({ arguments: [asked] }) => {
      const text: unknown =
        typeof asked === 'string' ? asked : (asked as { text?: unknown } | undefined)?.text;
      return String(text).replaceAll(/\s+/g, ' ').trim();
    });
  } finally {
    query.mock.restore();
  }
}
