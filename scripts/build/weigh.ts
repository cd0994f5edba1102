import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { budgets } from './budgets.ts';

interface Chunk {
  readonly file: string;
  readonly isDynamicEntry?: boolean;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

export type Manifest = Readonly<Record<string, Chunk>>;

interface PageWeight {
  /** The page's source module. */
  readonly page: string;
  /** Script and style that a visit starting on this page fetches. */
  readonly firstLoadBytes: number;
  /** What the page adds for somebody who comes from the first page. */
  readonly ownBytes: number;
}

export interface Weights {
  readonly pages: readonly PageWeight[];
  readonly problems: readonly string[];
}

const ENTRY = 'web/main.tsx';

/** The chunk's files and those of everything it imports before it can run. */
function filesOf(manifest: Manifest, keys: readonly string[]): Set<string> {
  const files = new Set<string>();
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk || files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const sheet of chunk.css ?? []) files.add(sheet);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const key of keys) visit(key);
  return files;
}

const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`;

/** Weighs every page by its compressed files and says which are over their budget. */
export function weigh(manifest: Manifest, sizeOf: (file: string) => number): Weights {
  const sum = (files: Iterable<string>): number =>
    [...files].reduce((total, file) => total + sizeOf(file), 0);
  const { firstPage, laterChunkBytes } = budgets;
  const known = filesOf(manifest, [ENTRY, firstPage.page]);
  const lazy = Object.keys(manifest).filter((key) => manifest[key]?.isDynamicEntry);
  const pages = lazy.map((page) => ({
    page,
    firstLoadBytes: sum(filesOf(manifest, [ENTRY, page])),
    ownBytes: sum([...filesOf(manifest, [page])].filter((file) => !known.has(file))),
  }));

  const problems: string[] = [];
  if (!manifest[ENTRY] || !manifest[firstPage.page]) {
    problems.push(
      `the build has no ${manifest[ENTRY] ? firstPage.page : ENTRY}, so nothing could be weighed`,
    );
  }
  const firstBytes = sum(known);
  if (firstBytes > firstPage.bytes) {
    problems.push(
      `${firstPage.name} loads ${kilobytes(firstBytes)}, its budget is ${kilobytes(firstPage.bytes)}`,
    );
  }
  for (const key of lazy) {
    const chunk = manifest[key];
    if (!chunk || key === firstPage.page) continue;
    const bytes = sum([chunk.file, ...(chunk.css ?? [])].filter((file) => !known.has(file)));
    if (bytes > laterChunkBytes) {
      problems.push(`${key} adds ${kilobytes(bytes)}, its budget is ${kilobytes(laterChunkBytes)}`);
    }
  }
  return { pages, problems };
}

export function weighBuild(clientFolder: string): Weights {
  const manifest: Manifest = JSON.parse(readFileSync(path.join(clientFolder, '.vite/manifest.json'), 'utf8'));
  return weigh(manifest, (file) => {
    const plain = path.join(clientFolder, file);
    return statSync(existsSync(`${plain}.br`) ? `${plain}.br` : plain).size;
  });
}
