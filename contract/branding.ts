import * as z from 'zod/mini';
import { instantSchema, versionSchema } from './common.ts';
import { endpoint } from './endpoint.ts';
import { pageQuerySchema } from './paging.ts';
import { photoBodyLimitBytes } from './photos.ts';

/** What a place can have of its own: what it is called, how it looks, and its texts. A logo is told by its words for who does not see it. */
export const siteTextNames = ['name', 'color', 'logo', 'welcome', 'terms', 'privacy'] as const;
export type SiteTextName = (typeof siteTextNames)[number];
export type LegalTextName = Extract<SiteTextName, 'terms' | 'privacy'>;

/** A greeting is for everybody's first screen; the legal texts have pages of their own. */
export const longestSiteTexts: Readonly<Record<Exclude<SiteTextName, 'color'>, number>> = {
  name: 40,
  logo: 120,
  welcome: 600,
  terms: 30_000,
  privacy: 30_000,
};

const emptyText = 'Please write something, or go back to the standard';
const noWords = 'Please say in words what the logo shows';
const noColor = 'Please give the color as # and six digits, such as #b4264e';

const colorSchema = z.string(noColor).check(z.trim(), z.toLowerCase(), z.regex(/^#[0-9a-f]{6}$/, noColor));

const wordsSchema = (name: keyof typeof longestSiteTexts) => {
  const longest = longestSiteTexts[name];
  const isLine = name === 'name' || name === 'logo';
  const empty = name === 'logo' ? noWords : emptyText;
  return z.string(empty).check(
    z.overwrite((text) => (isLine ? text.replaceAll(/\s+/g, ' ') : text.replaceAll(/\r\n?/g, '\n'))),
    z.trim(),
    z.minLength(1, empty),
    z.maxLength(longest, `At most ${longest.toLocaleString('en-US')} characters fit`),
  );
};

export const siteTextBodySchema = (name: SiteTextName) =>
  name === 'color' ? colorSchema : wordsSchema(name);

/** A logo as the console shows it. */
const pictureSchema = z.object({ version: z.string(), width: z.int(), height: z.int() });

const writerSchema = z.object({ id: z.int(), displayName: z.string() });

export const siteTextVersionSchema = z.object({
  version: z.int(),
  /** Null where the standard text was taken back. */
  text: z.nullable(z.string()),
  picture: z.nullable(pictureSchema),
  changedAt: instantSchema,
  /** Null when they have left. */
  changedBy: z.nullable(writerSchema),
});
export type SiteTextVersion = z.output<typeof siteTextVersionSchema>;

export const siteTextSchema = z.object({
  name: z.enum(siteTextNames),
  /** Null where the standard text stands. */
  text: z.nullable(z.string()),
  picture: z.nullable(pictureSchema),
  /** Counts the changes; 0 where there was none. */
  version: z.int(),
  changedAt: z.nullable(instantSchema),
  changedBy: z.nullable(writerSchema),
});
export type SiteText = z.output<typeof siteTextSchema>;

const textParams = z.object({ name: z.enum(siteTextNames) });

export const listSiteTexts = endpoint({
  method: 'GET',
  path: '/api/admin/site-texts',
  summary:
    'What this place can have of its own: its name, color and logo, the greeting, the terms and the privacy page',
  access: 'admin',
  response: z.array(siteTextSchema),
});

export const changeSiteText = endpoint({
  method: 'PUT',
  path: '/api/admin/site-texts/:name',
  summary: 'Replace a text by one of your own, or by the standard one (null)',
  access: 'admin',
  params: textParams,
  body: z.object({
    text: z.nullable(siteTextBodySchema('terms')),
    /** The version this replaces: with an older one it is refused. */
    version: versionSchema,
    /** Of a logo: a data URL or base64 for a new one, the version of one that was there before, nothing where it stays. */
    picture: z.optional(z.string()),
  }),
  bodyLimitBytes: photoBodyLimitBytes,
  response: siteTextSchema,
  errors: ['CONFLICT', 'TOO_LARGE', 'UNSUPPORTED_MEDIA', 'UNREADABLE_PHOTO'],
});

export const listSiteTextVersions = endpoint({
  method: 'GET',
  path: '/api/admin/site-texts/:name/versions',
  summary: 'What a text was, the newest first: who wrote it and when',
  access: 'admin',
  params: textParams,
  query: pageQuerySchema,
  response: z.array(siteTextVersionSchema),
});

/** A piece of a text as a page shows it. */
export interface TextBlock {
  kind: 'heading' | 'paragraph';
  text: string;
}

/** Empty lines part paragraphs; a line that begins with `# ` is a heading. All else is shown as it was written. */
export function blocksOf(text: string): TextBlock[] {
  const blocks: TextBlock[] = [];
  let isOpen = false;
  for (const line of text.split('\n').map((each) => each.trim())) {
    const last = blocks.at(-1);
    if (line.startsWith('# ')) blocks.push({ kind: 'heading', text: line.slice(2).trim() });
    else if (line !== '' && isOpen && last) last.text += `\n${line}`;
    else if (line !== '') blocks.push({ kind: 'paragraph', text: line });
    isOpen = line !== '' && !line.startsWith('# ');
  }
  return blocks;
}

/** What the page of the terms, or of privacy, brings along. */
export interface LegalPageData {
  name: LegalTextName;
  /** Null where the standard text stands. */
  own: { blocks: readonly TextBlock[]; changedAt: string } | null;
}
