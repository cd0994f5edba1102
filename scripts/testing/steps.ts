import path from 'node:path';
import { findChromium } from '#tests/support/chromium.ts';
import { provideRealPostgres, type RealPostgres } from '#tests/support/real-postgres.ts';
import { inParts } from './in-parts.ts';
import { projectRoot, runCheck, runTests, type TestRun } from './run-step.ts';
import type { Step } from './step.ts';
import { wasInVain, withSecondTry } from './second-try.ts';
import type { Tally } from './tally.ts';
import { findTestFiles, type Ring } from './test-files.ts';

const tool = (file: string): string => path.join(projectRoot, 'node_modules', file);
const script = (file: string): string => path.join(projectRoot, 'scripts', file);

function check(name: string, ...args: string[]): Step {
  return { name, run: () => runCheck(name, args) };
}

function types(project: string): Step {
  const folder = project === 'root' ? '.' : project;
  return check(`types ${project}`, tool('typescript/bin/tsc'), '-p', path.join(folder, 'tsconfig.json'));
}

let server: Promise<RealPostgres> | undefined;

export async function stopProvided(): Promise<void> {
  await (await server?.catch(() => undefined))?.stop();
}

/** Whole servers in one process: a test that waited in vain may try again, any other failure stands. */
const runServers = (run: TestRun): Promise<Tally> =>
  withSecondTry(run.files, (files) => runTests({ ...run, files }), wasInVain);

async function onRealPostgres(run: TestRun): Promise<Tally> {
  server ??= provideRealPostgres();
  const { url, version, how } = await server;
  const env = { TEST_ENGINE: 'postgres', TEST_DATABASE_URL: url };
  return { ...(await runServers({ ...run, env })), note: `PostgreSQL ${version.split(' ')[0]} from ${how}` };
}

let chromium: ReturnType<typeof findChromium> | undefined;

async function withChromium(run: TestRun): Promise<Tally> {
  // Looked for once: two that fetch a browser at the same time would be in each other's way.
  chromium ??= findChromium();
  const { executablePath, version, env, how } = await chromium;
  const settings = { ...env, TEST_ENGINE: 'embedded', CHROME_PATH: executablePath };
  return { ...(await runTests({ ...run, env: settings })), note: `Chromium ${version}, ${how}` };
}

const inChromium = (run: TestRun): Promise<Tally> =>
  withSecondTry(run.files, (files) => withChromium({ ...run, files }));

/** A line for each walk, with the sizes and themes in which it went well. */
function tableOf(names: readonly string[]): string {
  const lines = new Map<string, string[]>();
  for (const name of names) {
    const [, walk = name, seen = ''] = /^(.*), (\d+ \w+) /.exec(name) ?? [];
    lines.set(walk, [...(lines.get(walk) ?? []), seen]);
  }
  return [...lines].map(([walk, seen]) => `\n    ${walk.padEnd(52)} ${seen.join('   ')}`).join('');
}

async function inEachBrowser(files: readonly string[]): Promise<Tally> {
  // A whole browser's walks would take minutes again.
  const tally = await withSecondTry(files, (_, titles) =>
    withChromium({ files, titles, timeoutMs: 900_000 }),
  );
  return { ...tally, note: tableOf(tally.names ?? []) };
}

/** The same walks in every browser that families hold, a step for each. */
function browserSteps(files: readonly string[]): Step[] {
  return files.map((file) => ({
    name: `browsers ${path.basename(file).split('.')[0]}`,
    after: ['build'],
    files: [file],
    run: inEachBrowser,
  }));
}

/** What the tests measured, where they say so. */
async function withMeasures(run: TestRun): Promise<Tally> {
  const tally = await runTests(run);
  const note = /^measured: (.*)$/m.exec(tally.output)?.[1];
  return { ...tally, ...(note === undefined ? {} : { note }) };
}

/** What a machine reads of the sources: quick and telling, so first. */
function readingSteps(): Step[] {
  return [
    check('format', tool('oxfmt/bin/oxfmt'), '--check'),
    check('lint', tool('oxlint/bin/oxlint'), '--type-aware', '--deny-warnings'),
    types('root'),
    types('engine'),
    types('web'),
    types('tests'),
    check('boundaries', script('check-boundaries.ts')),
    check('notices', script('notices.ts'), '--check'),
  ];
}

/** A step for every kind of test that the ring has, the longest first, so that no lane ends long after the others. */
export function listSteps(ring: Ring): Step[] {
  const files = findTestFiles(ring);
  const tsxHooks = `./${path.relative(projectRoot, script('testing/tsx-hooks.ts'))}`;
  const embedded = { TEST_ENGINE: 'embedded' };
  const steps: Step[] = [
    ...(ring === 'test' ? readingSteps() : []),
    check('build', script('build.ts')),
    // Every recipe on every table takes its minutes, and twice as many on a slow machine.
    ...inParts(ring === 'proof' ? 3 : 1, {
      name: 'unit',
      files: files.unit,
      run: (chosen) => runTests({ files: chosen, timeoutMs: 1_800_000 }),
    }),
    {
      name: 'image',
      files: files.image,
      run: (chosen) => withMeasures({ files: chosen, timeoutMs: 1_200_000 }),
    },
    ...inParts(3, {
      name: 'journeys',
      after: ['build'],
      files: files.journeys,
      run: (chosen) => inChromium({ files: chosen, timeoutMs: 900_000 }),
    }),
    ...browserSteps(files.browsers),
    ...inParts(2, {
      name: 'api embedded',
      files: files.apiEmbedded,
      run: (chosen) => runServers({ files: chosen, env: embedded, timeoutMs: 900_000 }),
    }),
    ...inParts(2, {
      name: 'api postgres',
      files: files.apiPostgres,
      run: (chosen) => onRealPostgres({ files: chosen, timeoutMs: 900_000 }),
    }),
    {
      name: 'boot',
      after: ['build'],
      files: files.boot,
      run: (chosen) => runServers({ files: chosen, timeoutMs: 300_000 }),
    },
    {
      name: 'deploy',
      after: ['build'],
      files: files.deploy,
      run: (chosen) => runTests({ files: chosen, timeoutMs: 300_000 }),
    },
    {
      name: 'unit web',
      files: files.web,
      run: (chosen) => runTests({ files: chosen, imports: [tsxHooks], timeoutMs: 120_000 }),
    },
  ];
  return steps.filter((step) => step.files === undefined || step.files.length > 0);
}
