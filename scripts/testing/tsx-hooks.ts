// Loaded with `--import` before web tests: lets Node read what otherwise only the bundler understands.
import { readFileSync } from 'node:fs';
import { createRequire, registerHooks } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';

type TransformSync = (
  file: string,
  source: string,
  options: object,
) => { code: string; errors: { message: string }[] };

async function loadBundler(): Promise<TransformSync> {
  // The bundler's own version, wherever the package manager put it.
  const fromVite = createRequire(import.meta.resolve('vite'));
  const utils = await import(pathToFileURL(fromVite.resolve('rolldown/utils')).href);
  return utils.transformSync;
}

const transformSync = await loadBundler();

/** Class names are their own values, so that a test can look for them. */
const CSS_MODULE = 'export default new Proxy({}, { get: (_, name) => String(name) });';

registerHooks({
  load(url, context, nextLoad) {
    const bare = url.replace(/[?#].*$/, '');
    if (bare.endsWith('.css')) return { format: 'module', source: CSS_MODULE, shortCircuit: true };
    if (/\.(svg|png|webp|woff2)$/.test(bare)) {
      return { format: 'module', source: `export default ${JSON.stringify(bare)};`, shortCircuit: true };
    }
    if (!bare.endsWith('.tsx')) return nextLoad(url, context);
    const file = fileURLToPath(bare);
    const result = transformSync(file, readFileSync(file, 'utf8'), { jsx: { runtime: 'automatic' } });
    if (result.errors[0]) throw new SyntaxError(`${file}: ${result.errors[0].message}`);
    return { format: 'module', source: result.code, shortCircuit: true };
  },
});
