import { CircleCheck } from 'lucide-react';
import type { ComponentType } from 'react';
import type { Craft, ListedCraft } from '#contract/crafts.ts';
import { Link } from '#web/lib/navigation.tsx';
import { ListProblem } from '#web/ui/lists/list-problem.tsx';
import { ListTail } from '#web/ui/lists/list-tail.tsx';
import { Skeleton } from '#web/ui/lists/skeleton.tsx';
import { supplyMessages } from './messages.ts';
import { useMakeable } from './queries.ts';
import styles from './supplies.module.css';

const words = supplyMessages.make;
const photoSizes = '112px';
const waitingRows = ['first', 'second', 'third'];

interface MakeNowProps {
  /** Where a craft opens. */
  hrefOf: (id: string) => string;
  Photo: ComponentType<{ craft: Craft; sizes: string }>;
}

/** Crafts for what is at home: those that need nothing else first. */
export function MakeNow({ hrefOf, Photo }: MakeNowProps) {
  const list = useMakeable();
  const crafts = list.data?.pages.flatMap(({ rows }) => rows) ?? [];
  return (
    <section className={styles.section}>
      <h2>{words.title}</h2>
      {list.isPending && (
        <div className={styles.makeable} aria-busy="true">
          <span className="visually-hidden">{words.waiting}</span>
          {waitingRows.map((row) => (
            <Skeleton key={row} height="128px" />
          ))}
        </div>
      )}
      {list.isError && !list.data && <ListProblem title={words.failed} onRetry={() => void list.refetch()} />}
      {list.data && crafts.length === 0 && <p className={styles.purpose}>{words.none}</p>}
      {crafts.length > 0 && (
        <>
          <ul className={styles.makeable}>
            {crafts.map((craft) => (
              <li key={craft.id}>
                <Link href={hrefOf(craft.id)} className={styles.card}>
                  <Photo craft={craft} sizes={photoSizes} />
                  <span className={styles.cardWords}>
                    <strong>{craft.title}</strong>
                    <Missing craft={craft} />
                  </span>
                </Link>
              </li>
            ))}
          </ul>
          <ListTail list={list} words={words} />
          {!list.hasNextPage && <p className={styles.end}>{words.end}</p>}
        </>
      )}
    </section>
  );
}

function Missing({ craft: { supplies, matchingSupplyIds } }: { craft: ListedCraft }) {
  const missing = supplies.filter(({ id }) => !matchingSupplyIds?.includes(id));
  if (missing.length > 0)
    return <span className={styles.missing}>{words.missing(missing.map(({ name }) => name))}</span>;
  return (
    <span className={styles.complete}>
      <CircleCheck size={18} />
      {words.complete}
    </span>
  );
}
