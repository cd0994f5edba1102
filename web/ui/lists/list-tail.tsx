import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { Button } from '#web/ui/button.tsx';
import { ListProblem } from './list-problem.tsx';

/** A list that grows, as far as its end is concerned. */
export type GrowingEnd = Pick<
  UseInfiniteQueryResult,
  'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'fetchNextPage'
>;

interface ListTailProps {
  list: GrowingEnd;
  words: { more: string; loadingMore: string; failed: string };
  look?: 'secondary' | 'quiet';
}

/** Where a list goes on, or why it does not. What stands where it ends is the list's own. */
export function ListTail({ list, words, look = 'secondary' }: ListTailProps) {
  const goOn = (): void => void list.fetchNextPage();
  if (list.isFetchNextPageError) return <ListProblem title={words.failed} onRetry={goOn} />;
  if (!list.hasNextPage) return null;
  return (
    <Button
      look={look}
      wide={look === 'quiet'}
      busy={list.isFetchingNextPage && words.loadingMore}
      onClick={goOn}
    >
      {words.more}
    </Button>
  );
}
