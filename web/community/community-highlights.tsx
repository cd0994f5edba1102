import { Link } from '#web/lib/navigation.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ListProblem } from '#web/ui/lists/list-problem.tsx';
import { Skeleton } from '#web/ui/lists/skeleton.tsx';
import styles from './community.module.css';
import { communityMessages } from './messages.ts';
import { nameOf, useHighlights } from './queries.ts';
import type { CraftSlots } from './slots.ts';

const words = communityMessages.highlights;
const waitingTiles = ['first', 'second', 'third', 'fourth'];
const photoSizes = '(min-width: 600px) 240px, 42vw';

interface CommunityHighlightsProps {
  slots: Pick<CraftSlots, 'hrefOf' | 'Photo'>;
}

/** What other families have just shared. */
export function CommunityHighlights({ slots }: CommunityHighlightsProps) {
  return (
    <section className={styles.section}>
      <h2>{words.title}</h2>
      <HighlightGrid slots={slots} />
    </section>
  );
}

function HighlightGrid({ slots: { hrefOf, Photo } }: CommunityHighlightsProps) {
  const { data: posts, isPending, refetch } = useHighlights();
  if (isPending) {
    return (
      <div className={styles.grid} aria-busy="true">
        <span className="visually-hidden">{words.waiting}</span>
        {waitingTiles.map((tile) => (
          <Skeleton key={tile} ratio="4 / 5" />
        ))}
      </div>
    );
  }
  if (!posts) return <ListProblem title={words.failed} onRetry={() => void refetch()} />;
  if (posts.length === 0) {
    return (
      <EmptyState
        picture="posts"
        text={words.none}
        action={
          <ButtonLink href="/community" look="secondary">
            {words.explore}
          </ButtonLink>
        }
      />
    );
  }
  return (
    <ul className={styles.grid}>
      {posts.map((post) => {
        const name = nameOf(post, communityMessages.anonymous);
        return (
          <li key={post.id}>
            <Link href={hrefOf(post.craft.id)} className={styles.highlight}>
              <Photo craft={post.craft} sizes={photoSizes} />
              <span className={styles.title}>{post.craft.title}</span>
              <span className={styles.byline}>
                <Avatar name={name} image={post.user.profileImage} size={26} />
                <span>{name}</span>
              </span>
            </Link>
          </li>
        );
      })}
      <li className={styles.wide}>
        <Link href="/community" className={styles.more}>
          {words.more}
        </Link>
      </li>
    </ul>
  );
}
