import type { TestApp } from './create-test-app.ts';
import type { Person } from './people.ts';

export interface Cast {
  app: TestApp;
  owner: Person;
  stranger: Person;
  admin: Person;
}

export interface Asked {
  url: string;
  body?: unknown;
}

export type Ask = (cast: Cast, by: Person) => Promise<Asked> | Asked;

/** What visitor, stranger, administrator and owner get, in this order; `ok` is any answer below 300. */
export type Row = readonly ['ok' | number, 'ok' | number, 'ok' | number, 'ok' | number, Ask];

export const at =
  (url: string, body?: unknown): Ask =>
  () => ({ url, body });

export const adminOnly = [401, 403, 'ok', 403] as const;
