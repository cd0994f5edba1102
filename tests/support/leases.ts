import type { Database } from '#server/platform/db/database.ts';

const leases = {
  platform_idempotency: 'lease_until',
  platform_jobs: 'lease_until',
  credits_holds: 'expires_at',
  generation_offers: 'reserved_until',
};

/** As if those who hold something had been silent for a while. Whoever lives says so again within seconds. */
export async function endLeases({ pool }: Pick<Database, 'pool'>): Promise<void> {
  for (const [table, column] of Object.entries(leases))
    await pool.query(
      `update ${table} set ${column} = now() - interval '1 second' where ${column} < 'infinity'`,
    );
}
