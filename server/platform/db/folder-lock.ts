import { DatabaseSync } from 'node:sqlite';

interface FolderLock {
  release(): void;
}

/**
 * Keeps a second process away from an embedded database. The engine itself would let it in and both would corrupt the
 * files, so an exclusive SQLite transaction stands guard: the operating system frees it the moment the process dies.
 * Returns null while another process holds it.
 */
export function lockFolder(lockFile: string): FolderLock | null {
  let guard: DatabaseSync | undefined;
  try {
    guard = new DatabaseSync(lockFile, { timeout: 0 });
    guard.exec('PRAGMA locking_mode=EXCLUSIVE; BEGIN EXCLUSIVE');
  } catch (error) {
    guard?.close();
    if (error instanceof Error && /locked/.test(error.message)) return null;
    throw error;
  }
  const held = guard;
  return { release: () => held.close() };
}
