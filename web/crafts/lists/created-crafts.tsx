import { Link } from '#web/lib/navigation.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Skeleton } from '#web/ui/lists/skeleton.tsx';
import { CraftTile } from './craft-tile.tsx';
import styles from './crafts.module.css';
import { ListProblem } from '#web/ui/lists/list-problem.tsx';
import { craftMessages } from '#web/crafts/messages.ts';
import { homeCraftCount, useNewestCrafts } from '#web/crafts/queries.ts';

const words = craftMessages.created;
const waitingTiles = ['first', 'second', 'third'];

interface CreatedCraftsProps {
  /** Where the details of a craft open. */
  hrefOf: (id: string) => string;
}

/** The newest crafts of the viewer, those whose picture is there. */
export function CreatedCrafts({ hrefOf }: CreatedCraftsProps) {
  return (
    <section className={styles.section}>
      <h2>{words.title}</h2>
      <CreatedList hrefOf={hrefOf} />
    </section>
  );
}

function CreatedList({ hrefOf }: CreatedCraftsProps) {
  const { data, isPending, refetch } = useNewestCrafts();
  if (isPending) {
    return (
      <div className={styles.row} aria-busy="true">
        <span className="visually-hidden">{words.waiting}</span>
        {waitingTiles.map((tile) => (
          <Skeleton key={tile} width="150px" height="196px" />
        ))}
      </div>
    );
  }
  if (!data) return <ListProblem title={words.failed} onRetry={() => void refetch()} />;
  if (data.rows.length === 0) {
    return (
      <EmptyState
        picture="crafts"
        text={words.none}
        action={<ButtonLink href="/create">{words.first}</ButtonLink>}
      />
    );
  }
  const crafts = data.rows.filter((craft) => craft.imageStatus === 'completed');
  if (crafts.length === 0) return <EmptyState picture="nothing" text={words.noneFound} />;
  const total = data.total ?? 0;
  return (
    <ul className={styles.row}>
      {crafts.map((craft) => (
        <li key={craft.id}>
          <CraftTile craft={craft} href={hrefOf(craft.id)} sizes="134px" />
        </li>
      ))}
      {total > homeCraftCount && (
        <li>
          <Link href="/profile?tab=crafts" className={styles.more}>
            {words.more(total - crafts.length)}
          </Link>
        </li>
      )}
    </ul>
  );
}
