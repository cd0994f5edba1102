import type { SpawnOptions } from 'node:child_process';
import { runCommand } from '#tests/support/provision/run-command.ts';

/** What a program said when it went well; else the end of it, which says why not. */
export async function runTool(
  program: string,
  args: readonly string[],
  options: SpawnOptions = {},
): Promise<string> {
  const { code, output } = await runCommand(program, args, options);
  if (code !== 0) throw new Error(`${program} ${args.join(' ')} ended with ${code}:\n${output.slice(-4000)}`);
  return output;
}
