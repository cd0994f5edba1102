import { useEffect, useRef } from 'react';
import { navigate, useSearch } from '#web/lib/navigation.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ListProblem } from '#web/ui/lists/list-problem.tsx';
import { Skeleton } from '#web/ui/lists/skeleton.tsx';
import styles from '#web/community/community.module.css';
import { communityMessages } from '#web/community/messages.ts';
import { rowsOf, useFeed } from '#web/community/queries.ts';
import type { CraftSlots } from '#web/community/slots.ts';
import { FilterPanel } from './filter-panel.tsx';
import { type FeedFilters, feedAddress, isFiltered, noFilters, readFilters } from './filters.ts';
import { lastFeed } from './last-feed.ts';
import { PostCard } from './post-card.tsx';

const words = communityMessages.feed;
const waitingCards = ['first', 'second'];

const choose = (next: FeedFilters) => navigate(feedAddress(next), { replace: true });

export function CommunityFeed({ slots }: { slots: CraftSlots }) {
  const filters = readFilters(useSearch());
  const address = feedAddress(filters);
  useEffect(() => lastFeed.remember(address), [address]);
  return (
    <div className={styles.feed}>
      <FilterPanel filters={filters} onChange={choose} />
      <FeedList key={address} filters={filters} slots={slots} />
    </div>
  );
}

interface FeedListProps {
  filters: FeedFilters;
  slots: CraftSlots;
}

function FeedList({ filters, slots }: FeedListProps) {
  const feed = useFeed(filters);
  if (feed.isPending) return <WaitingCards />;
  if (!feed.data) return <ListProblem title={words.failed} onRetry={() => void feed.refetch()} />;
  const posts = rowsOf(feed.data);
  if (posts.length === 0) return <NothingFound filtered={isFiltered(filters)} />;
  const now = new Date(feed.dataUpdatedAt);
  return (
    <>
      <ul className={styles.cards}>
        {posts.map((post, index) => (
          <li key={post.id}>
            <PostCard post={post} slots={slots} now={now} eager={index === 0} />
          </li>
        ))}
      </ul>
      <FeedEnd feed={feed} shown={posts.length} />
    </>
  );
}

interface FeedEndProps {
  feed: ReturnType<typeof useFeed>;
  shown: number;
}

function FeedEnd({ feed, shown }: FeedEndProps) {
  const end = useRef<HTMLDivElement>(null);
  /** How many cards there were when more were asked for: whoever goes by keyboard or ear goes on at the first new one. */
  const before = useRef<number | null>(null);
  useEffect(() => {
    if (before.current === null || shown <= before.current) return;
    const titles = end.current?.parentElement?.querySelectorAll<HTMLElement>('[data-post]');
    titles?.[before.current]?.focus({ preventScroll: true });
    before.current = null;
  }, [shown]);
  const loadMore = () => {
    before.current = shown;
    void feed.fetchNextPage();
  };
  if (feed.isFetchNextPageError) return <ListProblem title={words.failed} onRetry={loadMore} />;
  return (
    <div ref={end} className={styles.end}>
      {feed.hasNextPage ? (
        <Button look="secondary" busy={feed.isFetchingNextPage && words.loadingMore} onClick={loadMore}>
          {words.more}
        </Button>
      ) : (
        <p>{words.end}</p>
      )}
    </div>
  );
}

function NothingFound({ filtered }: { filtered: boolean }) {
  if (!filtered) {
    return (
      <EmptyState
        picture="posts"
        text={words.none}
        action={<ButtonLink href="/create">{words.create}</ButtonLink>}
      >
        <p>{words.noneYet}</p>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      picture="nothing"
      text={words.none}
      action={<Button onClick={() => choose(noFilters)}>{communityMessages.filters.reset}</Button>}
    >
      <p>{words.noneFit}</p>
    </EmptyState>
  );
}

function WaitingCards() {
  return (
    <div className={styles.cards} aria-busy="true">
      <span className="visually-hidden">{words.waiting}</span>
      {waitingCards.map((card) => (
        <div key={card} className={styles.card}>
          <span className={styles.author}>
            <Skeleton width="40px" height="40px" />
            <Skeleton width="40%" height="20px" />
          </span>
          <Skeleton ratio="4 / 3" />
          <Skeleton width="70%" height="26px" />
          <Skeleton width="50%" height="28px" />
          <Skeleton height="48px" />
        </div>
      ))}
    </div>
  );
}
