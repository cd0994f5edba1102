import { readPass } from './pass.ts';
import { copyPath } from './copy-routes.ts';
import { commandPath } from './routes.ts';
import type { CommandAnswer } from './routes.ts';
import { CommandError } from './service.ts';

/** Null when no server runs on this data folder. */
export async function ask(dataDir: string, path: string, init: RequestInit): Promise<Response | null> {
  const pass = readPass(dataDir);
  if (!pass) return null;
  try {
    const response = await fetch(new URL(path, pass.url), {
      ...init,
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${pass.token}` },
    });
    return response.ok ? response : null;
  } catch {
    return null;
  }
}

/** Has the running server carry out a command. */
export async function askForCommand(
  dataDir: string,
  words: readonly string[],
  limitMs: number,
): Promise<CommandAnswer | null> {
  const body = JSON.stringify({ words });
  const response = await ask(dataDir, commandPath, { body, signal: AbortSignal.timeout(limitMs) });
  return response && ((await response.json()) as CommandAnswer);
}

interface LentCopy {
  folder: string;
  /** Throws when the server went away while the copy was in use. */
  requireLent: () => void;
  giveBack(): Promise<void>;
}

/** Has the running server copy its embedded database, for as long as we stay. */
export async function borrowCopy(dataDir: string): Promise<LentCopy | null> {
  const leaving = new AbortController();
  const response = await ask(dataDir, copyPath, { signal: leaving.signal });
  if (!response?.body) return null;
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  const { value = '' } = await reader.read();
  const answer = JSON.parse(value) as CommandAnswer;
  if (!answer.ok) throw new CommandError(answer.text);
  let lent = true;
  const followed = (async () => {
    while (!(await reader.read()).done);
  })()
    .catch(() => undefined)
    .finally(() => (lent = false));
  return {
    folder: answer.text,
    requireLent() {
      if (!lent) throw new CommandError('The server was stopped while the backup was made: run it again.');
    },
    async giveBack() {
      leaving.abort();
      await followed;
    },
  };
}
