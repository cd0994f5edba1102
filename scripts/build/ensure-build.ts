import { spawn } from 'node:child_process';
import path from 'node:path';
import { isBuildFresh } from './stamp.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** Builds the pages when their sources changed. The bundler runs in a child, so the server never carries its memory. */
export async function ensureBuild(): Promise<boolean> {
  if (isBuildFresh(root)) return true;
  console.log('Building the pages, this takes a few seconds…');
  const child = spawn(process.execPath, [path.join(root, 'scripts/build.ts'), '--quiet'], {
    stdio: 'inherit',
    cwd: root,
  });
  return new Promise((resolve) => {
    child.on('error', () => resolve(false));
    child.on('exit', (code) => resolve(code === 0));
  });
}
