import type { BootFacts } from '#contract/site.ts';

/** The one face between server and web: what the server asks of the built page renderer (`dist/ssr/entry-server.js`). */
interface PageRequest {
  /** Path with its query, as asked. */
  url: string;
  boot: BootFacts;
}

export interface RenderedPage {
  /** Where this viewer belongs instead; the rest does not matter then. */
  redirect?: string;
  /** 404 when no page answers to this address. */
  status: 200 | 404;
  /** Title and meta tags, ready for <head>. */
  head: string;
  /** Style of the place's own. */
  style?: string;
  /** Markup of the root element; empty for pages that only live behind the sign-in. */
  html: string;
  /** Source modules whose CSS and script this page needs first, as keys of the client manifest. */
  modules: string[];
  /** The page is about a picture, which comes before the typefaces on a slow line. */
  pictureFirst?: boolean;
}

export type RenderPage = (request: PageRequest) => Promise<RenderedPage>;
