import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { lendProgram } from '#tests/browsers/lend-program.ts';
import type { Lent } from '#tests/browsers/lend-program.ts';
import type { Ground } from './ground.ts';
import { pageFor } from './machine-page.ts';

interface Behind {
  /** How PgBouncer finds the server; unless said, by HAProxy. */
  server?: string;
  sessions?: number;
}

/** PgBouncer as its page says. */
export function startPooler(
  { ports, folder, asDatabase, give }: Ground,
  { server = `host=127.0.0.1 port=${ports.at('127.0.0.1:5000')}`, sessions = 20 }: Behind = {},
): Lent {
  const home = path.join(folder, 'pgbouncer');
  mkdirSync(home);
  const own = {
    'host=127.0.0.1 port=5000': server,
    'default_pool_size = 20': `default_pool_size = ${sessions}`,
    'listen_port = 6432': `listen_port = ${ports.at('127.0.0.1:6432')}`,
    '/etc/pgbouncer/userlist.txt': path.join(home, 'userlist.txt'),
  };
  const page = path.join(home, 'pgbouncer.ini');
  writeFileSync(page, pageFor(ports, { name: 'pgbouncer.ini', machine: 'alder', changes: own }));
  writeFileSync(path.join(home, 'userlist.txt'), pageFor(ports, { name: 'userlist.txt', machine: 'alder' }));
  give(home);
  return lendProgram(home, asDatabase(['pgbouncer', page]));
}
