import { useQuery } from '@tanstack/react-query';
import { type AdminFigure, type AdminStats, getAdminStats } from '#contract/admin.ts';
import { call } from '#web/lib/call.ts';
import { wholeNumber } from '#web/lib/formats.ts';
import { type Column, DataTable } from '#web/ui/lists/data-table.tsx';
import { ListProblem } from '#web/ui/lists/list-problem.tsx';
import { PanelHead } from '#web/ui/lists/panel-head.tsx';
import { Skeleton } from '#web/ui/lists/skeleton.tsx';
import { Address } from '#web/admin/address.tsx';
import { adminKeys } from '#web/admin/admin-keys.ts';
import { useFailureToast } from '#web/admin/table/use-pages.ts';
import { UserLink } from '#web/admin/user/user-link.tsx';
import { Charts, useSeries } from './charts.tsx';
import { dashboardMessages as words } from './dashboard-messages.ts';
import styles from './dashboard.module.css';

const figures = Object.keys(words.cards) as AdminFigure[];

export function DashboardPanel() {
  const stats = useStats();
  const series = useSeries();
  const refresh = () => {
    void stats.refetch();
    void series.list.refetch();
  };
  return (
    <section className={styles.dashboard}>
      <PanelHead
        title={words.title}
        refreshing={stats.isFetching || series.list.isFetching}
        onRefresh={refresh}
      />
      {stats.isError && !stats.data ? (
        <ListProblem title={words.failed} onRetry={() => void stats.refetch()} />
      ) : (
        <Figures stats={stats.data} />
      )}
      <Charts {...series} />
      {(stats.data || !stats.isError) && <MostActive stats={stats.data} />}
    </section>
  );
}

function useStats() {
  const stats = useQuery({
    queryKey: adminKeys.stats,
    queryFn: async ({ signal }) => (await call(getAdminStats, {}, { signal })).stats,
    // Whoever opens the dashboard wants it as it is now.
    staleTime: 0,
  });
  useFailureToast(stats, words.failed);
  return stats;
}

/** Undefined while they are on their way. */
interface StatsProps {
  stats: AdminStats | undefined;
}

function Figures({ stats }: StatsProps) {
  return (
    <dl className={styles.figures} aria-busy={!stats || undefined}>
      {figures.map((figure) => (
        <div key={figure} className={styles.figure}>
          <dt>{words.cards[figure]}</dt>
          <dd>
            {stats?.estimated.includes(figure) && <small>{words.about} </small>}
            {stats ? wholeNumber(stats[figure]) : <Skeleton width="4ch" height="34px" />}
          </dd>
        </div>
      ))}
    </dl>
  );
}

type ActiveUser = AdminStats['mostActiveUsers'][number];

const activeColumns: readonly Column<ActiveUser>[] = [
  {
    name: 'displayName',
    label: words.active.columns.displayName,
    cell: ({ userId, displayName }) => <UserLink id={userId}>{displayName}</UserLink>,
  },
  { name: 'email', label: words.active.columns.email, cell: ({ email }) => <Address text={email} /> },
  {
    name: 'loginCount',
    label: words.active.columns.loginCount,
    numeric: true,
    cell: ({ loginCount }) => wholeNumber(loginCount),
  },
];

function MostActive({ stats }: StatsProps) {
  return (
    <section className={styles.part}>
      <h3>{words.active.title}</h3>
      <p className={styles.note}>{words.active.note}</p>
      {stats?.mostActiveUsers.length === 0 ? (
        <p>{words.active.none}</p>
      ) : (
        <DataTable
          label={words.active.title}
          columns={activeColumns}
          rows={stats?.mostActiveUsers}
          keyOf={({ userId }) => userId}
        />
      )}
    </section>
  );
}
