import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { installTool } from './on-demand-tool.ts';
import { reasonIn, runCommand } from './run-command.ts';

interface PackagedChromium {
  readonly executablePath: string;
  /** Points to the libraries that a minimal system lacks. */
  readonly env: Readonly<Record<string, string>>;
}

const UNPACK = `
const { default: chromium } = await import(process.argv[1]);
const executablePath = await chromium.executablePath();
const { LD_LIBRARY_PATH, FONTCONFIG_PATH } = process.env;
console.log('unpacked ' + JSON.stringify({ executablePath, env: { LD_LIBRARY_PATH, FONTCONFIG_PATH } }));
`;

/** A Chromium out of an npm package. It is made for a cloud function, and only there unpacks the libraries it needs. */
export async function installPackagedChromium(): Promise<PackagedChromium> {
  if (process.platform !== 'linux' || process.arch !== 'x64')
    throw new Error('the packaged Chromium is for Linux on x64 only');
  const folder = await installTool('chromium');
  const unpacked = path.join(folder, 'unpacked');
  mkdirSync(unpacked, { recursive: true });
  const entry = path.join(folder, 'node_modules/@sparticuz/chromium/build/index.js');
  const result = await runCommand(
    process.execPath,
    ['--input-type=module', '-e', UNPACK, pathToFileURL(entry).href],
    // Its own process: the package decides by variables read while loading, and changes some.
    { env: { ...process.env, TMPDIR: unpacked, AWS_LAMBDA_JS_RUNTIME: 'nodejs24.x' } },
  );
  const answer = /^unpacked (.*)$/m.exec(result.output)?.[1];
  if (!answer) throw new Error(`the packaged Chromium could not be unpacked: ${reasonIn(result)}`);
  return JSON.parse(answer);
}
