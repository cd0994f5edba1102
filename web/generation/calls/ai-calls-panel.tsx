import { useIsFetching, useQuery, useQueryClient } from '@tanstack/react-query';
import { getAiUse } from '#contract/generation-calls.ts';
import { call } from '#web/lib/call.ts';
import { ListProblem } from '#web/ui/lists/list-problem.tsx';
import { PanelHead } from '#web/ui/lists/panel-head.tsx';
import { Skeleton } from '#web/ui/lists/skeleton.tsx';
import { consoleKeys } from '#web/lib/console-keys.ts';
import { consoleListMessages } from '#web/ui/lists/panel-messages.ts';
import styles from '#web/ui/lists/panel.module.css';
import { AiDays } from './ai-days.tsx';
import { AiVerdicts } from './ai-verdicts.tsx';
import { AiSpending } from './ai-spending.tsx';
import { CallList } from './call-list.tsx';
import { aiCallsMessages as words } from './ai-calls-messages.ts';
import { LimitsForm } from './limits-form.tsx';

/** What the AI vendors do and cost, and what they may. */
export function AiCallsPanel() {
  const client = useQueryClient();
  const fetching = useIsFetching({ queryKey: consoleKeys.ai }) > 0;
  return (
    <section className={styles.panel}>
      <PanelHead
        title={words.title}
        refreshing={fetching}
        onRefresh={() => void client.refetchQueries({ queryKey: consoleKeys.ai, type: 'active' })}
      />
      <AiUseParts />
      <CallList />
    </section>
  );
}

function AiUseParts() {
  const { data, isError, refetch } = useQuery({
    queryKey: consoleKeys.aiUse,
    queryFn: ({ signal }) => call(getAiUse, {}, { signal }),
    staleTime: 0,
  });
  if (isError) return <ListProblem title={words.failed} onRetry={() => void refetch()} />;
  if (!data) {
    return (
      <div className={styles.section} aria-busy="true">
        <span className="visually-hidden">{consoleListMessages.waiting}</span>
        <Skeleton height="170px" />
        <Skeleton height="290px" />
      </div>
    );
  }
  return (
    <>
      <AiSpending use={data} />
      <LimitsForm limits={data.limits} />
      <AiDays days={data.days} />
      <AiVerdicts verdicts={data.verdicts} />
    </>
  );
}
