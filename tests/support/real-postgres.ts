import type { TestContext } from 'node:test';
import { Client } from 'pg';
import {
  findInstalledBinaries,
  installPackagedBinaries,
  installSystemBinaries,
  type PostgresBinaries,
} from './provision/postgres-binaries.ts';
import { startServer } from './provision/postgres-server.ts';

export interface RealPostgres {
  /** A superuser's connection string; tests make and drop their own databases. */
  readonly url: string;
  readonly version: string;
  /** Where it came from, for the test report. */
  readonly how: string;
  stop(): Promise<void>;
}

const message = (error: unknown): string => (error instanceof Error ? error.message : String(error));

async function givenServer(url: string): Promise<RealPostgres> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  try {
    await client.connect();
    const { rows } = await client.query('show server_version');
    return { url, version: rows[0].server_version, how: 'TEST_DATABASE_URL', stop: async () => {} };
  } catch (error) {
    throw new Error(`TEST_DATABASE_URL does not answer: ${message(error)}`, {
      cause: error,
    });
  } finally {
    await client.end().catch(() => {});
  }
}

type Source = () => Promise<readonly PostgresBinaries[]>;

const reach: readonly Source[] = [
  findInstalledBinaries,
  async () => [await installPackagedBinaries()],
  async () => [await installSystemBinaries()],
];

/** What the first binaries give that it works with. */
async function withBinaries<T>(work: (binaries: PostgresBinaries) => Promise<T>): Promise<T> {
  const reasons: string[] = [];
  for (const source of reach) {
    const candidates = await source().catch((error: unknown) => {
      reasons.push(message(error));
      return [];
    });
    for (const binaries of candidates) {
      try {
        return await work(binaries);
      } catch (error) {
        reasons.push(`${binaries.how}: ${message(error)}`);
      }
    }
  }
  throw new Error(
    `No PostgreSQL to test on; set TEST_DATABASE_URL or install PostgreSQL (${reasons.join('; ')}).`,
  );
}

/**
 * A real PostgreSQL server without asking anybody to install one: the given one, else binaries found on the machine,
 * else an npm package's, else the system's package manager. Throws one sentence with all reasons when nothing works.
 */
export async function provideRealPostgres(): Promise<RealPostgres> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return givenServer(given);
  return withBinaries(async (binaries) => ({ ...(await startServer(binaries)), how: binaries.how }));
}

/** A server that nothing else uses, whose state may be played with; its data lies within a folder that is open to all, where one is given. */
export async function startOwnServer(t: TestContext, within?: string): Promise<{ url: string }> {
  const server = await withBinaries((binaries) => startServer(binaries, { within }));
  t.after(() => server.stop());
  return server;
}

/** A server of its own, and one that follows it. */
export async function startPair(t: TestContext) {
  return withBinaries(async (binaries) => {
    const primary = await startServer(binaries);
    t.after(() => primary.stop());
    const replica = await startServer(binaries, { followed: primary.url });
    t.after(() => replica.stop());
    return { primary, replica };
  });
}
