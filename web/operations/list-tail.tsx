import { Button } from '#web/ui/button.tsx';
import { ListProblem } from '#web/ui/list-problem.tsx';
import { operationsMessages as words } from './operations-messages.ts';
import type { ListEnd } from './use-growing-list.ts';

/** Where a list goes on, or why it does not. */
export function ListTail({ end, failed }: { end: ListEnd; failed: string }) {
  if (end.isBroken) return <ListProblem title={failed} onRetry={end.load} />;
  if (!end.hasMore) return null;
  return (
    <div>
      <Button look="secondary" busy={end.isLoading && words.loadingMore} onClick={end.load}>
        {words.more}
      </Button>
    </div>
  );
}
