import { MessageCircle } from 'lucide-react';
import type { Post } from '#contract/community.ts';
import { Link } from '#web/lib/navigation.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import styles from '#web/community/community.module.css';
import { communityMessages } from '#web/community/messages.ts';
import { CraftFacts, HeldNote, PostAuthor } from '#web/community/post-facts.tsx';
import { SafetyLauncher } from '#web/community/safety/safety-launcher.tsx';
import { cardPhotoSizes, type CraftSlots } from '#web/community/slots.ts';

const words = communityMessages.card;

interface PostCardProps {
  post: Post;
  slots: CraftSlots;
  now: Date;
  eager: boolean;
}

/** A shared craft, pinned to the board. */
export function PostCard({ post, slots: { hrefOf, Photo, Like }, now, eager }: PostCardProps) {
  const { craft } = post;
  const titleId = `post-${post.id}`;
  const address = `/community/posts/${post.id}`;
  return (
    <article className={styles.card} aria-labelledby={titleId}>
      <header className={styles.cardTop}>
        <PostAuthor post={post} now={now} />
        <SafetyLauncher subject="post" subjectId={post.id} person={post.user} />
      </header>
      <Link href={hrefOf(craft.id)} className={styles.picture}>
        <Photo craft={craft} sizes={cardPhotoSizes} eager={eager} />
      </Link>
      <h2 id={titleId} className={styles.cardTitle}>
        <Link href={address} data-post={post.id}>
          {craft.title}
        </Link>
      </h2>
      <CraftFacts craft={craft} />
      {post.state === 'held' && <HeldNote authorId={post.userId} />}
      <p className={styles.caption}>{post.content}</p>
      <footer className={styles.cardBottom}>
        <Like post={post} />
        <Link href={address} className={styles.comments}>
          <MessageCircle size={20} />
          <span aria-hidden="true">{post.commentsCount}</span>
          <span className="visually-hidden">{words.comments(post.commentsCount)}</span>
        </Link>
        <ButtonLink href={address} look="secondary">
          {words.details}
          <span className="visually-hidden">: {craft.title}</span>
        </ButtonLink>
      </footer>
    </article>
  );
}
