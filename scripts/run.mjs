// Runs a TypeScript file of the project: `node scripts/run.mjs <file.ts> [arguments]`.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { loadQuickly } from './launcher/load-quickly.mjs';
import { onPinnedNode } from './launcher/pinned-node.mjs';

if (onPinnedNode()) {
  const [file] = process.argv.splice(2, 1);
  if (!file) {
    console.error('Say which file to run: node scripts/run.mjs <file.ts>');
    process.exit(1);
  }
  const target = path.resolve(file);
  // The file sees its own path and arguments, as if Node had been started with it.
  process.argv[1] = target;
  loadQuickly();
  await import(pathToFileURL(target).href);
}
