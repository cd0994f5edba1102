import { useState } from 'react';
import { type AiCall, listAiCalls } from '#contract/generation-calls.ts';
import { dateTime } from '#web/lib/formats.ts';
import { callListPage } from '#web/lib/list-page.ts';
import { ChoiceChip } from '#web/ui/chip.tsx';
import { type Column, DataTable } from '#web/ui/lists/data-table.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ListProblem } from '#web/ui/lists/list-problem.tsx';
import { costText } from '#web/lib/amounts.ts';
import { ListEnd } from '#web/ui/lists/list-end.tsx';
import { consoleKeys } from '#web/lib/console-keys.ts';
import styles from '#web/ui/lists/panel.module.css';
import { useGrowingList } from '#web/lib/use-growing-list.ts';
import { aiCallsMessages } from './ai-calls-messages.ts';

const words = aiCallsMessages.calls;
type Shown = 'all' | 'failed';

const columns: Column<AiCall>[] = [
  { name: 'time', label: words.time, cell: ({ createdAt }) => dateTime(createdAt) },
  { name: 'kind', label: words.kind, cell: ({ kind }) => words.kinds[kind] },
  { name: 'model', label: words.model, cell: ({ provider, model }) => `${provider} ${model}` },
  {
    name: 'outcome',
    label: words.outcome,
    cell: ({ outcome }) => (
      <span className={styles.mark} data-tone={outcome === 'ok' ? 'good' : 'bad'}>
        {words.outcomeOf(outcome)}
      </span>
    ),
  },
  { name: 'duration', label: words.duration, numeric: true, cell: ({ ms }) => words.seconds(ms) },
  {
    name: 'cost',
    label: words.cost,
    numeric: true,
    cell: ({ microUsd }) => (microUsd === null ? words.unknown : costText(microUsd)),
  },
];

export function CallList() {
  const [shown, setShown] = useState<Shown>('all');
  return (
    <section className={styles.section}>
      <div className={styles.sectionHead}>
        <h3>{words.title}</h3>
        <fieldset aria-label={words.shown} className={styles.choices}>
          <ChoiceChip label={words.all} chosen={shown === 'all'} onChoose={() => setShown('all')} />
          <ChoiceChip
            label={words.onlyFailed}
            chosen={shown === 'failed'}
            onChoose={() => setShown('failed')}
          />
        </fieldset>
      </div>
      <Calls shown={shown} />
    </section>
  );
}

function Calls({ shown }: { shown: Shown }) {
  const { rows, isBroken, refetch, end } = useGrowingList({
    queryKey: consoleKeys.aiCalls(shown),
    fetchPage: ({ query, signal }) =>
      callListPage(listAiCalls, { query: { ...query, outcome: shown } }, { signal }),
  });
  if (isBroken) return <ListProblem title={aiCallsMessages.failed} onRetry={refetch} />;
  if (rows?.length === 0)
    return <EmptyState picture="nothing" text={shown === 'failed' ? words.noneFailed : words.none} />;
  return (
    <>
      <DataTable label={words.title} columns={columns} rows={rows} keyOf={({ id }) => id} />
      <ListEnd end={end} failed={aiCallsMessages.failed} />
    </>
  );
}
