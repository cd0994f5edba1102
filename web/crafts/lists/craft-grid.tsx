import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Craft } from '#contract/crafts.ts';
import type { ListPage } from '#web/lib/list-page.ts';
import { ListProblem } from '#web/ui/lists/list-problem.tsx';
import { ListTail } from '#web/ui/lists/list-tail.tsx';
import { Skeleton } from '#web/ui/lists/skeleton.tsx';
import { CraftTile } from './craft-tile.tsx';
import styles from './crafts.module.css';
import { craftMessages } from '#web/crafts/messages.ts';

const tileSizes = '(min-width: 600px) 240px, 42vw';
const { loadMore, loadingMore } = craftMessages.created;
const more = { more: loadMore, loadingMore };
const waitingTiles = ['first', 'second', 'third', 'fourth'];

type CraftPages = UseInfiniteQueryResult<{ pages: ListPage<Craft>[] }>;

interface GridWords {
  waiting: string;
  failed: string;
  end: string;
}

interface CraftGridProps {
  list: CraftPages;
  hrefOf: (id: string) => string;
  words: GridWords;
  empty: ReactNode;
  withPeople?: boolean;
}

const craftsIn = (list: CraftPages): Craft[] => list.data?.pages.flatMap(({ rows }) => rows) ?? [];

/** Crafts in two columns, page by page, in every state a list can be in. */
export function CraftGrid({ list, hrefOf, words, empty, withPeople }: CraftGridProps) {
  if (list.isPending) {
    return (
      <div className={styles.grid} aria-busy="true">
        <span className="visually-hidden">{words.waiting}</span>
        {waitingTiles.map((tile) => (
          <Skeleton key={tile} ratio="4 / 5" />
        ))}
      </div>
    );
  }
  if (!list.data) return <ListProblem title={words.failed} onRetry={() => void list.refetch()} />;
  const crafts = craftsIn(list);
  if (crafts.length === 0) return empty;
  return (
    <div className={styles.section}>
      <ul className={styles.grid}>
        {crafts.map((craft) => (
          <li key={craft.id}>
            <CraftTile
              craft={craft}
              href={hrefOf(craft.id)}
              sizes={tileSizes}
              {...(withPeople ? { withPeople } : {})}
            />
          </li>
        ))}
      </ul>
      <ListTail list={list} words={{ ...more, failed: words.failed }} />
      {!list.hasNextPage && <p className={styles.end}>{words.end}</p>}
    </div>
  );
}
