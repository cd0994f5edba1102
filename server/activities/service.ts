import type { ActivityType } from '#contract/activities.ts';
import { dayMs } from '#contract/durations.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/db/database.ts';
import { deleteActivitiesBefore, insertActivity, listActivitiesOf } from './store.ts';

export const keptDays = 365;

interface Activity {
  userId: number;
  type: ActivityType;
  metadata?: string;
}

export function createActivitiesService({ clock }: { clock: Clock }) {
  return {
    record: (db: Db, { userId, type, metadata }: Activity): Promise<void> =>
      insertActivity(db, { userId, type, metadata: metadata ?? null, createdAt: clock.now() }),

    listOf: (db: Db, userId: number) => listActivitiesOf(db, userId),

    sweep: (db: Db): Promise<void> =>
      deleteActivitiesBefore(db, new Date(clock.now().getTime() - keptDays * dayMs)),
  };
}

export type ActivitiesService = ReturnType<typeof createActivitiesService>;
