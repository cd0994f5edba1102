import { execFile } from 'node:child_process';
import path from 'node:path';
import type { StormPlace } from './storm-place.ts';

interface CommandEnd {
  ok: boolean;
  text: string;
}

interface CommandPlace extends Pick<StormPlace, 'dataDir' | 'url'> {
  settings?: Readonly<Record<string, string>>;
}

/** The operator's command line on a place of its own, without any setting but that place's. */
export function runCommand(
  { dataDir, url, settings }: CommandPlace,
  ...words: string[]
): Promise<CommandEnd> {
  const { PATH = '', HOME = '' } = process.env;
  const env = { PATH, HOME, DATA_DIR: dataDir, ...(url ? { DATABASE_URL: url } : {}), ...settings };
  const script = ['scripts/run.mjs', 'server/command-line.ts'].map((file) => path.resolve(file));
  return new Promise((resolve) => {
    execFile(process.execPath, [...script, ...words], { env }, (error, stdout, stderr) =>
      resolve({ ok: error === null, text: (error ? stderr : stdout).trim() }),
    );
  });
}
