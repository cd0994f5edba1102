import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { addComment, longestComment, type PostDetails } from '#contract/community.ts';
import { sentenceOf } from '#web/lib/api-error.ts';
import { queryRoots } from '#web/lib/query-keys.ts';
import { useSend } from '#web/lib/send.ts';
import { useViewer } from '#web/lib/viewer.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextAreaField } from '#web/ui/forms/text-area-field.tsx';
import { showToast } from '#web/ui/toasts/toast-store.ts';
import { communityMessages } from '#web/community/messages.ts';
import { appendComment, postKeys } from '#web/community/queries.ts';
import styles from './comments.module.css';

const words = communityMessages.comments;

export function CommentForm({ postId }: { postId: number }) {
  const client = useQueryClient();
  const { id: userId } = useViewer();
  const [text, setText] = useState('');
  const { send, busy } = useSend(addComment, {
    onSuccess: ({ comment, message }) => {
      setText('');
      appendComment(client, userId, comment);
      if (comment.state === 'held') showToast({ title: words.held, description: message });
      else {
        showToast({ tone: 'success', title: words.added });
        client.setQueryData<PostDetails>(
          postKeys.detail(userId, postId),
          (post) => post && { ...post, commentsCount: post.commentsCount + 1 },
        );
      }
      // Lists that are not on screen ask again when they are.
      void client.invalidateQueries({ queryKey: [queryRoots.posts], refetchType: 'none' });
    },
    onError: (error) => showToast({ tone: 'error', title: words.addFailed, description: sentenceOf(error) }),
  });
  const isBlank = text.trim() === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBlank && !busy) send({ params: { id: postId }, body: { content: text.trim() } });
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <TextAreaField
        label={words.label}
        hint={words.hint}
        rows={3}
        value={text}
        maxLength={longestComment}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Button type="submit" disabled={isBlank} busy={busy && words.sending}>
        {words.send}
      </Button>
    </form>
  );
}
