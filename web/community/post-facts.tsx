import { Hourglass, Sparkles } from 'lucide-react';
import type { Post } from '#contract/community.ts';
import type { CraftCard } from '#contract/crafts.ts';
import { relativeDate } from '#web/lib/formats.ts';
import { useViewer } from '#web/lib/viewer.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { Badge, DifficultyBadge } from '#web/ui/badge.tsx';
import styles from './community.module.css';
import { communityMessages } from './messages.ts';
import { nameOf } from './queries.ts';

const words = communityMessages.card;

/** Who shared it, and when. */
export function PostAuthor({ post, now }: { post: Pick<Post, 'user' | 'createdAt'>; now: Date }) {
  const name = nameOf(post, communityMessages.anonymous);
  return (
    <p className={styles.author}>
      <Avatar name={name} image={post.user.profileImage} size={40} />
      <span className={styles.authorWords}>
        <strong>{name}</strong>
        <time dateTime={post.createdAt}>{relativeDate(post.createdAt, now)}</time>
      </span>
    </p>
  );
}

/** For whom, how hard, and who thought it up. */
export function CraftFacts({ craft }: { craft: CraftCard }) {
  return (
    <>
      <ul className={styles.badges}>
        <li>
          <Badge>{words.ages(craft.ageRangeMin, craft.ageRangeMax)}</Badge>
        </li>
        <li>
          <DifficultyBadge difficulty={craft.difficulty} />
        </li>
      </ul>
      <p className={styles.madeBy}>
        <Sparkles size={16} />
        {words.madeBy[craft.madeBy]}
      </p>
    </>
  );
}

/** A text that waits: only its author and those who look after the community come across one. */
export function HeldNote({ authorId }: { authorId: number }) {
  const viewer = useViewer();
  return (
    <p className={styles.held}>
      <Hourglass size={16} />
      {authorId === viewer.id ? words.heldOwn : words.held}
    </p>
  );
}
