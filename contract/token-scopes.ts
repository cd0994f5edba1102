/** What an access token may do for its person. What no scope covers, no token can do. */
export const tokenScopes = ['read', 'make', 'change'] as const;
export type TokenScope = (typeof tokenScopes)[number];

/** Begins every access token, so that one is known when it lies around. */
export const tokenPrefix = 'gluebird_';
