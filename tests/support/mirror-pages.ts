import fs from 'node:fs';
import type { PageSource } from '#server/pages/routes.ts';

const manifest = {
  contentType: 'application/manifest+json',
  etag: '"m"',
  cacheControl: 'public',
  encodings: { plain: fs.readFileSync('web/public/site.webmanifest'), br: null, gzip: null },
};

/** Pages that show nothing but what they were given. */
export const mirrorPages = (): PageSource => ({
  staticFiles: new Map([['/site.webmanifest', manifest]]),
  render: async (_url, boot) => ({
    page: { status: 200, head: '', html: '', modules: [] },
    document: { html: JSON.stringify(boot), contentSecurityPolicy: () => "default-src 'none'" },
  }),
});
