import { useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { type Comment, deleteComment } from '#contract/community.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { relativeTime } from '#web/lib/formats.ts';
import { queryRoots } from '#web/lib/query-keys.ts';
import { useSend } from '#web/lib/send.ts';
import { useViewer } from '#web/lib/viewer.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { IconButton } from '#web/ui/button.tsx';
import { QuestionDialog } from '#web/ui/dialogs/question-dialog.tsx';
import { showToast } from '#web/ui/toasts/toast-store.ts';
import { communityMessages } from '#web/community/messages.ts';
import { HeldNote } from '#web/community/post-facts.tsx';
import { nameOf } from '#web/community/queries.ts';
import { SafetyLauncher } from '#web/community/safety/safety-launcher.tsx';
import styles from './comments.module.css';

const words = communityMessages.comments;

export function CommentRow({ comment, now }: { comment: Comment; now: Date }) {
  const viewer = useViewer();
  const name = nameOf(comment, communityMessages.anonymous);
  const isOwn = comment.userId === viewer.id;
  return (
    <article className={styles.row}>
      <Avatar name={name} image={comment.user.profileImage} size={36} />
      <div className={styles.words}>
        <p className={styles.who}>
          <strong>{name}</strong>
          <time dateTime={comment.createdAt}>{relativeTime(comment.createdAt, now)}</time>
        </p>
        <p className={styles.text}>{comment.content}</p>
        {comment.state === 'held' && <HeldNote authorId={comment.userId} />}
      </div>
      <div className={styles.tools}>
        {(isOwn || (viewer.isAdmin && !viewer.needsSecondFactor)) && (
          <DeleteComment comment={comment} name={name} />
        )}
        <SafetyLauncher subject="comment" subjectId={comment.id} person={comment.user} />
      </div>
    </article>
  );
}

function DeleteComment({ comment, name }: { comment: Comment; name: string }) {
  const client = useQueryClient();
  const [asking, setAsking] = useState(false);
  const finish = () => {
    setAsking(false);
    showToast({ tone: 'success', title: words.deleted });
    void client.invalidateQueries({ queryKey: [queryRoots.posts] });
  };
  const { send, busy } = useSend(deleteComment, {
    onSuccess: finish,
    onError: (error) => {
      // Deleted by a first try whose answer was lost.
      if (error instanceof ApiError && error.code === 'NOT_FOUND') finish();
      else showToast({ tone: 'error', title: words.deleteFailed, description: words.tryAgain });
    },
  });
  return (
    <>
      <IconButton label={words.deleteOf(name)} onClick={() => setAsking(true)}>
        <Trash2 size={20} />
      </IconButton>
      <QuestionDialog
        open={asking}
        title={words.deleteTitle}
        text={words.deleteText}
        keep={words.keep}
        remove={words.delete}
        busy={busy && words.deleting}
        onClose={() => setAsking(false)}
        onRemove={() => send({ params: { id: comment.id } })}
      />
    </>
  );
}
