import { AsyncLocalStorage, AsyncResource } from 'node:async_hooks';
import pg from 'pg';
import { currentSpan } from '#server/platform/tracing/trace.ts';
import type { Span } from '#server/platform/tracing/trace.ts';
import { databaseErrorCode } from './database.ts';

interface SlowStatement {
  /** With the places of its values, never with these. */
  text: string;
  ms: number;
}

/** What one request said to the database. */
export interface StatementWatch {
  statements: number;
  /** In all, for a connection. */
  waitedMs: number;
  slowest: SlowStatement[];
}

const kept = 3;
const longestText = 600;
const watches = new AsyncLocalStorage<StatementWatch>();

export const newWatch = (): StatementWatch => ({ statements: 0, waitedMs: 0, slowest: [] });
/** What is said because of this work counts for this watch. */
export const runWatched = (watch: StatementWatch, work: () => void): void => watches.run(watch, work);

function textOf(asked: unknown): string {
  const text = typeof asked === 'string' ? asked : (asked as { text?: unknown } | undefined)?.text;
  return String(text).replaceAll(/\s+/g, ' ').trim().slice(0, longestText);
}

function note(watch: StatementWatch, asked: unknown, ms: number): void {
  watch.statements += 1;
  const [last] = watch.slowest.slice(kept - 1);
  if (last && last.ms >= ms) return;
  watch.slowest.push({ text: textOf(asked), ms: Math.round(ms * 10) / 10 });
  watch.slowest.sort((a, b) => b.ms - a.ms).splice(kept);
}

type Ask = (...asked: unknown[]) => unknown;
type Done = (...got: unknown[]) => unknown;

type Ended = (ms: number, error: unknown) => void;

/** Calls with a callback at the end, and those that answer with a promise. */
function timed(ask: Ask, asked: readonly unknown[], ended: Ended): unknown {
  const begun = performance.now();
  const told = (error: unknown): void => ended(performance.now() - begun, error);
  const done = asked.at(-1);
  if (typeof done === 'function') {
    return ask(...asked.slice(0, -1), (...got: unknown[]) => {
      told(got[0]);
      return (done as Done)(...got);
    });
  }
  const answer = ask(...asked);
  if (answer instanceof Promise) void answer.then(() => told(null), told);
  return answer;
}

/** Such as `select crafts`. */
function nameOf(text: string): string {
  const [verb = ''] = /^\w+/.exec(text) ?? [];
  const [, table = ''] = /\b(?:from|into|update)\s+"?(\w+)/i.exec(text) ?? [];
  return `${verb.toLowerCase()} ${table}`.trim();
}

function beginSpan(asked: unknown): Span | undefined {
  const parent = currentSpan();
  if (!parent) return undefined;
  const text = textOf(asked);
  return parent.begin({
    kind: 'client',
    name: nameOf(text),
    attributes: { 'db.system.name': 'postgresql', 'db.query.text': text },
  });
}

function endSpan(span: Span, error: unknown): void {
  if (error) span.fail(databaseErrorCode(error) ?? 'unknown');
  span.end();
}

/** A connection that tells the watch and the trace of whoever asks how long each statement took. */
export class WatchedClient extends pg.Client {
  // The library has a dozen forms of this; all of them end alike.
  override query(...asked: unknown[]): never {
    const ask = super.query.bind(this) as unknown as Ask;
    const watch = watches.getStore();
    const span = beginSpan(asked[0]);
    if (!watch && !span) return ask(...asked) as never;
    return timed(ask, asked, (ms, error) => {
      if (watch) note(watch, asked[0], ms);
      if (span) endSpan(span, error);
    }) as never;
  }
}

/** For a pooler that lends another session for each transaction: what one of them knows by name, the next does not. */
export class NamelessClient extends WatchedClient {
  override query(...asked: unknown[]): never {
    const [first, ...rest] = asked;
    const isNamed = typeof first === 'object' && first !== null && 'name' in first;
    return super.query(isNamed ? { ...first, name: undefined } : first, ...rest);
  }
}

/** Connections of such a kind, and how long was waited for them. */
export class WatchedPool extends pg.Pool {
  override connect(...asked: unknown[]): never {
    const ask = super.connect.bind(this) as unknown as Ask;
    const watch = watches.getStore();
    if (!watch && !currentSpan()) return ask(...asked) as never;
    // Whoever waited goes on as themselves, not as the one who gave the connection back.
    const bound = asked.map((it) => (typeof it === 'function' ? AsyncResource.bind(it as Done) : it));
    return timed(ask, bound, (ms) => {
      if (watch) watch.waitedMs += ms;
    }) as never;
  }
}
