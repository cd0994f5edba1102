import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export interface ThirdParty {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  readonly copyright: string;
  /** The licence's own words; empty for packages that only some machines install. */
  readonly text: string;
}

interface LockedPackage {
  readonly version?: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly link?: boolean;
}

function licenceText(folder: string): string {
  if (!existsSync(folder)) return '';
  const file = readdirSync(folder).find((name) => /^(licen[cs]e|copying)(\.|$|-mit)/i.test(name));
  return file ? readFileSync(path.join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim() : '';
}

/** What the licence's own first line says, for packages whose description does not. */
function licenceIn(text: string): string {
  return /^(?:The )?MIT License/i.test(text) ? 'MIT' : 'unknown';
}

function copyrightIn(text: string): string {
  const lines = text.split('\n').map((line) => line.replace(/^[\s/*#>-]+/, '').trim());
  const found = lines.filter(
    (line) => /^(copyright\b|\(c\)|©)/i.test(line) && /\d{4}|contributors|authors/i.test(line),
  );
  return [...new Set(found)].slice(0, 3).join('; ').replaceAll('|', '/');
}

function authorIn(folder: string): string {
  const { author } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const name = typeof author === 'string' ? author : author?.name;
  return typeof name === 'string' ? name.replace(/\s*[<(].*$/, '') : '';
}

/** Everything production installs, out of the lock file: the same list on every machine. */
export function listThirdParties(root: string): ThirdParty[] {
  const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
  const locked = Object.entries<LockedPackage>(packages).filter(
    ([at, entry]) => at !== '' && !entry.dev && !entry.link,
  );
  const parties = new Map<string, ThirdParty>();
  for (const [at, entry] of locked) {
    const name = at.slice(at.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const folder = path.join(root, at);
    // Optional packages are installed on some machines only; the list must not depend on which one this is.
    const text = entry.optional ? '' : licenceText(folder);
    const copyright = entry.optional ? '' : copyrightIn(text) || authorIn(folder);
    const party = {
      name,
      version: entry.version ?? '',
      licence: entry.license ?? licenceIn(text),
      copyright,
      text,
    };
    parties.set(`${name}@${party.version}`, party);
  }
  return [...parties.values()].sort((a, b) =>
    a.name < b.name ? -1 : a.name > b.name ? 1 : a.version < b.version ? -1 : 1,
  );
}
