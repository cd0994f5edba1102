import type { CallOf, EndpointSpec, ReplyOf } from '#contract/endpoint.ts';
import { type CallOptions, callWithHeaders } from '#web/lib/call.ts';
import { type ListPage, nextCursor } from '#web/lib/list-page.ts';

export interface ConsolePage<Row> extends ListPage<Row> {
  /** The total is about right: exact counts of long lists cost too much. */
  isEstimate: boolean;
  /** More people fit the search than the list looks at: it is of these many. */
  firstPeople: number | null;
}

/** How an endpoint's list is fetched page by page. */
export function consoleList<E extends EndpointSpec, Row>(endpoint: E, rowsOf: (reply: ReplyOf<E>) => Row[]) {
  return async (parts: CallOf<E>, options: CallOptions): Promise<ConsolePage<Row>> => {
    const { reply, headers } = await callWithHeaders(endpoint, parts, options);
    const numberIn = (name: string) => (headers.has(name) ? Number(headers.get(name)) : null);
    return {
      rows: rowsOf(reply),
      next: nextCursor(headers.get('link')),
      total: numberIn('x-total-count'),
      isEstimate: headers.get('x-total-estimate') === 'true',
      firstPeople: numberIn('x-first-people'),
    };
  };
}
