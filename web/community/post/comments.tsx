import type { Post } from '#contract/community.ts';
import { ListProblem } from '#web/ui/lists/list-problem.tsx';
import { ListTail } from '#web/ui/lists/list-tail.tsx';
import { Skeleton } from '#web/ui/lists/skeleton.tsx';
import { communityMessages } from '#web/community/messages.ts';
import { rowsOf, useComments } from '#web/community/queries.ts';
import { CommentForm } from './comment-form.tsx';
import { CommentRow } from './comment-row.tsx';
import styles from './comments.module.css';

const words = communityMessages.comments;

/** What people say about a post, the oldest first, and the place to join in. */
export function Comments({ post }: { post: Pick<Post, 'id' | 'commentsCount'> }) {
  return (
    <section className={styles.comments} aria-labelledby="comments">
      <h2 id="comments">
        {words.title}
        {post.commentsCount > 0 && <span className={styles.count}> {post.commentsCount}</span>}
      </h2>
      <CommentList postId={post.id} />
      <CommentForm postId={post.id} />
    </section>
  );
}

function CommentList({ postId }: { postId: number }) {
  const list = useComments(postId);
  if (list.isPending) {
    return (
      <div className={styles.list} aria-busy="true">
        <span className="visually-hidden">{words.waiting}</span>
        <Skeleton height="72px" />
        <Skeleton height="72px" />
      </div>
    );
  }
  if (!list.data) return <ListProblem title={words.failed} onRetry={() => void list.refetch()} />;
  const comments = rowsOf(list.data);
  if (comments.length === 0) {
    return (
      <p className={styles.none}>
        <strong>{words.none}</strong>
        <span>{words.first}</span>
      </p>
    );
  }
  const now = new Date(list.dataUpdatedAt);
  return (
    <>
      <ol className={styles.list}>
        {comments.map((comment) => (
          <li key={comment.id}>
            <CommentRow comment={comment} now={now} />
          </li>
        ))}
      </ol>
      <ListTail list={list} words={words} />
    </>
  );
}
