import assert from 'node:assert/strict';
import path from 'node:path';
import { Pool } from 'pg';
import { fillCommunity, fillCraftSupplies } from '#tests/support/many-posts.ts';
import { provideRealPostgres } from '#tests/support/real-postgres.ts';
import type { Figure } from './figure.ts';
import { load } from './load.ts';
import { ask, register, residentMegabytes, startProduct, withTemporaryFolder } from './servers.ts';
import { inTurns, median } from './statistics.ts';

const crafts = 100_000;
const rounds = 9;
const roundMs = 400;

/** Every supply that the crafts use: the most that can be counted. */
async function giveEverything(pool: Pool, displayName: string): Promise<number> {
  const { rowCount } = await pool.query(
    `insert into supplies_inventory (user_id, supply_id, created_at, updated_at)
     select u.id, s.id, now(), now() from account_users u, supplies s
     where u.display_name = $1 and s.name like 'Bench supply %'`,
    [displayName],
  );
  return rowCount ?? 0;
}

export const makeable: Figure = {
  name: 'makeable',
  title: `What can we make now, among ${crafts} shared crafts`,
  onRequest: true,
  measure: () =>
    withTemporaryFolder(async (folder) => {
      const postgres = await provideRealPostgres();
      const settings = {
        DATA_DIR: path.join(folder, 'data'),
        DATABASE_URL: postgres.url,
        STARTER_CONTENT: 'off',
      };
      const server = await startProduct(settings);
      const pool = new Pool({ connectionString: postgres.url, max: 1 });
      try {
        const cookie = await register(server.origin, 'bench.reader');
        for (let each = 0; each < 20; each += 1) await register(server.origin, `bench.maker${each}`);
        await fillCommunity(pool, { from: 1, to: crafts });
        await fillCraftSupplies(pool);
        const supplies = await giveEverything(pool, 'bench.reader');
        assert.ok(supplies >= 60, `the reader has ${supplies} supplies`);

        const headers = { cookie };
        const page = (at: string) => async (): Promise<number> => {
          const asked = { origin: server.origin, path: at, headers, connections: 1, durationMs: roundMs };
          return median((await load(asked)).latenciesMs);
        };
        const feed = page('/api/posts?limit=4');
        await feed();
        const before = residentMegabytes(server);
        const since = performance.now();
        const first = await ask(`${server.origin}/api/crafts/makeable`, { headers });
        const firstMs = performance.now() - since;
        assert.equal(first.headers['x-total-count'], String(crafts));
        const times = await inTurns(rounds, { makeable: page('/api/crafts/makeable?limit=4'), feed });
        return [
          {
            name: `one page, ${supplies} supplies`,
            value: times.makeable,
            unit: 'ms',
            floor: { name: 'a page of the feed', value: times.feed },
            limit: { most: 2 * times.feed },
          },
          { name: 'the first answer after a start', value: firstMs, unit: 'ms' },
          { name: 'memory after all this', value: residentMegabytes(server) - before, unit: 'MB more' },
        ];
      } finally {
        await pool.end();
        await server.stop();
        await postgres.stop();
      }
    }),
};
