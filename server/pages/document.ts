import { bootFactsElementId } from '#contract/site.ts';
import type { BootFacts } from '#contract/site.ts';
import { contentSecurityPolicy } from '#server/platform/http/security-headers.ts';
import type { ForeignSources } from '#server/platform/http/security-headers.ts';
import type { RenderedPage } from '#web/render-face.ts';
import { deferredBootScript, themeScript } from '#web/app/deferred-boot.ts';
import type { ClientBuild } from './client-build.ts';

export interface Document {
  html: string;
  contentSecurityPolicy: (foreign?: ForeignSources) => string;
}

/** JSON inside a script element: `<` must not end the element. */
const inlineJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', String.raw`\u003c`);

const iconLinks = [
  '<link rel="icon" href="/favicon.ico" sizes="32x32">',
  '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
  '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
  '<link rel="manifest" href="/site.webmanifest">',
].join('');

interface Composed {
  page: RenderedPage;
  boot: BootFacts;
  /** What belongs to the things that this page shows. */
  style: string;
}

/** A page that is readable as it arrives waits with its script; one that lives behind the sign-in fetches it at once. */
export function composeDocument(build: ClientBuild, { page, boot, style: shown }: Composed): Document {
  const isRendered = page.html !== '';
  const ownStyle = (page.style ?? '') + shown;
  // On a slow line the faces would take the picture's turn: stand-ins of the same measure hold their room.
  const lateFonts = page.pictureFirst ? build.fonts : [];
  const style = lateFonts.reduce((text, { rule }) => text.replace(rule, ''), build.stylesOf(page.modules));
  const faces = [...new Set(lateFonts.map(({ rule }) => rule))].join('');
  const script = isRendered ? deferredBootScript(build.entryUrl, lateFonts) : themeScript;
  const loading = isRendered
    ? ''
    : build
        .scriptsOf(page.modules)
        .map((url) => `<link rel="modulepreload" href="${url}">`)
        .join('') + `<script type="module" src="${build.entryUrl}"></script>`;
  const fonts = [...new Set(page.pictureFirst ? [] : build.fonts.map(({ url }) => url))]
    .map((url) => `<link rel="preload" href="${url}" as="font" type="font/woff2" crossorigin>`)
    .join('');
  const html = [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content">',
    '<meta name="color-scheme" content="light dark">',
    page.head,
    `<script>${script}</script>`,
    `<style>${style}</style>`,
    ownStyle && `<style>${ownStyle}</style>`,
    // Where no script brings the late faces.
    faces && `<noscript><style>${faces}</style></noscript>`,
    fonts,
    iconLinks,
    loading,
    '</head><body>',
    `<div id="root"${isRendered ? ' data-ssr' : ''}>${page.html}</div>`,
    `<script type="application/json" id="${bootFactsElementId}">${inlineJson(boot)}</script>`,
    '</body></html>',
  ].join('');
  const inline = { scripts: [script], styles: [style, ownStyle, faces].filter((each) => each !== '') };
  return { html, contentSecurityPolicy: (foreign) => contentSecurityPolicy(inline, foreign) };
}
