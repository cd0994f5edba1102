import type pg from 'pg';

const checkpointEveryMs = 45_000;
const vacuumEveryMs = 600_000;

/**
 * The embedded engine has no background processes: without this its log would grow without bound, and deleted rows
 * would stay and slow every read.
 */
export function keepEmbeddedTidy(pool: pg.Pool): { finish(): Promise<void> } {
  let position = '';
  let vacuumedAt = '';

  const checkpoint = async (): Promise<void> => {
    const now = await walPosition(pool);
    if (now === position) return;
    await pool.query('checkpoint');
    position = await walPosition(pool);
  };
  const vacuum = async (): Promise<void> => {
    const now = await walPosition(pool);
    if (now === vacuumedAt) return;
    await pool.query('vacuum (analyze)');
    vacuumedAt = await walPosition(pool);
  };
  const timers = [
    setInterval(quietly(checkpoint), checkpointEveryMs),
    setInterval(quietly(vacuum), vacuumEveryMs),
  ];
  for (const timer of timers) timer.unref();

  return {
    /** A last checkpoint, so that the next start needs no recovery. */
    async finish() {
      for (const timer of timers) clearInterval(timer);
      await checkpoint().catch(() => undefined);
    },
  };
}

/** A failure here (a full disk, say) shows in the next request and in /readyz; the next round tries again. */
const quietly = (task: () => Promise<void>) => (): void => void task().catch(() => undefined);

async function walPosition(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<{ position: string }>('select pg_current_wal_lsn()::text as position');
  return rows[0]?.position ?? '';
}
