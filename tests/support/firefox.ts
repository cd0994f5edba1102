import { onPath } from './on-path.ts';
import { reasonIn, runCommand } from './provision/run-command.ts';
import { installSystemPackages } from './provision/system-packages.ts';

interface Firefox {
  readonly executablePath: string;
  readonly version: string;
}

const names = ['firefox-esr', 'firefox'];

/** The Firefox of this machine, or the system's package. */
export async function findFirefox(): Promise<Firefox> {
  if (onPath(...names).length === 0)
    await installSystemPackages('firefox-esr').catch((error: Error) => {
      throw new Error(`No Firefox to test with; install firefox-esr (${error.message}).`);
    });
  const [executablePath = ''] = onPath(...names);
  const answer = await runCommand(executablePath, ['--version']);
  if (answer.code !== 0) throw new Error(`${executablePath} does not run: ${reasonIn(answer)}`);
  return { executablePath, version: /[\d.]+\d/.exec(answer.output)?.[0] ?? 'unknown' };
}
