import { execFileSync } from 'node:child_process';
import { chmodSync, rmSync } from 'node:fs';
import { requireTools } from '#tests/deploy/require-tools.ts';
import { findInstalledBinaries, installSystemBinaries } from '#tests/support/provision/postgres-binaries.ts';
import { makeFolder, unprivilegedAccount } from '#tests/support/provision/postgres-server.ts';
import { Ports } from './machine-page.ts';

export interface Ground {
  ports: Ports;
  /** A folder that the account of the database can reach. */
  folder: string;
  /** Where the programs of PostgreSQL lie. */
  programs: string;
  /** Puts before a command what makes it run as the account of the database. */
  asDatabase: (command: readonly string[]) => [string, ...string[]];
  /** Gives a folder and what is in it to that account. */
  give: (folder: string) => void;
}

/** What is to be done at the end, the last first. */
export type AtEnd = (end: () => unknown) => void;

export async function prepareGround(atEnd: AtEnd, ...tools: string[]): Promise<Ground> {
  await requireTools('pgbouncer', 'setpriv', ...tools);
  const [newest = await installSystemBinaries()] = await findInstalledBinaries();
  const account = unprivilegedAccount();
  const folder = makeFolder(account);
  atEnd(() => rmSync(folder, { recursive: true, force: true }));
  return {
    ports: await Ports.find(),
    folder,
    programs: newest.folder,
    asDatabase: (command) =>
      account
        ? ['setpriv', `--reuid=${account.uid}`, `--regid=${account.gid}`, '--clear-groups', ...command]
        : (command as [string, ...string[]]),
    give: (given) => {
      if (account) execFileSync('chown', ['-R', `${account.uid}:${account.gid}`, given]);
      chmodSync(given, 0o700);
    },
  };
}
