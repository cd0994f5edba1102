import { useInfiniteQuery, useIsFetching, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { listCases, type ModerationCase } from '#contract/safety.ts';
import { callListPage } from '#web/lib/list-page.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ListProblem } from '#web/ui/lists/list-problem.tsx';
import { ListTail } from '#web/ui/lists/list-tail.tsx';
import { PanelHead } from '#web/ui/lists/panel-head.tsx';
import { Skeleton } from '#web/ui/lists/skeleton.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { rowsOf } from '#web/community/queries.ts';
import { CaseCard } from './case-card.tsx';
import { caseKeys, type CaseKind } from './case-keys.ts';
import { moderationMessages as words } from './moderation-messages.ts';
import styles from './moderation.module.css';

const pageSize = 20;

/** For those who look after the community: what waits for a decision, and what was decided. */
export function ModerationQueue() {
  const [kind, setKind] = useState<CaseKind>('open');
  const client = useQueryClient();
  const fetching = useIsFetching({ queryKey: caseKeys.list(kind) }) > 0;
  return (
    <section className={styles.queue}>
      <PanelHead
        title={words.title}
        refreshing={fetching}
        onRefresh={() => void client.refetchQueries({ queryKey: caseKeys.list(kind) })}
      />
      <div>
        <Tabs
          label={words.tabs}
          current={kind}
          onChange={setKind}
          tabs={[
            { name: 'open', label: words.open, panel: <CaseList kind="open" /> },
            { name: 'decided', label: words.decided, panel: <CaseList kind="decided" /> },
          ]}
        />
      </div>
    </section>
  );
}

function useCases(kind: CaseKind) {
  return useInfiniteQuery({
    queryKey: caseKeys.list(kind),
    queryFn: ({ signal, pageParam }) =>
      callListPage(
        listCases,
        { query: { state: kind, limit: pageSize, ...(pageParam === null ? {} : { cursor: pageParam }) } },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    // Whoever opens a list of work wants it as it is now.
    staleTime: 0,
  });
}

function CaseList({ kind }: { kind: CaseKind }) {
  const list = useCases(kind);
  if (list.isPending) {
    return (
      <div className={styles.cases} aria-busy="true">
        <span className="visually-hidden">{words.waiting}</span>
        <Skeleton height="180px" />
        <Skeleton height="180px" />
      </div>
    );
  }
  if (!list.data) return <ListProblem title={words.broken} onRetry={() => void list.refetch()} />;
  const cases = rowsOf<ModerationCase>(list.data);
  if (cases.length === 0) {
    return <EmptyState picture="letter" text={kind === 'open' ? words.noneOpen : words.noneDecided} />;
  }
  const now = new Date(list.dataUpdatedAt);
  return (
    <>
      <ul className={styles.cases}>
        {cases.map((found) => (
          <li key={found.id}>
            <CaseCard found={found} now={now} />
          </li>
        ))}
      </ul>
      <ListTail list={list} words={{ ...words, failed: words.broken }} />
    </>
  );
}
