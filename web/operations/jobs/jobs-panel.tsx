import { useIsFetching, useQuery, useQueryClient } from '@tanstack/react-query';
import { getJobsOverview, type JobKindCount } from '#contract/operations-jobs.ts';
import { call } from '#web/lib/call.ts';
import { type Column, DataTable } from '#web/ui/lists/data-table.tsx';
import { ListProblem } from '#web/ui/lists/list-problem.tsx';
import { PanelHead } from '#web/ui/lists/panel-head.tsx';
import { consoleKeys } from '#web/lib/console-keys.ts';
import styles from '#web/ui/lists/panel.module.css';
import { FailedJobs } from './failed-jobs.tsx';
import { jobsMessages } from './jobs-messages.ts';

const words = jobsMessages.kinds;
/** Recurring work is taken up within a second; what is due for longer than this waits for somebody. */
const patienceSeconds = 60;

const columns: Column<JobKindCount>[] = [
  { name: 'name', label: words.name, cell: ({ name }) => name },
  { name: 'waiting', label: words.waiting, numeric: true, cell: ({ waiting }) => waiting },
  { name: 'running', label: words.running, numeric: true, cell: ({ running }) => running },
  {
    name: 'failed',
    label: words.failed,
    numeric: true,
    cell: ({ failed }) =>
      failed === 0 ? (
        failed
      ) : (
        <span className={styles.mark} data-tone="bad">
          {failed}
        </span>
      ),
  },
];

/** The work that must happen: what waits, and what gave up. */
export function JobsPanel() {
  const client = useQueryClient();
  const fetching = useIsFetching({ queryKey: consoleKeys.jobs }) > 0;
  return (
    <section className={styles.panel}>
      <PanelHead
        title={jobsMessages.title}
        refreshing={fetching}
        onRefresh={() => void client.refetchQueries({ queryKey: consoleKeys.jobs, type: 'active' })}
      />
      <FailedJobs />
      <Kinds />
    </section>
  );
}

function Kinds() {
  const { data, isError, refetch } = useQuery({
    queryKey: consoleKeys.jobsOverview,
    queryFn: ({ signal }) => call(getJobsOverview, {}, { signal }),
    staleTime: 0,
  });
  if (isError) return <ListProblem title={jobsMessages.failed} onRetry={() => void refetch()} />;
  const oldest = data?.oldestDueSeconds ?? 0;
  // Recurring work always waits for its next turn: only named, so that what is going on stands out.
  const busy = data?.kinds.filter(({ waiting, running, failed }) => waiting + running + failed > 0);
  const planned = data?.kinds.flatMap((kind) => (kind.planned > 0 ? [kind.name] : [])) ?? [];
  return (
    <section className={styles.section}>
      <h3>{words.title}</h3>
      {data && (
        <p className={styles.mark} data-tone={oldest > patienceSeconds ? 'notice' : 'good'}>
          {data.oldestDueSeconds === null ? jobsMessages.allInTime : jobsMessages.oldest(oldest)}
        </p>
      )}
      {busy?.length === 0 ? (
        <p className={styles.quiet}>{words.none}</p>
      ) : (
        <DataTable label={words.title} columns={columns} rows={busy} keyOf={({ name }) => name} awaited={2} />
      )}
      {planned.length > 0 && <p className={styles.quiet}>{words.planned(planned)}</p>}
    </section>
  );
}
