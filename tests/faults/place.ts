import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestContext } from 'node:test';
import { Pool } from 'pg';
import type { Random } from '#engine/random/seeded.ts';
import { startFakeS3 } from '#tests/support/fake-s3.ts';
import type { FakeS3 } from '#tests/support/fake-s3.ts';
import { startOwnServer } from '#tests/support/real-postgres.ts';
import { mountSmallDisk } from './small-disk.ts';
import type { SmallDisk } from './small-disk.ts';
import { startSilentProxy } from '#tests/support/silent-proxy.ts';
import type { SilentProxy } from '#tests/support/silent-proxy.ts';
import { startProduct, startProductInVain } from '#tests/support/started-server.ts';
import type { EndedStart, Settings, StartedServer } from '#tests/support/started-server.ts';

export const bucket = {
  bucket: 'faults',
  region: 'auto',
  accessKeyId: 'key',
  secretAccessKey: 'faults-secret',
};
const clockModule = path.join(import.meta.dirname, 'shifted-clock.mjs');
export const adminAccount = { email: 'operator@example.test', password: 'glue-and-paper-1' };

/** What every node is told, whatever stands before its database. */
export const ownSettings = (storeEndpoint: string): Settings => ({
  S3_ENDPOINT: storeEndpoint,
  S3_BUCKET: bucket.bucket,
  S3_REGION: bucket.region,
  S3_ACCESS_KEY_ID: bucket.accessKeyId,
  S3_SECRET_ACCESS_KEY: bucket.secretAccessKey,
  ADMIN_EMAIL: adminAccount.email,
  ADMIN_PASSWORD: adminAccount.password,
  STARTER_CONTENT: 'off',
  PAYMENTS: 'test',
});

/** One node, as long as it runs a process of its own. */
export class Node {
  #settings: Settings;
  #root: string | undefined;
  #server: StartedServer | null = null;

  constructor(settings: Settings) {
    this.#settings = settings;
  }

  /** Where it answers; null while it is down. */
  get origin(): string | null {
    return this.#server?.origin ?? null;
  }

  async start(clockMs = 0): Promise<void> {
    const clock = { NODE_OPTIONS: `--import=${clockModule}`, FAULTS_CLOCK_MS: String(clockMs) };
    this.#server = await startProduct({ ...this.#settings, ...clock }, this.#root);
  }

  /** From the next start on it is the program that lies there. */
  become(root: string): void {
    this.#root = root;
  }

  /** A start that is expected to end by itself. */
  startInVain(): Promise<EndedStart> {
    return startProductInVain(this.#settings, this.#root);
  }

  async kill(): Promise<void> {
    const server = this.#server;
    this.#server = null;
    await server?.kill();
  }

  /** As a service manager ends it; the exit code. */
  async stop(): Promise<number | null> {
    const server = this.#server;
    this.#server = null;
    return (await server?.stop())?.code ?? null;
  }

  /** Stands still without knowing it, as a machine that is moved does. */
  freeze(isFrozen: boolean): void {
    this.#server?.child.kill(isFrozen ? 'SIGSTOP' : 'SIGCONT');
  }

  /** Its clock is set two minutes ahead, or back to what it was. */
  jumpClock(): void {
    this.#server?.child.kill('SIGUSR2');
  }

  output(): string {
    return this.#server?.output() ?? '';
  }
}

export interface Kept {
  store: FakeS3;
  /** The database itself, past the line. */
  pool: Pool;
}

export interface Place extends Kept {
  nodes: readonly Node[];
  /** Between the nodes and the database. */
  line: SilentProxy;
  /** Where the database lies; null where only root could have one. */
  disk: SmallDisk | null;
}

/** Where somebody who picks by chance gets in; null while nothing is up. */
export type Door = (chance: Random) => string | null;

/** Any node that is up. */
export const doorOf =
  (nodes: readonly Node[]): Door =>
  (chance) => {
    const origins = nodes.flatMap(({ origin }) => origin ?? []);
    return origins.length === 0 ? null : chance.pick(origins);
  };

/** Three nodes on one PostgreSQL and one object store, all of their own; of another program, where one is given. */
export async function startPlace(t: TestContext, root?: string): Promise<Place> {
  const folder = mkdtempSync(path.join(tmpdir(), 'gluebird-faults-'));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  const disk = await mountSmallDisk('400m');
  t.after(() => disk?.close());
  const server = await startOwnServer(t, disk?.folder);
  const pool = new Pool({ connectionString: server.url, max: 4 });
  pool.on('error', () => undefined);
  t.after(() => pool.end());
  // What is acknowledged has to outlive the server's own death.
  await pool.query('alter database postgres set synchronous_commit = on');
  const line = await startSilentProxy(server.url);
  t.after(() => line.close());
  const store = await startFakeS3(bucket);
  t.after(() => store.close());
  const settings = { DATABASE_URL: line.url, ...ownSettings(store.endpoint) };
  const nodes = [1, 2, 3].map((n) => new Node({ ...settings, DATA_DIR: path.join(folder, `node-${n}`) }));
  t.after(() => Promise.all(nodes.map((node) => node.kill())));
  if (root !== undefined) nodes.forEach((node) => node.become(root));
  await Promise.all(nodes.map((node) => node.start()));
  return { nodes, line, disk, store, pool };
}
