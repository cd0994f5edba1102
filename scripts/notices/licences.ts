/** Licences whose terms a closed product may live with. */
const FREE = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'Zlib',
]);

/** Copyleft that ends at the file or the library: fine for these, which we use unchanged and load as they come. */
const WEAK_COPYLEFT: Readonly<Record<string, readonly RegExp[]>> = {
  'LGPL-3.0-or-later': [/^@img\/sharp-/],
  'MPL-2.0': [/^@resvg\/resvg-js/, /^lightningcss/, /^axe-core$/],
};

function isAllowedId(id: string, packageName: string): boolean {
  return FREE.has(id) || (WEAK_COPYLEFT[id] ?? []).some((pattern) => pattern.test(packageName));
}

/** Reads an SPDX expression: every part of an AND must be allowed, one part of an OR is enough. */
export function isAllowed(expression: string, packageName: string): boolean {
  const plain = expression.replaceAll(/[()]/g, ' ').trim();
  return plain
    .split(/\s+OR\s+/)
    .some((choice) => choice.split(/\s+AND\s+/).every((id) => isAllowedId(id.trim(), packageName)));
}
