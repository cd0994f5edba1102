import { consolePageSize } from '#contract/admin.ts';
import type { Direction } from '#contract/admin.ts';
import { largestInteger } from '#contract/common.ts';
import { pageMissing, readCursor } from '#server/platform/http/paging.ts';

/** What a list is ordered by travels as text: an instant as microseconds, so that none is lost on the way. */
const keyKinds = {
  id: { first: 'desc', isKey: (key: string) => key === '' },
  text: { first: 'asc', isKey: (key: string) => !key.includes('\0') },
  person: { first: 'asc', isKey: (key: string) => /^\d{1,9}$/.test(key) },
  integer: { first: 'desc', isKey: (key: string) => /^-?\d{1,9}$/.test(key) },
  instant: { first: 'desc', isKey: (key: string) => /^-?\d{1,16}$/.test(key) },
} as const satisfies Record<string, { first: Direction; isKey: (key: string) => boolean }>;
export type KeyKind = keyof typeof keyKinds;

export interface ListPlace<Id> {
  key: string;
  id: Id;
}

/** One page of a list, as it is asked for. */
export interface Asked<Sort extends string, Id = number> {
  sort: Sort;
  direction: Direction;
  limit: number;
  after: ListPlace<Id> | null;
}

interface ListQuery<Sort extends string> {
  sort?: Sort | undefined;
  direction?: Direction | undefined;
  limit?: number | undefined;
  cursor?: string | undefined;
}

type IsId<Id> = (id: unknown) => id is Id;
export const isNumber: IsId<number> = (id): id is number =>
  Number.isSafeInteger(id) && Math.abs(id as number) <= largestInteger;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
export const isUuid: IsId<string> = (id): id is string => typeof id === 'string' && uuid.test(id);

interface Orders<Sort extends string> {
  kinds: Readonly<Record<Sort, { kind: KeyKind }>>;
  usual: Sort;
}

/** A cursor belongs to the order it was made in; one of another order leads nowhere. */
export function readAsked<Sort extends string, Id>(
  { kinds, usual }: Orders<Sort>,
  query: ListQuery<Sort>,
  isId: IsId<Id>,
): Asked<Sort, Id> {
  const sort = query.sort ?? usual;
  const { first, isKey } = keyKinds[kinds[sort].kind];
  const asked = { sort, direction: query.direction ?? first, limit: query.limit ?? consolePageSize };
  if (query.cursor === undefined) return { ...asked, after: null };
  const place = readCursor(query.cursor);
  const [named, id] = Array.isArray(place) ? (place as unknown[]) : [];
  if (typeof named === 'string' && named.startsWith(`${sort}:`) && isId(id)) {
    const key = named.slice(sort.length + 1);
    if (isKey(key)) return { ...asked, after: { key, id } };
  }
  throw pageMissing();
}

/** Where the next page begins, for the cursor. */
export const placeOf = <Id extends string | number>(
  sort: string,
  { key, id }: ListPlace<Id>,
): { key: string; id: Id } => ({ key: `${sort}:${key}`, id });
