import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import {
  accessSync,
  chmodSync,
  chownSync,
  constants,
  cpSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { freePort } from './free-port.ts';
import type { PostgresBinaries } from './postgres-binaries.ts';
import { reasonIn, runCommand } from './run-command.ts';

interface RunningServer {
  readonly url: string;
  readonly version: string;
  stop(): Promise<void>;
}

interface Account {
  readonly uid: number;
  readonly gid: number;
}

/** PostgreSQL refuses to run as root, so root lends it an account that may do little else. */
export function unprivilegedAccount(): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  for (const name of ['postgres', 'nobody']) {
    const [, , uid, gid] = accounts.find(([login]) => login === name) ?? [];
    if (uid && gid) return { uid: Number(uid), gid: Number(gid) };
  }
  throw new Error(
    'PostgreSQL does not run as root, and there is neither a "postgres" nor a "nobody" account',
  );
}

/** A folder that the account can reach: a private TMPDIR would shut it out. */
export function makeFolder(account: Account | undefined, within?: string): string {
  for (const parent of within === undefined ? [tmpdir(), '/tmp', '/var/tmp'] : [within]) {
    try {
      if (account && within === undefined) accessForOthers(parent);
      const folder = mkdtempSync(path.join(parent, 'gluebird-postgres-'));
      if (account) chownSync(folder, account.uid, account.gid);
      chmodSync(folder, 0o700);
      return folder;
    } catch {
      continue;
    }
  }
  throw new Error('no temporary folder can be written');
}

function accessForOthers(folder: string): void {
  accessSync(folder, constants.R_OK);
  if (!/^\/(var\/)?tmp$/.test(folder)) throw new Error('not known to be open to all');
}

/** The binaries where the account can run them: copied when they lie below a folder that is closed to it. */
async function reachableBinaries(
  binaries: PostgresBinaries,
  folder: string,
  account: Account | undefined,
): Promise<string> {
  if (!account) return binaries.folder;
  const probe = await runCommand(path.join(binaries.folder, 'postgres'), ['--version'], {
    ...account,
    cwd: '/',
  });
  if (probe.code === 0) return binaries.folder;
  const copy = path.join(folder, 'installation');
  cpSync(binaries.installation, copy, { recursive: true, verbatimSymlinks: true });
  chmodSync(copy, 0o755);
  return path.join(copy, path.basename(binaries.folder));
}

/**
 * The shell between us and the server waits for our end of its pipe to close. That happens when we say so and also
 * when we are killed, so neither server nor folder ever outlives the tests.
 */
const WATCHDOG = `
"$@" </dev/null &
server=$!
read -r _
kill -QUIT $server 2>/dev/null
wait $server 2>/dev/null
rm -rf "$FOLDER"
`;

const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  shared_buffers: '64MB',
  max_connections: '200',
  timezone: 'UTC',
  log_min_messages: 'fatal',
};

async function firstAnswer(url: string, server: ChildProcess): Promise<string> {
  for (let attempt = 0; attempt < 150; attempt += 1) {
    if (server.exitCode !== null) break;
    const client = new Client({ connectionString: url, connectionTimeoutMillis: 2000 });
    client.on('error', () => {});
    try {
      await client.connect();
      const { rows } = await client.query('show server_version');
      return rows[0].server_version;
    } catch {
      await sleep(100);
    } finally {
      await client.end().catch(() => {});
    }
  }
  throw new Error('it did not answer within 15 seconds');
}

interface Place {
  /** Where the programs of PostgreSQL lie. */
  programs: string;
  folder: string;
  data: string;
  as: Account | Record<string, never>;
  environment: { PATH: string | undefined; LC_ALL: string; TZ: string; FOLDER: string };
}

async function run({ programs, folder, as, environment }: Place, program: string, words: string[]) {
  const ran = await runCommand(path.join(programs, program), words, { ...as, cwd: folder, env: environment });
  if (ran.code !== 0) throw new Error(`${program} failed: ${reasonIn(ran)}`);
}

/** New data with a password nobody else knows, which is given back. */
async function initialise(place: Place): Promise<string> {
  const passwordFile = path.join(place.folder, 'password');
  const password = randomBytes(16).toString('hex');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  const { uid, gid } = place.as;
  if (uid !== undefined && gid !== undefined) chownSync(passwordFile, uid, gid);
  await run(place, 'initdb', [
    '-D',
    place.data,
    '-U',
    'postgres',
    '-E',
    'UTF8',
    '--no-locale',
    '--no-sync',
    '--auth=scram-sha-256',
    `--pwfile=${passwordFile}`,
  ]);
  rmSync(passwordFile);
  return password;
}

/** Data that follows the server at this address, and its password. */
async function follow(place: Place, url: string): Promise<string> {
  const words = [
    '-d',
    url,
    '-D',
    place.data,
    '-X',
    'stream',
    '-c',
    'fast',
    '--write-recovery-conf',
    '--no-sync',
  ];
  await run(place, 'pg_basebackup', words);
  return decodeURIComponent(new URL(url).password);
}

async function serve({ programs, folder, data, as, environment }: Place, password: string) {
  const port = await freePort();
  const settings = Object.entries({ ...SETTINGS, port }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ]);
  const command = [path.join(programs, 'postgres'), '-D', data, ...settings];
  // A group of its own: Ctrl-C must reach us, and the server only through the watchdog.
  const server = spawn('sh', ['-c', WATCHDOG, 'watchdog', ...command], {
    ...as,
    cwd: folder,
    env: environment,
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  const ended = once(server, 'exit');
  server.unref();
  const stop = async (): Promise<void> => {
    server.stdin.end();
    if (server.exitCode === null && server.signalCode === null) {
      server.ref();
      await ended;
    }
    rmSync(folder, { recursive: true, force: true });
  };
  const url = `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;
  try {
    return { url, version: await firstAnswer(url, server), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Starts a throw-away server on a free port of the loopback interface: an empty one, or one that follows another. Its data can lie within a folder that is open to all. */
export async function startServer(
  binaries: PostgresBinaries,
  { followed, within }: { followed?: string; within?: string | undefined } = {},
): Promise<RunningServer> {
  const account = unprivilegedAccount();
  const folder = makeFolder(account, within);
  try {
    const programs = await reachableBinaries(binaries, folder, account);
    const environment = { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC', FOLDER: folder };
    const place = { programs, folder, data: path.join(folder, 'data'), as: account ?? {}, environment };
    const password = followed === undefined ? await initialise(place) : await follow(place, followed);
    return await serve(place, password);
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}
