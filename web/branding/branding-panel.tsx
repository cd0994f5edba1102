import { useQuery } from '@tanstack/react-query';
import { listSiteTexts } from '#contract/branding.ts';
import { call } from '#web/lib/call.ts';
import { consoleKeys } from '#web/lib/console-keys.ts';
import { ListProblem } from '#web/ui/lists/list-problem.tsx';
import { PanelHead } from '#web/ui/lists/panel-head.tsx';
import { consoleListMessages } from '#web/ui/lists/panel-messages.ts';
import panel from '#web/ui/lists/panel.module.css';
import { Skeleton } from '#web/ui/lists/skeleton.tsx';
import { brandingMessages as words } from './branding-messages.ts';
import { TextCard } from './text-card.tsx';

/** What a place says in its own words. */
export function BrandingPanel() {
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: consoleKeys.siteTexts,
    queryFn: ({ signal }) => call(listSiteTexts, {}, { signal }),
    staleTime: 0,
  });
  return (
    <section className={panel.panel}>
      <PanelHead title={words.title} refreshing={isFetching} onRefresh={() => void refetch()} />
      {isError ? (
        <ListProblem title={words.failed} onRetry={() => void refetch()} />
      ) : data ? (
        data.map((text) => <TextCard key={text.name} standing={text} />)
      ) : (
        <div className={panel.section} aria-busy="true">
          <span className="visually-hidden">{consoleListMessages.waiting}</span>
          <Skeleton height="300px" />
          <Skeleton height="480px" />
          <Skeleton height="480px" />
        </div>
      )}
    </section>
  );
}
