import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { REPORTS_VARIABLE } from './line-reporter.ts';
import { tallyCheck, tallyReports, unfinished, type Tally, type TestReport } from './tally.ts';

export const projectRoot = path.resolve(import.meta.dirname, '../..');

const quickLoading = path.join(import.meta.dirname, 'quick-loading.mjs');

type Environment = Readonly<Record<string, string>>;

interface Ended {
  readonly code: number;
  readonly output: string;
  readonly timedOut: boolean;
}

interface Limits {
  readonly timeoutMs: number;
  readonly env?: Environment;
}

/** Runs one process of the run with its output kept back. It may not outlive its time. */
function run(args: readonly string[], { timeoutMs, env }: Limits): Promise<Ended> {
  const variables = { ...process.env, ...env, NO_COLOR: '1' };
  // Inherited from a test runner above us, this would turn our children into its subtests.
  delete (variables as Record<string, string | undefined>).NODE_TEST_CONTEXT;
  const child = spawn(process.execPath, args, {
    cwd: projectRoot,
    env: variables,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let timedOut = false;
  const collect = (chunk: Buffer): void => {
    output += chunk.toString();
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  const timer = setTimeout(() => {
    timedOut = true;
    child.kill('SIGKILL');
  }, timeoutMs);
  return new Promise((resolve) => {
    child.on('error', (error) => resolve({ code: 127, output: error.message, timedOut }));
    child.on('close', (code) => {
      clearTimeout(timer);
      resolve({ code: code ?? 1, output, timedOut });
    });
  });
}

const seconds = (ms: number): string => `${Math.round(ms / 1000)} s`;

/** A program of the project's own tools, by its path below node_modules, or a script of ours. It counts as one test. */
export async function runCheck(name: string, args: readonly string[], timeoutMs = 180_000): Promise<Tally> {
  const ended = await run(args, { timeoutMs });
  const output = ended.timedOut ? `${ended.output}\nstopped after ${seconds(timeoutMs)}` : ended.output;
  return tallyCheck(name, ended.code, output);
}

export interface TestRun extends Limits {
  readonly files: readonly string[];
  /** Modules to load before the tests. */
  readonly imports?: readonly string[];
  /** Only the tests of these names. */
  readonly titles?: readonly string[] | undefined;
}

function readReports(file: string): TestReport[] {
  try {
    const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
    return lines.map((line) => JSON.parse(line));
  } catch {
    return [];
  }
}

const times = new Map<string, number>();

function noteTimes(reports: readonly TestReport[]): void {
  for (const report of reports)
    if (report.kind === 'passed' && report.file !== undefined)
      times.set(report.file, (times.get(report.file) ?? 0) + (report.ms ?? 0));
}

/** Where the time of this run went: the slowest files, the same one under several engines added up. */
export function slowestFiles(most: number): { file: string; seconds: number }[] {
  return [...times]
    .map(([file, ms]) => ({ file: path.relative(projectRoot, file), seconds: ms / 1000 }))
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, most);
}

/** Runs test files in one process, which is ten times faster than one process each. */
export async function runTests({ files, imports = [], titles = [], ...limits }: TestRun): Promise<Tally> {
  if (files.length === 0) {
    return { passed: 0, failures: [{ name: 'the step', details: 'found no test file' }], output: '' };
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'gluebird-tests-'));
  const file = path.join(folder, 'reports');
  try {
    const ended = await run(
      [
        ...[quickLoading, ...imports].map((module) => `--import=${module}`),
        '--test',
        '--test-isolation=none',
        ...titles.map((title) => `--test-name-pattern=^${RegExp.escape(title)}$`),
        `--test-reporter=${path.join(import.meta.dirname, 'line-reporter.ts')}`,
        '--test-reporter-destination=stdout',
        ...files,
      ],
      { ...limits, env: { ...limits.env, [REPORTS_VARIABLE]: file } },
    );
    const reports = readReports(file);
    noteTimes(reports);
    if (!ended.timedOut) return tallyReports(reports, ended.code, ended.output);
    const [hanging] = unfinished(reports);
    const why = hanging
      ? `in "${hanging}"`
      : 'although its tests had ended: one left a timer or a connection open';
    const details = `was still running after ${seconds(limits.timeoutMs)}, ${why}`;
    const hung: TestReport[] = [{ kind: 'failed', name: 'the test process', details }, { kind: 'finished' }];
    return tallyReports([...reports, ...hung], ended.code, ended.output);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
