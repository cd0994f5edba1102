import { daySeconds, hourSeconds, minuteSeconds } from '#contract/durations.ts';
import type { Db } from '#server/platform/db/database.ts';
import type { RecurringTask } from '#server/platform/jobs/recurring.ts';

interface Sweeper {
  sweep(db: Db): Promise<void>;
}

type SweeperName =
  | 'rateLimits'
  | 'idempotency'
  | 'account'
  | 'recovery'
  | 'passkeys'
  | 'activities'
  | 'contact'
  | 'notifications'
  | 'offers'
  | 'runs'
  | 'calls';

interface Schedule {
  everySeconds: number | null;
  plan(db: Db, askedBy: 'clock'): Promise<void>;
}

interface Recurring extends Record<SweeperName, Sweeper> {
  payments: Sweeper & { reconciliation: { run(): Promise<void> } };
  backupSchedule: Schedule;
  /** Null where nobody signs in by a provider. */
  provider: Sweeper | null;
  pictures: { redrawLost(db: Db): Promise<void> };
}

/** Pictures that were lost are drawn; nothing is kept longer than the privacy page says. */
export function recurringTasks(of: Recurring): RecurringTask[] {
  return [
    { name: 'platform.sweep-counters', everySeconds: hourSeconds, run: ({ db }) => of.rateLimits.sweep(db) },
    { name: 'platform.sweep-answers', everySeconds: hourSeconds, run: ({ db }) => of.idempotency.sweep(db) },
    {
      name: 'payments.compare-purchases',
      everySeconds: daySeconds,
      run: () => of.payments.reconciliation.run(),
    },
    { name: 'payments.sweep-events', everySeconds: daySeconds, run: ({ db }) => of.payments.sweep(db) },
    {
      name: 'generation.redraw-lost',
      everySeconds: 10 * minuteSeconds,
      run: ({ db }) => of.pictures.redrawLost(db),
    },
    { name: 'generation.sweep-runs', everySeconds: hourSeconds, run: ({ db }) => of.runs.sweep(db) },
    { name: 'generation.sweep-offers', everySeconds: hourSeconds, run: ({ db }) => of.offers.sweep(db) },
    { name: 'generation.sweep-calls', everySeconds: daySeconds, run: ({ db }) => of.calls.sweep(db) },
    { name: 'account.sweep-sessions', everySeconds: hourSeconds, run: ({ db }) => of.account.sweep(db) },
    {
      name: 'account.sweep-departures',
      everySeconds: hourSeconds,
      run: async ({ db }) => of.provider?.sweep(db),
    },
    {
      name: 'account.sweep-passkey-challenges',
      everySeconds: hourSeconds,
      run: ({ db }) => of.passkeys.sweep(db),
    },
    { name: 'account.sweep-tokens', everySeconds: hourSeconds, run: ({ db }) => of.recovery.sweep(db) },
    { name: 'activities.sweep-old', everySeconds: daySeconds, run: ({ db }) => of.activities.sweep(db) },
    {
      name: 'notifications.sweep-old',
      everySeconds: daySeconds,
      run: ({ db }) => of.notifications.sweep(db),
    },
    {
      name: 'backup.plan-backup',
      everySeconds: of.backupSchedule.everySeconds ?? daySeconds,
      run: ({ db }) => of.backupSchedule.plan(db, 'clock'),
    },
    { name: 'contact.sweep-old', everySeconds: daySeconds, run: ({ db }) => of.contact.sweep(db) },
  ];
}
