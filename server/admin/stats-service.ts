import { activeDays, newDays } from '#contract/admin.ts';
import type { AdminFigure, AdminStats } from '#contract/admin.ts';
import { dayMs } from '#contract/durations.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/db/database.ts';
import { countCrafts, countPosts } from './content-store.ts';
import type { Counted } from './list-store.ts';
import { countSignedInSince, countUsers, countUsersSince, listMostActive } from './people-store.ts';
import type { Administrator } from '#server/platform/policy.ts';

const mostActiveShown = 10;

/** The figures of the dashboard. */
export class AdminStatsService {
  #clock: Clock;

  constructor({ clock }: { clock: Clock }) {
    this.#clock = clock;
  }

  async read(db: Db, _by: Administrator): Promise<AdminStats> {
    const ago = (days: number): Date => new Date(this.#clock.now().getTime() - days * dayMs);
    const [totalUsers, totalCrafts, totalPosts, activeUsers, newUsers, mostActiveUsers] = await Promise.all([
      countUsers(db),
      countCrafts(db),
      countPosts(db),
      countSignedInSince(db, ago(activeDays)),
      countUsersSince(db, ago(newDays)),
      listMostActive(db, mostActiveShown),
    ]);
    const counted: Record<AdminFigure, Counted> = {
      totalUsers,
      totalCrafts,
      totalPosts,
      activeUsers,
      newUsers,
    };
    const figures = Object.keys(counted) as AdminFigure[];
    return {
      totalUsers: totalUsers.count,
      totalCrafts: totalCrafts.count,
      totalPosts: totalPosts.count,
      activeUsers: activeUsers.count,
      newUsers: newUsers.count,
      estimated: figures.filter((figure) => counted[figure].isEstimate),
      mostActiveUsers,
    };
  }
}
