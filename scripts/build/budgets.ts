/** What pages may weigh, in brotli-compressed bytes of script and style. Over budget, the build fails. */
const KILOBYTE = 1024;

export const budgets = {
  /** A visitor's first page: the entry, its shell and the page itself, with everything they import. */
  firstPage: { name: '/auth', page: 'web/app/pages/auth-page.tsx', bytes: 72 * KILOBYTE },
  /** What any other page or lazy part adds as a file of its own. */
  laterChunkBytes: 12 * KILOBYTE,
} as const;
