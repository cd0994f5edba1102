import { strToU8, zipSync } from 'fflate';
import type { Brand } from '#contract/brand.ts';
import { escapeHtml } from '#server/platform/escape-html.ts';
import type { ExportedSection } from './exported.ts';

export interface ArchivePicture {
  name: string;
  bytes: Uint8Array;
}

interface ArchiveContent {
  brand: Brand;
  sections: readonly ExportedSection[];
  pictures: readonly ArchivePicture[];
  madeAt: Date;
}

const style = `
:root{color-scheme:light dark;--paper:#fff9ef;--ink:#27263a;--soft:#5e5b73;--line:#e8dcc8;--card:#fff}
@media(prefers-color-scheme:dark){:root{--paper:#16161d;--ink:#f4efe6;--soft:#b9b4c6;--line:#3a3a48;--card:#20202a}}
body{margin:0 auto;max-width:52rem;padding:1.5rem 1rem 4rem;background:var(--paper);color:var(--ink);font:17px/1.5 Verdana,sans-serif}
table{border-collapse:collapse;width:100%;background:var(--card);margin:0 0 1rem}
th,td{border:1px solid var(--line);padding:.5rem .75rem;text-align:left;vertical-align:top;overflow-wrap:anywhere;white-space:pre-wrap}
th{width:12rem;color:var(--soft);font-weight:normal}img{max-width:100%;border-radius:12px}figure{margin:1rem 0}`.trim();

const asText = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'string' ? value : JSON.stringify(value, null, 1);
};

/** createdAt -> created at */
const asWords = (name: string): string => name.replaceAll(/([A-Z])/g, ' $1').toLowerCase();

const tableOf = (row: Record<string, unknown>): string => {
  const lines = Object.entries(row).map(
    ([name, value]) =>
      `<tr><th scope="row">${escapeHtml(asWords(name))}</th><td>${escapeHtml(asText(value))}</td></tr>`,
  );
  return `<table>${lines.join('')}</table>`;
};

function indexPage({ brand, sections, pictures, madeAt }: ArchiveContent): string {
  const chapters = sections.map(
    ({ title, rows }) =>
      `<h2>${escapeHtml(title)}</h2>${rows.length > 0 ? rows.map(tableOf).join('') : '<p>Nothing here.</p>'}`,
  );
  const figures = pictures.map(
    ({ name }) =>
      `<figure><img src="pictures/${encodeURI(name)}" alt="${escapeHtml(name)}"><figcaption>${escapeHtml(name)}</figcaption></figure>`,
  );
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>My ${escapeHtml(brand.name)} data</title><style>${style}</style></head><body>`,
    `<h1>My ${escapeHtml(brand.name)} data</h1><p>As it was on ${madeAt.toISOString()}. The same for programs: <a href="data.json">data.json</a>.</p>`,
    ...chapters,
    figures.length > 0 ? `<h2>Pictures</h2>${figures.join('')}` : '',
    '</body></html>',
  ].join('\n');
}

/** A ZIP with a page to read, the same as JSON, and the pictures as they are. */
export function composeArchive(content: ArchiveContent): Buffer {
  const data = Object.fromEntries(content.sections.map(({ title, rows }) => [title, rows]));
  const files = {
    'index.html': strToU8(indexPage(content)),
    'data.json': strToU8(JSON.stringify({ madeAt: content.madeAt, ...data }, null, 2)),
    ...Object.fromEntries(content.pictures.map(({ name, bytes }) => [`pictures/${name}`, bytes])),
  };
  return Buffer.from(zipSync(files, { level: 6, mtime: content.madeAt }));
}
