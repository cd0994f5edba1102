import type { Brand } from '#contract/brand.ts';
import { colors } from '#web/ui/tokens.ts';
import { appMessages } from './messages.ts';

export interface HeadFacts {
  brand: Brand;
  title: string;
  /** What the page is about, where it says more than the product's own words. */
  description?: string;
  address: string;
  origin: string;
  /** Whether search engines and previews may show it. */
  isListed: boolean;
  /** Whether the address may hold a secret that no other site may learn. */
  isSecret: boolean;
  preview?: Preview;
}

/** What is shown of a page where somebody passes its link on. */
export interface Preview {
  type: 'website' | 'article';
  image: { url: string; alt: string; sidePx: number } | null;
  /** Facts for search engines, in the words of schema.org. */
  facts: object | null;
}

/** Title, description and the like of one document. Private pages stay out of search engines. */
export function headOf(facts: HeadFacts): string {
  const title = escapeHtml(appMessages.title(facts.title, facts.brand));
  const description = escapeHtml(facts.description ?? appMessages.description);
  const listing = [`<link rel="canonical" href="${escapeHtml(facts.address)}">`];
  return [
    `<title>${title}</title>`,
    `<meta name="description" content="${description}">`,
    `<meta name="theme-color" media="(prefers-color-scheme: light)" content="${colors.paper[0]}">`,
    `<meta name="theme-color" media="(prefers-color-scheme: dark)" content="${colors.paper[1]}">`,
    ...(facts.isSecret ? ['<meta name="referrer" content="no-referrer">'] : []),
    ...(facts.isListed ? listing : ['<meta name="robots" content="noindex">']),
    // A link that somebody passes on shows what it leads to, also where search engines are to stay away.
    ...(facts.isListed || facts.preview ? previewTags(facts, { title, description }) : []),
    ...(facts.isListed && facts.preview?.facts ? [factsScript(facts.preview.facts)] : []),
  ].join('');
}

function previewTags(
  { brand, address, origin, preview }: HeadFacts,
  { title, description }: { title: string; description: string },
): string[] {
  const image = preview?.image;
  return [
    property('og:title', title),
    property('og:description', description),
    property('og:type', preview?.type ?? 'website'),
    property('og:url', escapeHtml(address)),
    property('og:site_name', escapeHtml(brand.name)),
    property('og:image', escapeHtml(image?.url ?? `${origin}/icon-512.png`)),
    ...(image
      ? [
          property('og:image:width', String(image.sidePx)),
          property('og:image:height', String(image.sidePx)),
          property('og:image:alt', escapeHtml(image.alt)),
        ]
      : []),
    `<meta name="twitter:card" content="${image ? 'summary_large_image' : 'summary'}">`,
  ];
}

/** Data, not script: nothing in it runs, and `<` cannot end the element. */
function factsScript(facts: object): string {
  const text = JSON.stringify(facts).replaceAll('<', String.raw`\u003c`);
  return `<script type="application/ld+json">${text}</script>`;
}

function property(name: string, content: string): string {
  return `<meta property="${name}" content="${content}">`;
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
