import { globSync } from 'node:fs';
import { onPath } from './on-path.ts';
import { runCommand } from './provision/run-command.ts';
import { installSystemPackages } from './provision/system-packages.ts';

interface WebKit {
  readonly driver: string;
  readonly browser: string;
  /** A display that nobody looks at. */
  readonly display: string;
  readonly version: string;
}

function onMachine(): Omit<WebKit, 'version'> | undefined {
  const [driver] = onPath('WebKitWebDriver');
  const [display] = onPath('Xvfb');
  const [browser] = globSync('/usr/{lib,lib/*,libexec}/webkit2gtk-4.?/MiniBrowser');
  return driver && display && browser ? { driver, browser, display } : undefined;
}

/** WebKitGTK with its driver and a display, as the machine has them or from the system's packages. */
export async function findWebkit(): Promise<WebKit> {
  if (!onMachine())
    await installSystemPackages('webkit2gtk-driver', 'xvfb').catch((error: Error) => {
      throw new Error(`No WebKit to test with; install webkit2gtk-driver and xvfb (${error.message}).`);
    });
  const found = onMachine();
  if (!found)
    throw new Error('No WebKit to test with: webkit2gtk-driver brought no WebKitWebDriver or MiniBrowser.');
  const answer = await runCommand(found.driver, ['--version']);
  const packaged = await runCommand('dpkg-query', ['-W', '-f', '${Version}', 'webkit2gtk-driver']);
  return { ...found, version: /\d+\.\d+\.\d+/.exec(`${answer.output} ${packaged.output}`)?.[0] ?? 'unknown' };
}
