declare const proof: unique symbol;

/** A value whose use somebody was allowed: only a policy can make one, so a forgotten check does not compile. */
export type Authorized<T> = T & { readonly [proof]: true };

/** For policies only, after they have checked. */
export const authorize = <T>(value: T): Authorized<T> => value as Authorized<T>;
