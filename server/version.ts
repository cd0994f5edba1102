import fs from 'node:fs';

/** The version in package.json, the one place that says it. */
export function productVersion(): string {
  const file = new URL('../package.json', import.meta.url);
  return (JSON.parse(fs.readFileSync(file, 'utf8')) as { version: string }).version;
}
