import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from './run-step.ts';

const find = (...patterns: string[]): string[] => globSync(patterns, { cwd: projectRoot }).sort();

const database = 'tests/support/test-database.ts';
const imports = /^import (?!type )[^;]*? from '(?:#(tests\/[^']+)|\.\/([^']+))';/gm;

/** A server test that comes to a database, itself or through the files of tests/ that it uses. */
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

/**
 * Where the database itself is what is tested: layers, locks, jobs, money, likes, plans. These run on both engines before
 * every change; the others run on the embedded engine then, and on PostgreSQL in the proof.
 */
const aboutTheDatabase =
  /^server\/(?:platform|credits|payments|crafts|community|supplies|notifications|admin|generation\/runs)\/|^server\/[^/]+$/;

const isProof = (file: string): boolean => file.endsWith('.proof.test.ts');

interface TestFiles {
  readonly unit: readonly string[];
  readonly web: readonly string[];
  readonly apiEmbedded: readonly string[];
  readonly apiPostgres: readonly string[];
  readonly journeys: readonly string[];
  readonly browsers: readonly string[];
  readonly boot: readonly string[];
  readonly image: readonly string[];
  readonly deploy: readonly string[];
}

/** `test`: what a change must pass. `proof`: what takes longer, and must pass before a release. */
export type Ring = 'test' | 'proof';

/** The files of a ring; together the two run every file, and each server test on both engines. */
export function findTestFiles(ring: Ring): TestFiles {
  const own = (files: readonly string[]): string[] =>
    files.filter((file) => isProof(file) === (ring === 'proof'));
  const server = find('server/**/*.test.ts');
  const api = server.filter((file) => needsDatabase(file));
  const engines = find(
    'contract/**/*.test.ts',
    'engine/**/*.test.ts',
    'scripts/**/*.test.ts',
    'tests/support/**/*.test.ts',
    'tests/safety-cases/**/*.test.ts',
    'tests/deploy/{compose,operating,security}.test.ts',
  );
  return {
    unit: own([...engines, ...server.filter((file) => !needsDatabase(file))]),
    web: own(find('web/**/*.test.ts', 'web/**/*.test.tsx')),
    apiEmbedded: own(api),
    apiPostgres: api.filter((file) => {
      const early = aboutTheDatabase.test(file) && !isProof(file);
      return early === (ring === 'test');
    }),
    journeys: own(find('tests/journeys/**/*.test.ts')),
    browsers: own(find('tests/browsers/**/*.test.ts')),
    boot: own(find('tests/*.test.ts')),
    image: own(find('tests/deploy/image.proof.test.ts')),
    deploy: own(find('tests/deploy/{balancer,compose-parser,proxies,service,two-nodes}.proof.test.ts')),
  };
}
