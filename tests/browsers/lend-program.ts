import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * The shell between us and the program waits for our end of its pipe to close. That happens when we say so and also when
 * we are killed, so neither the program, nor what it started, nor the folder outlives the tests.
 */
const watchdog = `
"$@" </dev/null &
read -r _
trap '' TERM
kill -TERM 0
wait
rm -rf "$HOME"
`;

export interface Lent {
  /** A home of its own, which goes with it. */
  readonly folder: string;
  /** Waits for a line that the program says, and answers its first group. */
  said(line: RegExp): Promise<string>;
  /** The end of what it has said. */
  lastWords(): string;
  /** Ends it at once, as a power cut does; its home stays. */
  kill(): Promise<void>;
  end(): Promise<void>;
}

export const ownFolder = (name: string): string => mkdtempSync(path.join(tmpdir(), `gluebird-${name}-`));

/** Starts a program that is there as long as we are. */
export function lendProgram(
  folder: string,
  command: readonly [string, ...string[]],
  env: NodeJS.ProcessEnv = {},
): Lent {
  const child = spawn('sh', ['-c', watchdog, 'watchdog', ...command], {
    env: { ...process.env, ...env, HOME: folder },
    // A group of its own, so that all of it ends at once.
    detached: true,
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let output = '';
  const heard = new Set<() => void>();
  const hear = (chunk: Buffer): void => {
    output = (output + chunk.toString()).slice(-20_000);
    heard.forEach((look) => look());
  };
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  const ended = once(child, 'exit');
  const lastWords = (): string => output.trim().slice(-1000);
  const said = (line: RegExp): Promise<string> =>
    new Promise((resolve, reject) => {
      const look = (): void => {
        const found = line.exec(output)?.[1];
        if (found !== undefined) resolve(found);
      };
      heard.add(look);
      void ended.then(() => reject(new Error(`${command[0]} ended: ${lastWords()}`)));
      look();
    });
  const kill = async (): Promise<void> => {
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    await ended;
  };
  const end = async (): Promise<void> => {
    child.stdin.end();
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  return { folder, said, lastWords, kill, end };
}
