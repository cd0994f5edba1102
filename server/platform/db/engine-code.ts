import fs from 'node:fs/promises';
import { lazily } from '#server/platform/lazily.ts';

declare global {
  // Node has it; the types that we compile with leave it to the browser's.
  namespace WebAssembly {
    function compile(code: Uint8Array): Promise<Module>;
  }
}

/**
 * The embedded engine's code, ready to run. Compiling its 9 MB happens on threads of its own: asked for early in a
 * start, it costs nothing, because loading the server keeps this thread busy meanwhile.
 */
export const engineCode = lazily(async () => {
  const file = new URL('pglite.wasm', import.meta.resolve('@electric-sql/pglite'));
  return WebAssembly.compile(await fs.readFile(file));
});
