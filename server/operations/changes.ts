import fs from 'node:fs/promises';
import type { VersionChanges } from '#contract/operations-system.ts';

const file = new URL('../../CHANGELOG.md', import.meta.url);

const sections = (text: string, by: RegExp): string[] => text.split(by).slice(1);

function readPart(text: string): VersionChanges['parts'][number] {
  const [title = '', ...rest] = text.split('\n');
  const lines = sections(`\n${rest.join('\n')}`, /^- /m).map((line) => line.replaceAll(/\s+/g, ' ').trim());
  return { title: title.trim(), lines };
}

/** `## 1.2.0`, then paragraphs of a heading without mark and its list. */
export function parseChanges(text: string): VersionChanges[] {
  return sections(text, /^## /m).map((section) => {
    const [version = '', ...rest] = section.split('\n');
    const parts = rest
      .join('\n')
      .split(/\n{2,}/)
      .map((part) => part.trim())
      .filter(Boolean);
    return { version: version.trim(), parts: parts.map(readPart) };
  });
}

/** What the operator reads of each version, from the file that everybody else reads too. */
export const readChanges = async (): Promise<VersionChanges[]> =>
  parseChanges(await fs.readFile(file, 'utf8'));
