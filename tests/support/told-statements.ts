import { AsyncLocalStorage, AsyncResource } from 'node:async_hooks';
import type { TestContext } from 'node:test';
import pg from 'pg';

function textOf(asked: unknown): string {
  const text: unknown = typeof asked === 'string' ? asked : (asked as { text?: unknown } | undefined)?.text;
  return String(text).replaceAll(/\s+/g, ' ').trim();
}

/** Whoever waited for a connection goes on as themselves, not as the one who gave it back. */
function keepAskersApart(t: TestContext) {
  const connect = Reflect.get(pg.Pool.prototype, 'connect') as (...asked: unknown[]) => unknown;
  return t.mock.method(pg.Pool.prototype, 'connect', function (this: pg.Pool, ...asked: unknown[]) {
    const bound = asked.map((it) =>
      typeof it === 'function' ? AsyncResource.bind(it as (...got: unknown[]) => unknown) : it,
    );
    return connect.apply(this, bound);
  });
}

/**
 * What is said to the database while something is done and because of it, beginnings and ends of transactions included;
 * what the server does by itself meanwhile is not counted.
 */
export async function toldStatements(t: TestContext, work: () => Promise<unknown>): Promise<string[]> {
  const own = new AsyncLocalStorage<string[]>();
  const query = Reflect.get(pg.Client.prototype, 'query') as (...asked: unknown[]) => unknown;
  const told: string[] = [];
  const counting = t.mock.method(
    pg.Client.prototype,
    'query',
    function (this: pg.Client, ...asked: unknown[]) {
      own.getStore()?.push(textOf(asked[0]));
      return query.apply(this, asked);
    },
  );
  const waiting = keepAskersApart(t);
  try {
    await own.run(told, work);
    return told;
  } finally {
    counting.mock.restore();
    waiting.mock.restore();
  }
}
