import { reasonIn, runCommand } from './run-command.ts';

let listsUpdated: Promise<void> | undefined;

const aptOptions = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };

async function updateLists(): Promise<void> {
  const result = await runCommand('apt-get', ['update', '-qq'], aptOptions);
  if (result.code !== 0) throw new Error(`apt-get update failed: ${reasonIn(result)}`);
}

/** Installs Debian packages. Only root can, and only where there is apt-get; otherwise it says so. */
export async function installSystemPackages(...names: string[]): Promise<void> {
  if (process.getuid?.() !== 0) throw new Error('only root can install system packages');
  if ((await runCommand('apt-get', ['--version'])).code !== 0) throw new Error('there is no apt-get');
  listsUpdated ??= updateLists();
  await listsUpdated;
  const args = ['install', '-y', '-qq', '--no-install-recommends', '-o', 'DPkg::Lock::Timeout=120', ...names];
  const result = await runCommand('apt-get', args, aptOptions);
  if (result.code !== 0) throw new Error(`apt-get install ${names.join(' ')} failed: ${reasonIn(result)}`);
}
