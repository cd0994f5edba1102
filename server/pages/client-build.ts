import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RenderPage } from '#web/render-face.ts';

interface ManifestChunk {
  file: string;
  css?: string[];
  imports?: string[];
  isEntry?: boolean;
}
type Manifest = Record<string, ManifestChunk>;

/** A face of the application's own, as the style sheets name it. */
interface BuiltFont {
  family: string;
  weight: string;
  /** The characters it is for. */
  range: string;
  url: string;
  /** The whole rule. */
  rule: string;
}

/** What a document needs of the built web application. */
export interface ClientBuild {
  render: RenderPage;
  /** Address of the main module. */
  entryUrl: string;
  /** Script modules worth fetching with the main one, for these source modules. */
  scriptsOf(modules: readonly string[]): string[];
  /** The text of the style sheets of the main module and these source modules. */
  stylesOf(modules: readonly string[]): string;
  fonts: BuiltFont[];
}

const entryModule = 'web/main.tsx';
const distFolder = fileURLToPath(new URL('../../dist', import.meta.url));
export const clientFolder = path.join(distFolder, 'client');

function collect(manifest: Manifest, modules: readonly string[]): { files: string[]; css: string[] } {
  const seen = new Set<string>();
  const files = new Set<string>();
  const css = new Set<string>();
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    for (const imported of chunk.imports ?? []) visit(imported);
    files.add(chunk.file);
    for (const sheet of chunk.css ?? []) css.add(sheet);
  };
  for (const module of modules) visit(module);
  return { files: [...files], css: [...css] };
}

const facePattern = /@font-face\{[^}]*url\((\/assets\/[^)]+\.woff2)\)[^}]*\}/g;

export function fontsIn(style: string): BuiltFont[] {
  return [...style.matchAll(facePattern)].map(([rule, url = '']) => ({
    family: /font-family:"?([^;"}]+)/.exec(rule)?.[1] ?? '',
    weight: /font-weight:([^;}]+)/.exec(rule)?.[1] ?? 'normal',
    range: /unicode-range:([^;}]+)/.exec(rule)?.[1] ?? 'U+0-10FFFF',
    url,
    rule,
  }));
}

export async function loadClientBuild(): Promise<ClientBuild> {
  const manifest = JSON.parse(
    fs.readFileSync(path.join(clientFolder, '.vite/manifest.json'), 'utf8'),
  ) as Manifest;
  const renderer = (await import(path.join(distFolder, 'ssr/entry-server.js'))) as { renderPage: RenderPage };
  const entry = manifest[entryModule];
  if (!entry) throw new Error(`the build has no ${entryModule}`);
  const styleTexts = new Map<string, string>();
  const styleText = (file: string): string => {
    const known = styleTexts.get(file);
    if (known !== undefined) return known;
    const text = fs.readFileSync(path.join(clientFolder, file), 'utf8').trim();
    styleTexts.set(file, text);
    return text;
  };
  const stylesOf = (modules: readonly string[]): string =>
    collect(manifest, [entryModule, ...modules])
      .css.map(styleText)
      .join('\n');
  return {
    render: renderer.renderPage,
    entryUrl: `/${entry.file}`,
    scriptsOf: (modules) => collect(manifest, [entryModule, ...modules]).files.map((file) => `/${file}`),
    stylesOf,
    fonts: fontsIn(stylesOf([])),
  };
}
