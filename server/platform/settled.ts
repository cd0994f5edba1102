declare const proof: unique symbol;

/** Work that somebody may be given the fruit of, because it is paid for: only those who take payment can say so. */
export type Settled<T> = T & { readonly [proof]: true };

/** For those who take payment only, in the transaction in which they have taken it. */
export const settled = <T>(value: T): Settled<T> => value as Settled<T>;
