import { spawn, type SpawnOptions } from 'node:child_process';

interface CommandResult {
  readonly code: number;
  readonly output: string;
}

/** Runs a command to its end and keeps what it said, both streams in one. Never throws: a missing program is code 127. */
export function runCommand(
  command: string,
  args: readonly string[],
  options: SpawnOptions = {},
): Promise<CommandResult> {
  return new Promise((resolve) => {
    let output = '';
    let child;
    try {
      child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    } catch (error) {
      resolve({ code: 127, output: String(error) });
      return;
    }
    const collect = (chunk: Buffer): void => {
      output += chunk.toString();
    };
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);
    child.on('error', (error) => resolve({ code: 127, output: error.message }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** The line of a failed command's output that most likely says why. */
export function reasonIn({ output, code }: CommandResult): string {
  const lines = output
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  return (
    lines.find((line) => /error|fatal|cannot|could not|denied|unable/i.test(line)) ??
    lines.at(-1) ??
    `exit code ${code}`
  );
}
