import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from './run-step.ts';

const find = (...patterns: string[]): string[] => globSync(patterns, { cwd: projectRoot }).sort();

/** A server test that uses the test application needs a database and runs once per engine. */
function needsDatabase(file: string): boolean {
  return readFileSync(path.join(projectRoot, file), 'utf8').includes('#tests/');
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
    api: server.filter(needsDatabase),
    journeys: find('tests/journeys/**/*.test.ts'),
    boot: ['tests/boot.test.ts'],
  };
}
