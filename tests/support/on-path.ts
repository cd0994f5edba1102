import { existsSync } from 'node:fs';
import path from 'node:path';

/** The programs of these names on the PATH, in the order of the names. */
export function onPath(...names: string[]): string[] {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  return names
    .flatMap((name) => folders.map((folder) => path.join(folder, name)))
    .filter((file) => existsSync(file));
}
