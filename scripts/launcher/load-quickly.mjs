import module from 'node:module';
import path from 'node:path';
import { projectRoot } from './pinned-node.mjs';
import { resolveQuickly } from './quick-resolve.mjs';

/** Compiled code of the last process saves a good part of the next one, and so does not looking for modules. */
export function loadQuickly() {
  module.enableCompileCache(path.join(projectRoot, 'node_modules/.cache/compiled'));
  resolveQuickly();
}
