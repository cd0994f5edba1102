/** What pages may weigh, in brotli-compressed bytes. Over the budget for script and style the build fails, over that for documents a test. */
const KILOBYTE = 1024;

export const budgets = {
  /** A visitor's first page: the entry, its shell and the page itself, with everything they import. */
  firstPage: { name: '/auth', page: 'web/app/pages/auth-page.tsx', bytes: 72 * KILOBYTE },
  /** What any other page or lazy part adds as a file of its own. */
  laterChunkBytes: 12 * KILOBYTE,
  /**
   * The documents themselves, with what they carry of style and of what they show. A craft's brings the first look of its
   * picture: all of it is to fit into a server's first round trip, which is ten packets.
   */
  documents: { auth: 7 * KILOBYTE, craft: 14_600, memberCraft: 18 * KILOBYTE },
} as const;
