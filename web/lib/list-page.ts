import type { CallOf, EndpointSpec, ReplyOf } from '#contract/endpoint.ts';
import { type CallOptions, callWithHeaders } from './call.ts';

/** One page of a list that goes on. */
export interface ListPage<Row> {
  rows: Row[];
  /** Where the next page begins; null at the end. */
  next: string | null;
  /** How many there are in all, where the server says so. */
  total: number | null;
}

type RowOf<E extends EndpointSpec> = ReplyOf<E> extends (infer Row)[] ? Row : never;

/** Calls an endpoint that pages its list. */
export async function callListPage<E extends EndpointSpec>(
  endpoint: E,
  parts: CallOf<E>,
  options: CallOptions = {},
): Promise<ListPage<RowOf<E>>> {
  const { reply, headers } = await callWithHeaders(endpoint, parts, options);
  const total = headers.get('x-total-count');
  return {
    rows: reply as RowOf<E>[],
    next: nextCursor(headers.get('link')),
    total: total === null ? null : Number(total),
  };
}

/** The cursor in a header such as `<…?cursor=abc>; rel="next"`. */
export function nextCursor(link: string | null): string | null {
  const url = /<([^>]*)>\s*;\s*rel="?next"?/i.exec(link ?? '')?.[1];
  return url === undefined ? null : new URL(url, 'http://here').searchParams.get('cursor');
}
