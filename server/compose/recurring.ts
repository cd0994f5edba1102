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
  | 'activities'
  | 'contact'
  | 'notifications'
  | 'offers'
  | 'runs'
  | 'calls'
  | 'credits'
  | 'webhookDeliveries';

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

/** Pictures that were lost are drawn, payments compared, backups made; nothing is kept longer than the privacy page says. */
export function recurringTasks(of: Recurring): RecurringTask[] {
  return [
    {
      name: 'payments.compare-purchases',
      everySeconds: daySeconds,
      run: () => of.payments.reconciliation.run(),
    },
    {
      name: 'generation.redraw-lost',
      everySeconds: 10 * minuteSeconds,
      run: ({ db }) => of.pictures.redrawLost(db),
    },
    {
      name: 'backup.plan-backup',
      everySeconds: of.backupSchedule.everySeconds ?? daySeconds,
      run: ({ db }) => of.backupSchedule.plan(db, 'clock'),
    },
    ...sweeps(of),
  ];
}

function sweeps(of: Recurring): RecurringTask[] {
  const all: [name: string, everySeconds: number, sweeper: Sweeper | null][] = [
    ['platform.sweep-counters', hourSeconds, of.rateLimits],
    ['platform.sweep-answers', hourSeconds, of.idempotency],
    ['payments.sweep-events', daySeconds, of.payments],
    ['generation.sweep-runs', hourSeconds, of.runs],
    ['generation.sweep-offers', hourSeconds, of.offers],
    ['generation.sweep-calls', daySeconds, of.calls],
    ['credits.sweep-settled', daySeconds, of.credits],
    ['account.sweep-sessions', hourSeconds, of.account],
    ['account.sweep-departures', hourSeconds, of.provider],
    ['account.sweep-tokens', hourSeconds, of.recovery],
    ['activities.sweep-old', daySeconds, of.activities],
    ['notifications.sweep-old', daySeconds, of.notifications],
    ['webhooks.sweep-deliveries', daySeconds, of.webhookDeliveries],
    ['contact.sweep-old', daySeconds, of.contact],
  ];
  return all.map(([name, everySeconds, sweeper]) => ({
    name,
    everySeconds,
    run: async ({ db }) => sweeper?.sweep(db),
  }));
}
