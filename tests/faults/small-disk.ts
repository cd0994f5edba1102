import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, closeSync, mkdtempSync, openSync, rmSync, rmdirSync, writeSync } from 'node:fs';
import path from 'node:path';

/** The shell waits for our end of its pipe to close, which happens when we are killed too: no mount outlives the tests. */
const watchdog = `
mount -t tmpfs -o size=$1,mode=1777 gluebird "$2" || exit 1
echo mounted
read -r _
umount -l "$2"
`;

export interface SmallDisk {
  folder: string;
  /** Leaves no room at all. */
  fill(): void;
  makeRoom(): void;
  close(): Promise<void>;
}

/** A disk of its own, in memory. Only root can have one: null for others. */
export async function mountSmallDisk(size: string): Promise<SmallDisk | null> {
  const folder = mkdtempSync('/tmp/gluebird-disk-');
  const keeper = spawn('sh', ['-c', watchdog, 'watchdog', size, folder], {
    detached: true,
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  const ended = once(keeper, 'exit');
  const isMounted = await Promise.race([
    once(keeper.stdout, 'data').then(() => true),
    ended.then(() => false),
  ]).catch(() => false);
  const close = async (): Promise<void> => {
    keeper.stdin.end();
    await ended;
    rmdirSync(folder);
  };
  if (!isMounted) {
    await close();
    return null;
  }
  chmodSync(folder, 0o1777);
  const ballast = path.join(folder, 'ballast');
  return {
    folder,
    close,
    fill() {
      const file = openSync(ballast, 'w');
      for (let bytes = 1 << 20; bytes >= 512; bytes >>= 1) {
        try {
          for (;;) if (writeSync(file, Buffer.alloc(bytes)) < bytes) break;
        } catch (error) {
          if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
        }
      }
      closeSync(file);
    },
    makeRoom: () => rmSync(ballast, { force: true }),
  };
}
