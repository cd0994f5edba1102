import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { build, type InlineConfig } from 'vite';
import { compressFolder } from './build/compress.ts';
import { stampOfSources, writeStamp } from './build/stamp.ts';
import { weighBuild, type Weights } from './build/weigh.ts';

const root = path.resolve(import.meta.dirname, '..');
const workshop = path.join(root, '.cache/build');
const quiet = process.argv.includes('--quiet');
const ABANDONED_AFTER_MS = 60 * 60_000;

function clearAbandoned(): void {
  for (const name of readdirSync(workshop)) {
    const folder = path.join(workshop, name);
    const stat = statSync(folder, { throwIfNoEntry: false });
    if (stat && Date.now() - stat.mtimeMs > ABANDONED_AFTER_MS)
      rmSync(folder, { recursive: true, force: true });
  }
}

async function bundle(output: string): Promise<void> {
  const common: InlineConfig = {
    root,
    configFile: path.join(root, 'vite.config.ts'),
    configLoader: 'native',
    mode: 'production',
    logLevel: 'warn',
  };
  await build({ ...common, build: { outDir: path.join(output, 'client'), emptyOutDir: true } });
  const ssr = path.join(root, 'web/entry-server.tsx');
  await build({ ...common, build: { ssr, outDir: path.join(output, 'ssr'), emptyOutDir: true } });
}

const kilobytes = (bytes: number): string => (bytes / 1024).toFixed(1).padStart(7);

function printWeights({ pages }: Weights): void {
  console.log(`${'page or lazy part'.padEnd(44)}first KB    own KB   (brotli, script and style)`);
  for (const { page, firstLoadBytes, ownBytes } of pages) {
    console.log(`${page.padEnd(44)} ${kilobytes(firstLoadBytes)}   ${kilobytes(ownBytes)}`);
  }
}

/** Puts the finished build in place at once, so that a killed build leaves the last good one or none, never half of one. */
function putInPlace(output: string): void {
  const dist = path.join(root, 'dist');
  if (existsSync(dist)) renameSync(dist, path.join(output, 'previous'));
  try {
    renameSync(path.join(output, 'dist'), dist);
  } catch (error) {
    // Another build was quicker; both were made from the same sources.
    if (!existsSync(dist)) throw error;
  }
}

async function main(): Promise<void> {
  // Whatever the caller's mode is: built pages are always React's production build.
  process.env.NODE_ENV = 'production';
  mkdirSync(workshop, { recursive: true });
  clearAbandoned();
  const output = mkdtempSync(path.join(workshop, 'build-'));
  try {
    const sources = stampOfSources(root);
    const fresh = path.join(output, 'dist');
    await bundle(fresh);
    await compressFolder(path.join(fresh, 'client'));
    const weights = weighBuild(path.join(fresh, 'client'));
    if (!quiet) printWeights(weights);
    if (weights.problems.length > 0) throw new Error(`over budget: ${weights.problems.join('; ')}`);
    writeStamp(fresh, sources);
    putInPlace(output);
  } finally {
    rmSync(output, { recursive: true, force: true });
  }
}

try {
  await main();
} catch (error) {
  console.error(`The pages could not be built: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
