import { watch } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { projectRoot } from './run-step.ts';

const folders = ['contract', 'engine', 'server', 'web', 'tests', 'scripts', 'bench', 'migrations'];
/** Editors write a file in several steps, and tools write several files. */
const settleMs = 200;

interface Watched {
  readonly folders: readonly string[];
  readonly signal?: AbortSignal;
}

const sources: Watched = { folders: folders.map((folder) => path.join(projectRoot, folder)) };

/** Runs the work now and after every change of a source file, one run at a time, until it is told to end. */
export async function runOnEveryChange(
  work: () => Promise<void>,
  { folders: places, signal }: Watched = sources,
): Promise<void> {
  let changed = Promise.withResolvers<void>();
  const wake = (): void => changed.resolve();
  const watchers = places.map((folder) => watch(folder, { recursive: true }, wake));
  signal?.addEventListener('abort', wake);
  for (;;) {
    await work();
    await changed.promise;
    if (signal?.aborted) break;
    await sleep(settleMs);
    changed = Promise.withResolvers<void>();
  }
  for (const watcher of watchers) watcher.close();
}
