import { ArrowLeft } from 'lucide-react';
import type { ComponentType } from 'react';
import type { PostDetails } from '#contract/community.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { Link, navigate } from '#web/lib/navigation.tsx';
import { useViewer } from '#web/lib/viewer.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ListProblem } from '#web/ui/lists/list-problem.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import styles from '#web/community/community.module.css';
import { lastFeed } from '#web/community/feed/last-feed.ts';
import { communityMessages } from '#web/community/messages.ts';
import { CraftFacts, HeldNote, PostAuthor } from '#web/community/post-facts.tsx';
import { usePost } from '#web/community/queries.ts';
import { SafetyLauncher } from '#web/community/safety/safety-launcher.tsx';
import { cardPhotoSizes, type CraftSlots } from '#web/community/slots.ts';
import { Comments } from './comments.tsx';

const words = communityMessages.post;

interface PostViewProps {
  id: number;
  slots: CraftSlots;
  /** For the owner of the craft. */
  OwnerActions: ComponentType<{ post: PostDetails }>;
}

const goBack = () => navigate(lastFeed.address());

/** One post with everything that was said about it. */
export function PostView({ id, slots, OwnerActions }: PostViewProps) {
  const { data: post, dataUpdatedAt, error, refetch } = usePost(id);
  if (post) {
    return <WholePost post={post} now={new Date(dataUpdatedAt)} slots={slots} OwnerActions={OwnerActions} />;
  }
  if (!error) {
    return (
      <div className={styles.waiting}>
        <Spinner large label={words.waiting} />
      </div>
    );
  }
  if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return <MissingPost />;
  return <ListProblem title={words.failed} onRetry={() => void refetch()} />;
}

function MissingPost() {
  return (
    <EmptyState
      picture="nothing"
      text={words.missing}
      action={<ButtonLink href="/community">{words.back}</ButtonLink>}
    />
  );
}

interface WholePostProps extends Omit<PostViewProps, 'id'> {
  post: PostDetails;
  now: Date;
}

function WholePost({ post, now, slots: { hrefOf, Photo, Like }, OwnerActions }: WholePostProps) {
  const viewer = useViewer();
  const { craft } = post;
  return (
    <div className={styles.post}>
      <Link href={lastFeed.address()} className={styles.back}>
        <ArrowLeft size={20} />
        {words.back}
      </Link>
      <article className={styles.card}>
        <header className={styles.cardTop}>
          <PostAuthor post={post} now={now} />
          <SafetyLauncher subject="post" subjectId={post.id} person={post.user} onBlocked={goBack} />
        </header>
        <Link href={hrefOf(craft.id)} className={styles.picture}>
          <Photo craft={craft} sizes={cardPhotoSizes} eager />
        </Link>
        <h1 className={styles.postTitle}>{craft.title}</h1>
        <CraftFacts craft={craft} />
        {post.state === 'held' && <HeldNote authorId={post.userId} />}
        <p className={styles.text}>{post.content}</p>
        <footer className={styles.cardBottom}>
          <Like post={post} />
          <ButtonLink href={hrefOf(craft.id)}>{communityMessages.card.instructions}</ButtonLink>
        </footer>
        {craft.userId === viewer.id && <OwnerActions post={post} />}
      </article>
      <Comments post={post} />
    </div>
  );
}
