import path from 'node:path';
import { ROOTS, type Root, type Rules } from './rules.ts';
import type { Import, SourceFile } from './source-file.ts';

export interface Violation {
  readonly path: string;
  readonly line: number;
  readonly message: string;
}

/** One import with both ends known. */
export interface Edge {
  readonly from: Place;
  readonly to: Place;
  readonly import: Import;
}

export interface Place {
  readonly path: string;
  readonly root: Root;
  /** First folder below the root; undefined for files directly in it. */
  readonly feature: string | undefined;
  readonly isTest: boolean;
}

export interface Tree {
  readonly files: ReadonlyMap<string, SourceFile>;
  readonly dependencies: ReadonlySet<string>;
  readonly rules: Rules;
}

const isRoot = (name: string | undefined): name is Root => ROOTS.includes(name as Root);

export function placeOf(file: string): Place | undefined {
  const [root, ...below] = file.split('/');
  if (!isRoot(root) || below.length === 0) return undefined;
  return {
    path: file,
    root,
    feature: below.length > 1 ? below[0] : undefined,
    isTest: /\.test\.tsx?$/.test(file),
  };
}

/** The project file an import names; undefined for packages. Query suffixes such as `?url` belong to the bundler. */
export function targetOf(from: string, specifier: string): string | undefined {
  const bare = specifier.replace(/\?.*$/, '');
  if (bare.startsWith('#')) return bare.slice(1);
  if (bare.startsWith('.')) return path.posix.join(path.posix.dirname(from), bare);
  return undefined;
}

export function packageOf(specifier: string): string {
  const parts = specifier.split('/');
  return specifier.startsWith('@') ? parts.slice(0, 2).join('/') : (parts[0] ?? specifier);
}

export function edgesOf(tree: Tree): Edge[] {
  const edges: Edge[] = [];
  for (const file of tree.files.values()) {
    const from = placeOf(file.path);
    if (!from) continue;
    for (const entry of file.imports) {
      const target = targetOf(file.path, entry.specifier);
      const to = target === undefined ? undefined : placeOf(target);
      if (to) edges.push({ from, to, import: entry });
    }
  }
  return edges;
}

export function refuse(edge: Edge, message: string): Violation {
  return { path: edge.from.path, line: edge.import.line, message };
}
