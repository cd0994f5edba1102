import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

export const projectRoot = path.resolve(import.meta.dirname, '../..');

export type Settings = Readonly<Record<string, string>>;

export interface EndedStart {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
  readonly durationMs: number;
}

export interface StartedServer {
  /** Loopback address, as printed but without the need to look a name up. */
  readonly origin: string;
  readonly readyMs: number;
  readonly output: () => string;
  readonly child: ChildProcess;
  /** Sends the signal to the process that was started, as a service manager does, and waits for its end. */
  readonly stop: (signal?: NodeJS.Signals) => Promise<EndedStart>;
  /** Ends everything at once, as a power cut does. */
  readonly kill: () => Promise<void>;
}

const SETTING_NAMES =
  /^(HOST|PORT|PUBLIC_URL|DATA_DIR|DATABASE_|AI_|PAYMENTS|STRIPE_|SMTP_|ADMIN_|S3_|BACKUP_|LOG_|RATE_|DEBUG_|STARTER_|RECOGNIZER|WEBHOOKS|OTEL_|NODE_ENV|npm_|OPENAI_|ANTHROPIC_|GOOGLE_)/;

/** This machine's environment without anything that is a setting of the product. */
function environmentWith(settings: Settings): NodeJS.ProcessEnv {
  const inherited = Object.entries(process.env).filter(([name]) => !SETTING_NAMES.test(name));
  return { ...Object.fromEntries(inherited), NO_COLOR: '1', ...settings };
}

/** A server that is still there by then is ended hard, and has no exit code to show. */
const STOP_DEADLINE_MS = 15_000;

export interface StartOptions {
  readonly settings: Settings;
  /** What to run; `npm start` when absent. */
  readonly command?: readonly [string, ...string[]];
  readonly deadlineMs?: number;
  /** Where the program lies; this one when absent. */
  readonly root?: string;
}

const groups = new Set<number>();

function killGroup(group: number): void {
  try {
    process.kill(-group, 'SIGKILL');
  } catch {
    // Nobody of the group is left.
  }
}

process.once('exit', () => groups.forEach(killGroup));

function launch({ settings, command = ['npm', 'start'], root = projectRoot }: StartOptions) {
  const [program, ...args] = command;
  const since = performance.now();
  // A group of its own, so that a test can end all of it at once.
  const child = spawn(program, args, {
    cwd: root,
    env: environmentWith(settings),
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let stdout = '';
  let stderr = '';
  child.stdout.on('data', (chunk) => {
    stdout += chunk;
  });
  child.stderr.on('data', (chunk) => {
    stderr += chunk;
  });
  const group = child.pid;
  if (group !== undefined) groups.add(group);
  const exited = once(child, 'close').then(() => groups.delete(group ?? 0));
  const elapsed = (): number => performance.now() - since;
  const ended = async (): Promise<EndedStart> => {
    await exited;
    return { code: child.exitCode, stdout, stderr, durationMs: elapsed() };
  };
  const kill = async (): Promise<void> => {
    if (group !== undefined) killGroup(group);
    await exited;
  };
  return { child, ended, kill, elapsed, output: () => stdout + stderr };
}

/** Starts the product for real and waits for the address it prints. */
export async function startForReal(options: StartOptions): Promise<StartedServer> {
  const { child, ended, kill, elapsed, output } = launch(options);
  const deadlineMs = options.deadlineMs ?? 60_000;
  for (;;) {
    const port = /https?:\/\/localhost:(\d+)/.exec(output())?.[1];
    if (port !== undefined) {
      const stop = async (signal: NodeJS.Signals = 'SIGTERM'): Promise<EndedStart> => {
        child.kill(signal);
        const timer = setTimeout(() => void kill(), STOP_DEADLINE_MS);
        try {
          return await ended();
        } finally {
          clearTimeout(timer);
        }
      };
      return { origin: `http://127.0.0.1:${port}`, readyMs: elapsed(), output, child, stop, kill };
    }
    if (child.exitCode !== null || elapsed() > deadlineMs) {
      await kill();
      throw new Error(`the server was not ready after ${Math.round(elapsed())} ms:\n${output()}`);
    }
    await sleep(5);
  }
}

/** The command behind `npm start`, flags and all, without npm and its shell: the process we know is the server itself. */
function startCommand(): [string, ...string[]] {
  const { scripts } = JSON.parse(readFileSync(path.join(projectRoot, 'package.json'), 'utf8'));
  const words: string[] = scripts.start.split(' ').filter((word: string) => word !== 'exec');
  return [process.execPath, ...words.slice(1)];
}

const quiet = { PORT: '0', RATE_LIMITS: 'off', LOG_LEVEL: 'error', NODE_ENV: 'production' };

export function startProduct(settings: Settings, root = projectRoot): Promise<StartedServer> {
  return startForReal({ settings: { ...quiet, ...settings }, command: startCommand(), root });
}

/** A start that is expected to end by itself. */
export async function startInVain(options: StartOptions): Promise<EndedStart> {
  const { ended, kill } = launch(options);
  const deadlineMs = options.deadlineMs ?? 60_000;
  const timer = setTimeout(() => void kill(), deadlineMs);
  try {
    return await ended();
  } finally {
    clearTimeout(timer);
  }
}

export const startProductInVain = (settings: Settings, root = projectRoot): Promise<EndedStart> =>
  startInVain({ settings: { ...quiet, ...settings }, command: startCommand(), root });
