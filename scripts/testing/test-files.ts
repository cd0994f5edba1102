import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from './run-step.ts';

const find = (...patterns: string[]): string[] => globSync(patterns, { cwd: projectRoot }).sort();

const database = 'tests/support/test-database.ts';
const imports = /^import (?!type )[^;]*? from '(?:#(tests\/[^']+)|\.\/([^']+))';/gm;

/** A server test that comes to a database, itself or through the files of tests/ that it uses, runs once per engine. */
function needsDatabase(file: string, seen = new Set<string>()): boolean {
  if (file === database) return true;
  if (seen.has(file)) return false;
  seen.add(file);
  const text = readFileSync(path.join(projectRoot, file), 'utf8');
  return [...text.matchAll(imports)].some(([, fromTests, beside = '']) => {
    const used = fromTests ?? path.join(path.dirname(file), beside);
    return used.startsWith('tests/') && needsDatabase(used, seen);
  });
}

export interface TestFiles {
  readonly unit: readonly string[];
  readonly web: readonly string[];
  readonly api: readonly string[];
  readonly journeys: readonly string[];
  readonly boot: readonly string[];
}

export function findTestFiles(): TestFiles {
  const server = find('server/**/*.test.ts');
  return {
    unit: [
      ...find(
        'contract/**/*.test.ts',
        'engine/**/*.test.ts',
        'scripts/**/*.test.ts',
        'tests/support/**/*.test.ts',
      ),
      ...server.filter((file) => !needsDatabase(file)),
    ],
    web: find('web/**/*.test.ts', 'web/**/*.test.tsx'),
    api: server.filter((file) => needsDatabase(file)),
    journeys: find('tests/journeys/**/*.test.ts'),
    boot: ['tests/boot.test.ts'],
  };
}
