import { useState } from 'react';
import { type FailedJob, listFailedJobs } from '#contract/operations-jobs.ts';
import { dateTime } from '#web/lib/formats.ts';
import { callListPage } from '#web/lib/list-page.ts';
import { Button } from '#web/ui/button.tsx';
import { type Column, DataTable } from '#web/ui/lists/data-table.tsx';
import { QuestionDialog } from '#web/ui/dialogs/question-dialog.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ListProblem } from '#web/ui/lists/list-problem.tsx';
import { ListEnd } from '#web/ui/lists/list-end.tsx';
import { consoleKeys } from '#web/lib/console-keys.ts';
import { consoleListMessages } from '#web/ui/lists/panel-messages.ts';
import styles from '#web/ui/lists/panel.module.css';
import { useGrowingList } from '#web/lib/use-growing-list.ts';
import { jobsMessages } from './jobs-messages.ts';
import { useJobDecision } from './use-job-decision.ts';

const words = jobsMessages.list;

const facts: Column<FailedJob>[] = [
  { name: 'name', label: words.name, cell: ({ name }) => name },
  { name: 'error', label: words.error, cell: ({ error }) => error ?? words.noError },
  { name: 'tries', label: words.tries, numeric: true, cell: ({ tries }) => tries },
  { name: 'created', label: words.created, cell: ({ createdAt }) => dateTime(createdAt) },
  { name: 'lastTried', label: words.lastTried, cell: ({ lastTriedAt }) => dateTime(lastTriedAt) },
];

const actions = (onDiscard: (job: FailedJob) => void): Column<FailedJob> => ({
  name: 'actions',
  label: words.actions,
  cell: (job) => <Actions job={job} onDiscard={() => onDiscard(job)} />,
});

export function FailedJobs() {
  const [discarded, setDiscarded] = useState<FailedJob | null>(null);
  const { rows, isBroken, refetch, end } = useGrowingList({
    queryKey: consoleKeys.failedJobs,
    fetchPage: ({ query, signal }) => callListPage(listFailedJobs, { query }, { signal }),
  });
  return (
    <section className={styles.section}>
      <h3>{words.title}</h3>
      {isBroken ? (
        <ListProblem title={jobsMessages.failed} onRetry={refetch} />
      ) : rows?.length === 0 ? (
        <EmptyState picture="nothing" text={words.none} />
      ) : (
        <>
          <DataTable
            label={words.title}
            columns={[...facts, actions(setDiscarded)]}
            rows={rows}
            keyOf={({ id }) => id}
            awaited={2}
          />
          <ListEnd end={end} failed={jobsMessages.failed} />
        </>
      )}
      {discarded && <DiscardDialog job={discarded} onClose={() => setDiscarded(null)} />}
    </section>
  );
}

function Actions({ job, onDiscard }: { job: FailedJob; onDiscard: () => void }) {
  const { retry, busy } = useJobDecision(job.id);
  const about = words.about(job.name, job.id);
  return (
    <div className={styles.rowActions}>
      <Button
        look="quiet"
        aria-label={`${words.retry}: ${about}`}
        busy={busy && words.busy}
        onClick={() => retry()}
      >
        {words.retry}
      </Button>
      <Button look="quiet" aria-label={`${words.discard}: ${about}`} onClick={onDiscard}>
        {words.discard}
      </Button>
    </div>
  );
}

function DiscardDialog({ job, onClose }: { job: FailedJob; onClose: () => void }) {
  const { discard, busy } = useJobDecision(job.id, onClose);
  return (
    <QuestionDialog
      open
      title={jobsMessages.discard.title}
      text={jobsMessages.discard.text(job.name)}
      keep={consoleListMessages.cancel}
      remove={jobsMessages.discard.submit}
      busy={busy && words.busy}
      onClose={onClose}
      onRemove={() => discard()}
    />
  );
}
