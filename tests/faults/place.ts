import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestContext } from 'node:test';
import { Pool } from 'pg';
import { startFakeS3 } from '#tests/support/fake-s3.ts';
import type { FakeS3 } from '#tests/support/fake-s3.ts';
import { startOwnServer } from '#tests/support/real-postgres.ts';
import { startSilentProxy } from '#tests/support/silent-proxy.ts';
import type { SilentProxy } from '#tests/support/silent-proxy.ts';
import { startProduct } from '#tests/support/started-server.ts';
import type { Settings, StartedServer } from '#tests/support/started-server.ts';

const bucket = { bucket: 'faults', region: 'auto', accessKeyId: 'key', secretAccessKey: 'faults-secret' };
const clockModule = path.join(import.meta.dirname, 'shifted-clock.mjs');
export const adminAccount = { email: 'operator@example.test', password: 'glue-and-paper-1' };

/** One node, as long as it runs a process of its own. */
class Node {
  #settings: Settings;
  #server: StartedServer | null = null;

  constructor(settings: Settings) {
    this.#settings = settings;
  }

  /** Where it answers; null while it is down. */
  get origin(): string | null {
    return this.#server?.origin ?? null;
  }

  async start(clockMs = 0): Promise<void> {
    const shifted =
      clockMs === 0 ? {} : { NODE_OPTIONS: `--import=${clockModule}`, FAULTS_CLOCK_MS: String(clockMs) };
    this.#server = await startProduct({ ...this.#settings, ...shifted });
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

  output(): string {
    return this.#server?.output() ?? '';
  }
}

export interface Place {
  nodes: readonly Node[];
  /** Between the nodes and the database. */
  line: SilentProxy;
  store: FakeS3;
  /** The database itself, past the line. */
  pool: Pool;
}

/** Three nodes on one PostgreSQL and one object store, all of their own. */
export async function startPlace(t: TestContext): Promise<Place> {
  const folder = mkdtempSync(path.join(tmpdir(), 'gluebird-faults-'));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  const server = await startOwnServer(t);
  const pool = new Pool({ connectionString: server.url, max: 4 });
  pool.on('error', () => undefined);
  t.after(() => pool.end());
  // What is acknowledged has to outlive the server's own death.
  await pool.query('alter database postgres set synchronous_commit = on');
  const line = await startSilentProxy(server.url);
  t.after(() => line.close());
  const store = await startFakeS3(bucket);
  t.after(() => store.close());
  const settings = {
    DATABASE_URL: line.url,
    S3_ENDPOINT: store.endpoint,
    S3_BUCKET: bucket.bucket,
    S3_REGION: bucket.region,
    S3_ACCESS_KEY_ID: bucket.accessKeyId,
    S3_SECRET_ACCESS_KEY: bucket.secretAccessKey,
    ADMIN_EMAIL: adminAccount.email,
    ADMIN_PASSWORD: adminAccount.password,
    STARTER_CONTENT: 'off',
  };
  const nodes = [1, 2, 3].map((n) => new Node({ ...settings, DATA_DIR: path.join(folder, `node-${n}`) }));
  t.after(() => Promise.all(nodes.map((node) => node.kill())));
  await Promise.all(nodes.map((node) => node.start()));
  return { nodes, line, store, pool };
}
