import { onPath } from './on-path.ts';
import { installPackagedChromium } from './provision/packaged-chromium.ts';
import { reasonIn, runCommand } from './provision/run-command.ts';
import { installSystemPackages } from './provision/system-packages.ts';

interface Chromium {
  readonly executablePath: string;
  readonly version: string;
  readonly args: readonly string[];
  /** Variables that the browser's process needs beside those of this one. */
  readonly env: Readonly<Record<string, string>>;
  readonly how: string;
}

/** The headless shell draws the same pages with a third less work: it has no window around them. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

/**
 * No sandbox: tests often run as root or in containers, where it cannot be made, and open nothing but our own pages.
 * The rest keeps the browser from calling its maker, which a closed network would answer with noise.
 */
const ARGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
];

async function tryExecutable(
  executablePath: string,
  how: string,
  env: Chromium['env'] = {},
): Promise<Chromium> {
  const answer = await runCommand(executablePath, ['--version', '--no-sandbox'], {
    env: { ...process.env, ...env },
  });
  if (answer.code !== 0) throw new Error(`${how} does not run: ${reasonIn(answer)}`);
  const version = /\d+(\.\d+)+/.exec(answer.output)?.[0] ?? 'unknown';
  return { executablePath, version, args: ARGS, env, how };
}

async function fromPath(): Promise<Chromium> {
  let problem = 'there is no Chromium on the PATH';
  for (const file of onPath(...NAMES)) {
    try {
      return await tryExecutable(file, file);
    } catch (error) {
      problem = error instanceof Error ? error.message : String(error);
    }
  }
  throw new Error(problem);
}

async function fromSystemPackages(): Promise<Chromium> {
  await installSystemPackages('chromium-headless-shell').catch(() => installSystemPackages('chromium'));
  return { ...(await fromPath()), how: 'the system package' };
}

async function fromPackage(): Promise<Chromium> {
  const { executablePath, env } = await installPackagedChromium();
  return tryExecutable(executablePath, 'the npm package @sparticuz/chromium', env);
}

async function search(): Promise<Chromium> {
  const given = process.env.CHROME_PATH;
  if (given) return tryExecutable(given, 'CHROME_PATH');
  const reasons: string[] = [];
  for (const source of [fromPath, fromSystemPackages, fromPackage]) {
    try {
      return await source();
    } catch (error) {
      reasons.push(error instanceof Error ? error.message : String(error));
    }
  }
  throw new Error(`No Chromium to test with; set CHROME_PATH or install Chromium (${reasons.join('; ')}).`);
}

let found: Promise<Chromium> | undefined;

/**
 * A Chromium that runs here: the one given by CHROME_PATH, else one on the PATH, else the system's package, else an npm
 * package. Looks once per process.
 */
export function findChromium(): Promise<Chromium> {
  found ??= search();
  return found;
}
