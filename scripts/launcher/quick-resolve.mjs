import module from 'node:module';
import { pathToFileURL } from 'node:url';
import { projectRoot } from './pinned-node.mjs';

/**
 * Node asks the disk several times for each import, and reads a package's whole description again for each of its files
 * (drizzle-orm's is 180 KB long): more than half of the time that loading the server took. Inside these packages and in
 * our own sources an import is a path, plain or below the root, to an ES module, so we can answer without asking.
 */
const PLAIN_PACKAGES = ['drizzle-orm', 'zod'].map((name) => `/node_modules/${name}/`);
const root = `${pathToFileURL(projectRoot).href}/`;
const entryPackage = 'drizzle-orm';

const isOwn = (url) => url?.startsWith(root) && !url.includes('/node_modules/');
const isInPackage = (url) => PLAIN_PACKAGES.some((folder) => url?.includes(folder));

/** @returns {{ url: string, format: string, shortCircuit: true } | undefined} */
function answerPlainly(specifier, parent) {
  const isPath = specifier.startsWith('.');
  if (specifier.endsWith('.ts') && (isPath || specifier.startsWith('#')) && isOwn(parent)) {
    const url = isPath ? new URL(specifier, parent).href : root + specifier.slice(1);
    return { url, format: 'module-typescript', shortCircuit: true };
  }
  if (specifier.endsWith('.js') && isPath && isInPackage(parent))
    return { url: new URL(specifier, parent).href, format: 'module', shortCircuit: true };
  return undefined;
}

export function resolveQuickly() {
  /** @type {Map<string, { url: string, format?: string | null }>} */
  const entries = new Map();
  module.registerHooks({
    resolve(specifier, context, nextResolve) {
      const plain = answerPlainly(specifier, context.parentURL);
      if (plain) return plain;
      if (specifier !== entryPackage && !specifier.startsWith(`${entryPackage}/`))
        return nextResolve(specifier, context);
      // Our own files all find the same installed copy.
      const known = entries.get(specifier);
      if (known) return { ...known, shortCircuit: true };
      const { url, format } = nextResolve(specifier, context);
      entries.set(specifier, { url, format });
      return { url, format, shortCircuit: true };
    },
  });
}
