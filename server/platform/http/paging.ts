import type { FastifyReply, FastifyRequest } from 'fastify';
import { defaultPageSize } from '#contract/paging.ts';
import type { PageQuery } from '#contract/paging.ts';
import { AppError } from '#server/platform/app-error.ts';

/** The place of an entry in its list: what the list is ordered by, and the id that settles ties. */
interface Place<Id = string | number, Key = number> {
  key: Key;
  id: Id;
}

/** Where a store is to read: after a place, or past so many entries. */
export interface Page<Id = string | number> {
  limit: number;
  offset: number;
  after: Place<Id> | null;
}

/** Where a page ended, for the cursor. */
type NextPlace = Place<string | number, string | number>;

export interface PageOf<Row> {
  rows: Row[];
  /** The last place of this page; null when no page follows. */
  next: NextPlace | null;
}

/** The end of the year 9999. Beyond it the databases read no instant as we write it. */
const latestKey = 253_402_300_799_999;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Lists are ordered by instants of our time, by counts or by ranks. */
const isKey = (key: unknown): key is number =>
  Number.isSafeInteger(key) && Number(key) >= 0 && Number(key) <= latestKey;

/** What a cursor says; whoever reads it must check it. */
export function readCursor(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    return null;
  }
}

export const writeCursor = ({ key, id }: NextPlace): string =>
  Buffer.from(JSON.stringify([key, id])).toString('base64url');

export const pageMissing = (): AppError =>
  new AppError('INVALID_INPUT', {
    message: 'This page of the list is not there. Please start from the top.',
  });

function readPlace<Id>(cursor: string, isId: (id: unknown) => id is Id): Place<Id> {
  const place = readCursor(cursor);
  if (Array.isArray(place)) {
    const [key, id] = place as unknown[];
    if (isKey(key) && isId(id)) return { key, id };
  }
  throw pageMissing();
}

function page<Id>(query: PageQuery, isId: (id: unknown) => id is Id): Page<Id> {
  return {
    limit: query.limit ?? defaultPageSize,
    offset: query.offset ?? 0,
    after: query.cursor === undefined ? null : readPlace(query.cursor, isId),
  };
}

/** A page of entries whose ids are UUIDs. */
export const pageByUuid = (query: PageQuery): Page<string> =>
  page(query, (id): id is string => typeof id === 'string' && uuid.test(id));

/** A page of entries with numbers for ids. */
export const pageByNumber = (query: PageQuery): Page<number> =>
  page(query, (id): id is number => Number.isSafeInteger(id) && Math.abs(id as number) < 2 ** 31);

/** Of one row more than asked for, the page: that there is one more says that another page follows. */
export function cutPage<Row>(
  rows: readonly Row[],
  limit: number,
  placeOf: (row: Row) => NextPlace,
): PageOf<Row> {
  const cut = rows.slice(0, limit);
  const last = cut.at(-1);
  return { rows: cut, next: rows.length > limit && last !== undefined ? placeOf(last) : null };
}

/** The same question from there on. Cut and joined by hand: parsing addresses is a tenth of a feed page's work. */
function withCursor(address: string, cursor: string): string {
  const safe = address.replaceAll('<', '%3C').replaceAll('>', '%3E');
  const end = safe.includes('?') ? safe.indexOf('?') : safe.length;
  const parts = safe.slice(end + 1).split('&');
  const kept = parts.filter((part) => part && !/^(?:offset|cursor)(?:=|$)/.test(part));
  return `${safe.slice(0, end)}?${[...kept, `cursor=${cursor}`].join('&')}`;
}

/** Answers with the page and says where to go on: `Link: <…>; rel="next"`. */
export function sendPage<Row>(
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  { rows, next }: PageOf<Row>,
): Row[] {
  if (next) {
    reply.header('link', `<${withCursor(request.url, writeCursor(next))}>; rel="next"`);
  }
  return rows;
}
