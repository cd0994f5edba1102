import { sql } from 'drizzle-orm';
import type { SQL, SQLWrapper } from 'drizzle-orm';

/** How long whoever holds something may be silent before another one takes it over. */
const leaseSeconds = 6;
const renewEveryMs = 2_000;

/** By the database's clock: those of the nodes may differ by more than a lease is long. */
export const leaseEnd: SQL<Date> = sql`now() + ${sql.raw(`interval '${leaseSeconds} seconds'`)}`;
/** For what work that is written down holds: its end settles it, whoever works on it until then. */
export const leaseUntilSettled: SQL<Date> = sql`'infinity'::timestamptz`;
export const leaseOver: SQL<Date> = sql`'epoch'::timestamptz`;
export const isLeaseOver = (until: SQLWrapper): SQL<boolean> => sql<boolean>`${until} < now()`;

interface Lease {
  /** From now on nobody says that it is still held. */
  stop(): void;
}

/** Renews a lease for as long as this process lives, or until it turns out that somebody else has it. */
export function keepLease(renew: () => Promise<boolean>, lost: () => void = () => undefined): Lease {
  const timer = setInterval(() => {
    renew().then(
      (isHeld) => {
        if (isHeld) return;
        clearInterval(timer);
        lost();
      },
      // The database is away: the next try may still come in time.
      () => undefined,
    );
  }, renewEveryMs);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
