import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Everything the built pages are made from. A folder counts with all that lies in it. */
const BUILD_INPUTS = [
  'web',
  'contract',
  'engine',
  'scripts/build',
  'vite.config.ts',
  'package-lock.json',
] as const;

const STAMP_FILE = 'build-stamp.json';

function addEntry(hash: ReturnType<typeof createHash>, file: string): void {
  const stat = statSync(file, { throwIfNoEntry: false });
  if (!stat) return;
  if (stat.isDirectory()) {
    for (const name of readdirSync(file).sort()) {
      if (!name.includes('.test.')) addEntry(hash, path.join(file, name));
    }
    return;
  }
  hash.update(`${file}\0${stat.size}\0${stat.mtimeMs}\n`);
}

/** Sizes and times, not contents: the answer must cost a start only a few milliseconds. */
export function stampOfSources(root: string): string {
  const hash = createHash('sha256');
  for (const input of BUILD_INPUTS) addEntry(hash, path.join(root, input));
  return hash.digest('hex');
}

export function isBuildFresh(root: string): boolean {
  // An image brings the built pages without what they were built from.
  if (!existsSync(path.join(root, 'vite.config.ts'))) return true;
  try {
    const { sources } = JSON.parse(readFileSync(path.join(root, 'dist', STAMP_FILE), 'utf8'));
    return sources === stampOfSources(root);
  } catch {
    return false;
  }
}

export function writeStamp(folder: string, sources: string): void {
  writeFileSync(path.join(folder, STAMP_FILE), `${JSON.stringify({ sources })}\n`);
}
