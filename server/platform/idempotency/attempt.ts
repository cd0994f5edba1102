import type { Db } from '#server/platform/db/database.ts';

declare const kept: unique symbol;
/** An answer that was kept with the work it tells of; only an attempt can make one. */
export type Kept<Reply> = Reply & { readonly [kept]: true };

/** One run at something that a person wants done once, whatever dies in between. */
export interface Attempt<Reply> {
  /** A UUID, the same for every attempt at the same wish. */
  readonly workId: string;
  /** Aborted when the server stops, or when another attempt has taken over. */
  readonly signal: AbortSignal;
  /** Keeps the answer in the transaction of the work: either both are there or neither. */
  readonly keep: (tx: Db, reply: Reply) => Promise<Kept<Reply>>;
}

export const asKept = <Reply>(reply: Reply): Kept<Reply> => reply as Kept<Reply>;
