import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { TestContext } from 'node:test';
import { Pool } from 'pg';
import { seeded } from '#engine/random/seeded.ts';
import { Families } from '#tests/faults/families.ts';
import { adminAccount } from '#tests/faults/place.ts';
import { startOwnServer } from '#tests/support/real-postgres.ts';
import { Visitor } from './visitor.ts';
import { WatchedNode } from './watched-node.ts';
import type { Held } from './watched-node.ts';

const visitors = 3;
/** Lines that are kept open for a while after the last request are closed by then. */
const stillMs = 1_000;

interface Soak {
  node: WatchedNode;
  pool: Pool;
  families: Families;
  /** So long everybody does what they do, then they rest, and the node is looked at. */
  live: (ms: number) => Promise<Held>;
  /** Requests that visitors made so far. */
  visits: () => number;
}

/** One node on a PostgreSQL of its own, with families and visitors who do not think before they act. */
export async function startSoak(
  t: TestContext,
  { speed, families: size }: { speed: number; families: number },
): Promise<Soak> {
  const folder = mkdtempSync(path.join(tmpdir(), 'gluebird-soak-'));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  const { url } = await startOwnServer(t);
  const pool = new Pool({ connectionString: url, max: 2 });
  pool.on('error', () => undefined);
  t.after(() => pool.end());
  const node = await WatchedNode.start(t, {
    folder,
    speed: String(speed),
    DATABASE_URL: url,
    ADMIN_EMAIL: adminAccount.email,
    ADMIN_PASSWORD: adminAccount.password,
    STARTER_CONTENT: 'off',
    PAYMENTS: 'test',
    RATE_LIMITS: 'on',
  });
  const families = await Families.gather(() => node.origin, 1, size);
  const passing = Array.from({ length: visitors }, (_each, n) => new Visitor(node.origin, seeded(100 + n)));
  return {
    node,
    pool,
    families,
    visits: () => passing.reduce((sum, { visits }) => sum + visits, 0),
    live: async (ms) => {
      const rest = new AbortController();
      const crafts = families.people.flatMap(({ told }) => told.crafts);
      const lives = passing.map((visitor) => visitor.look(crafts, rest.signal));
      try {
        await families.liveThrough(() => sleep(ms));
      } finally {
        rest.abort();
      }
      await Promise.all(lives);
      await sleep(stillMs);
      return node.held();
    },
  };
}
