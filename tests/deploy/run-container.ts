import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { startForReal, startInVain, type EndedStart } from '#tests/support/started-server.ts';
import type { BuiltImage } from './build-image.ts';

/** What the compose files leave of root's rights; with them the container begins. */
const keptCapabilities = ['CHOWN', 'DAC_OVERRIDE', 'SETGID', 'SETUID'] as const;

/**
 * What a container engine does with an image: processes and mounts of its own, the image's files for reading only, one
 * folder for the data, memory for what is temporary, and few rights. The product is its first process.
 */
const script = `
set -e
root="$1"; data="$2"; shift 2
mount --bind "$root" "$root"
mount -t proc proc "$root/proc"
mount --bind /dev "$root/dev"
mount -t tmpfs -o mode=1777 tmpfs "$root/tmp"
mount --bind "$data" "$root/data"
mount -o remount,bind,ro "$root"
cd /
exec chroot "$root" env -i -C /app "$@"
`;

const fewRights = `-all,${keptCapabilities.map((name) => `+${name.toLowerCase()}`).join(',')}`;

interface Run {
  readonly image: BuiltImage;
  /** The folder of this machine that is /data inside. */
  readonly data: string;
  readonly settings: Readonly<Record<string, string>>;
  /** Instead of what the image starts by itself. */
  readonly command?: readonly string[];
}

function commandOf({ image, data, settings, command }: Run): [string, ...string[]] {
  const { Env, Entrypoint, Cmd } = image.settings;
  const unshare = [
    'unshare',
    '--mount',
    '--pid',
    '--fork',
    '--kill-child',
    'sh',
    '-c',
    script,
    'sh',
  ] as const;
  const own = Object.entries(settings).map(([name, value]) => `${name}=${value}`);
  const rights = ['setpriv', '--inh-caps=-all', `--bounding-set=${fewRights}`, '--no-new-privs', '--'];
  return [...unshare, image.root, data, ...Env, ...own, ...rights, ...(command ?? [...Entrypoint, ...Cmd])];
}

export interface RunningContainer {
  readonly origin: string;
  readonly output: () => string;
  /** The product's process, as this machine numbers it. */
  readonly pid: number;
  stop(): Promise<number | null>;
  kill(): Promise<void>;
}

export async function startContainer(run: Run): Promise<RunningContainer> {
  const { child, origin, output, kill } = await startForReal({
    settings: {},
    command: commandOf(run),
    deadlineMs: 120_000,
  });
  const pid = Number(readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8').trim());
  const stop = async (): Promise<number | null> => {
    const ended = once(child, 'close');
    process.kill(pid, 'SIGTERM');
    await ended;
    return child.exitCode;
  };
  return { origin, output, pid, stop, kill };
}

/** Runs a command in a container of its own to its end. */
export const runInContainer = (run: Run): Promise<EndedStart> =>
  startInVain({ settings: {}, command: commandOf(run) });
