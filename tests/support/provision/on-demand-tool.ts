import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { reasonIn, runCommand } from './run-command.ts';

const projectRoot = path.resolve(import.meta.dirname, '../../..');
const toolCache = path.join(projectRoot, '.cache/tools');

const ABANDONED_AFTER_MS = 5 * 60_000;

/** Runs `npm` under this very Node: an older one silently chooses older packages. */
function npm(args: readonly string[], cwd: string): ReturnType<typeof runCommand> {
  const script = process.env.npm_execpath;
  return script && /\.c?js$/.test(script)
    ? runCommand(process.execPath, [script, ...args], { cwd })
    : runCommand('npm', args, { cwd });
}

/** One installer at a time per tool, also across processes; a lock left by a killed one is taken over. */
async function exclusively<T>(folder: string, work: () => Promise<T>): Promise<T> {
  const lock = `${folder}.lock`;
  mkdirSync(path.dirname(lock), { recursive: true });
  for (;;) {
    try {
      mkdirSync(lock);
      break;
    } catch {
      const since = statSync(lock, { throwIfNoEntry: false })?.mtimeMs;
      if (since !== undefined && Date.now() - since > ABANDONED_AFTER_MS)
        rmSync(lock, { recursive: true, force: true });
      else await sleep(250);
    }
  }
  try {
    return await work();
  } finally {
    rmSync(lock, { recursive: true, force: true });
  }
}

/**
 * Installs `tests/tools/<name>`, or another recipe (a small package.json with its lock file), into the cache folder,
 * once per lock file, and answers its folder. Kept out of the product's own dependencies: few machines need these, and they are large.
 */
export async function installTool(
  name: string,
  { of = `tests/tools/${name}`, command = 'ci' }: { of?: string; command?: 'ci' | 'install' } = {},
): Promise<string> {
  const recipe = path.join(projectRoot, of);
  const folder = path.join(toolCache, name);
  const lockFile = readFileSync(path.join(recipe, 'package-lock.json'));
  const wanted = createHash('sha256').update(lockFile).digest('hex');
  const stamp = path.join(folder, 'installed');
  const isInstalled = (): boolean => existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted;

  if (isInstalled()) return folder;
  await exclusively(folder, async () => {
    if (isInstalled()) return;
    rmSync(folder, { recursive: true, force: true });
    cpSync(recipe, folder, { recursive: true });
    const result = await npm(
      [command, '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'],
      folder,
    );
    if (result.code !== 0) throw new Error(`npm could not install ${name}: ${reasonIn(result)}`);
    writeFileSync(stamp, wanted);
  });
  return folder;
}
