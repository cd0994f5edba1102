import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Craft } from '#contract/crafts.ts';
import type { Post } from '#contract/community.ts';
import { Link } from '#web/lib/navigation.tsx';
import { ListProblem } from '#web/ui/lists/list-problem.tsx';
import { Skeleton } from '#web/ui/lists/skeleton.tsx';
import { overlayMessages as words } from './overlay-messages.ts';
import styles from './overlay.module.css';
import { useMyCrafts, usePosts, useSavedCrafts } from './queries.ts';

interface Row {
  id: string | number;
  href: string;
  title: string;
  facts: string;
}

interface ListProps {
  onLeave: () => void;
}

const craftRow = ({ id, title, imageStatus, shared }: Craft): Row => ({
  id,
  href: `/craft/${id}`,
  title,
  facts: `${words.picture(imageStatus)}, ${shared ? words.shared : words.private}`,
});

const postRow = ({ id, craft, likes, state }: Post): Row => ({
  id,
  href: `/community/posts/${id}`,
  title: craft.title,
  facts: `${words.likes(likes)}, ${state}`,
});

export function MyCrafts({ userId, onLeave }: ListProps & { userId: number }) {
  return <List query={useMyCrafts(userId)} row={craftRow} empty={words.noCrafts} onLeave={onLeave} />;
}

export function SavedCrafts({ userId, onLeave }: ListProps & { userId: number }) {
  return <List query={useSavedCrafts(userId)} row={craftRow} empty={words.noSaved} onLeave={onLeave} />;
}

export function Posts({ onLeave }: ListProps) {
  return <List query={usePosts()} row={postRow} empty={words.noPosts} onLeave={onLeave} />;
}

export function ListWaiting() {
  return (
    <div className={styles.list} aria-busy="true">
      <span className="visually-hidden">{words.waiting}</span>
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} height="56px" />
      ))}
    </div>
  );
}

interface QueryList<Entry> extends ListProps {
  query: UseQueryResult<readonly Entry[]>;
  row: (entry: Entry) => Row;
  empty: string;
}

function List<Entry>({ query, row, empty, onLeave }: QueryList<Entry>): ReactNode {
  const { data, isError, refetch } = query;
  if (isError && !data) return <ListProblem title={words.broken} onRetry={() => void refetch()} />;
  if (!data) return <ListWaiting />;
  if (data.length === 0) return <p className={styles.quiet}>{empty}</p>;
  return (
    <>
      <ul className={styles.list}>
        {data.map(row).map(({ id, href, title, facts }) => (
          <li key={id}>
            <Link href={href} className={styles.row} onClick={onLeave}>
              <strong>{title}</strong>
              <span className={styles.facts}>{facts}</span>
              <code className={styles.facts}>{id}</code>
            </Link>
          </li>
        ))}
      </ul>
      <p className={styles.quiet}>{words.end(data.length)}</p>
    </>
  );
}
