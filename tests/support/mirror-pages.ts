import type { PageSource } from '#server/pages/routes.ts';

/** Pages that show nothing but what they were given. */
export const mirrorPages = (): PageSource => ({
  staticFiles: new Map(),
  render: async (_url, boot) => ({
    page: { status: 200, head: '', html: '', modules: [] },
    document: { html: JSON.stringify(boot), contentSecurityPolicy: () => "default-src 'none'" },
  }),
});
