import type { Brand } from '#contract/brand.ts';
import { escapeHtml } from '#server/platform/escape-html.ts';
import { contentSecurityPolicy } from '#server/platform/http/security-headers.ts';
import type { Document } from './document.ts';

const style = `
:root{color-scheme:light dark;--paper:#fff9ef;--ink:#27263a;--soft:#5e5b73;--glue:#2450b8;--bird:#c2410c;--on:#fff}
@media(prefers-color-scheme:dark){:root{--paper:#16161d;--ink:#f4efe6;--soft:#b9b4c6;--glue:#9db8ff;--bird:#ffb084;--on:#16161d}}
body{margin:0;background:var(--paper);color:var(--ink);font:17px/26px Verdana,sans-serif}
main{max-width:28rem;margin:0 auto;padding:20vh 1rem 2rem;text-align:center}
.brand{font-size:1.6rem;font-weight:700;color:var(--glue)}.brand b{color:var(--bird)}
h1{font-size:1.4rem;line-height:1.3}p{color:var(--soft)}
a{display:inline-block;margin-top:1rem;padding:.75rem 1.5rem;border-radius:12px;background:var(--glue);color:var(--on);text-decoration:none;font-weight:700}`.trim();

/** What a person sees when their page cannot be made: readable without anything else being there. */
export function problemPage(brand: Brand, sentence: string): Document {
  const html = [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>Please try again | ${escapeHtml(brand.name)}</title><style>${style}</style></head><body><main>`,
    `<p class="brand">${escapeHtml(brand.first)}<b>${brand.second}</b></p>`,
    `<h1>That did not work</h1><p>${sentence}</p><a href="">Try again</a>`,
    '</main></body></html>',
  ].join('');
  return { html, contentSecurityPolicy: () => contentSecurityPolicy({ styles: [style] }) };
}
