import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { lendProgram } from '#tests/browsers/lend-program.ts';
import type { Lent } from '#tests/browsers/lend-program.ts';
import { pageFor } from './machine-page.ts';
import type { MachineName } from './machine-page.ts';
import type { Ground } from './ground.ts';

/** As Patroni tells them apart. */
type Role = 'primary' | 'replica' | 'synchronous' | 'asynchronous';

/** The children of a process. */
function childrenOf(pid: number): number[] {
  return readdirSync('/proc').flatMap((name) => {
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
      const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
      return parent === pid ? [Number(name)] : [];
    } catch {
      return [];
    }
  });
}

/** A machine that keeps the data: its voice among the three, and its PostgreSQL under Patroni. */
export class Machine {
  readonly name: MachineName;
  #ground: Ground;
  #etcd: Lent | null = null;
  #patroni: Lent | null = null;

  constructor(name: MachineName, ground: Ground) {
    this.name = name;
    this.#ground = ground;
  }

  startEtcd(): void {
    const folder = this.#folder('etcd');
    const file = path.join(folder, 'etcd.yaml');
    const changes = { '/var/lib/etcd/gluebird': path.join(folder, 'data') };
    writeFileSync(file, pageFor(this.#ground.ports, { name: 'etcd.yaml', machine: this.name, changes }));
    this.#etcd = lendProgram(folder, ['etcd', '--config-file', file]);
  }

  startDatabase(): void {
    const { ports, programs, asDatabase, give } = this.#ground;
    const folder = this.#folder('patroni');
    const file = path.join(folder, 'patroni.yaml');
    const changes = {
      '/var/lib/postgresql/gluebird': path.join(folder, 'data'),
      '/usr/lib/postgresql/15/bin': programs,
      '/var/run/postgresql': folder,
    };
    writeFileSync(file, pageFor(ports, { name: 'patroni.yaml', machine: this.name, changes }));
    give(folder);
    this.#patroni = lendProgram(folder, asDatabase(['patroni', file]));
  }

  /** Patroni and every process of its PostgreSQL, with nothing said before. */
  async killDatabase(): Promise<void> {
    const file = path.join(this.#folder('patroni'), 'data/postmaster.pid');
    const server = Number(readFileSync(file, 'utf8').split('\n')[0]);
    await this.#patroni?.kill();
    for (const pid of [server, ...childrenOf(server)]) {
      try {
        process.kill(pid, 'SIGKILL');
      } catch {
        // It went with the others.
      }
    }
  }

  async is(role: Role): Promise<boolean> {
    const url = `http://127.0.0.1:${this.#ground.ports.of(this.name, 8008)}/${role}`;
    const answer = await fetch(url, { signal: AbortSignal.timeout(3_000) }).catch(() => null);
    return answer?.status === 200;
  }

  /** The server itself, past everything that stands before it, for its superuser. */
  get databaseUrl(): string {
    return `postgres://postgres:change-superuser@127.0.0.1:${this.#ground.ports.of(this.name, 5432)}/postgres`;
  }

  lastWords(): string {
    return [this.#etcd, this.#patroni].map((program) => program?.lastWords() ?? '').join('\n');
  }

  async end(): Promise<void> {
    await this.#patroni?.end();
    await this.#etcd?.end();
  }

  #folder(program: string): string {
    const folder = path.join(this.#ground.folder, this.name, program);
    mkdirSync(folder, { recursive: true });
    return folder;
  }
}
