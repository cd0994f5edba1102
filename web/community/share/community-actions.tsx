import { useQueryClient } from '@tanstack/react-query';
import { Users, UserX } from 'lucide-react';
import { useId, useState } from 'react';
import { longestCaption, shareCraft, unshareCraft } from '#contract/community.ts';
import type { Craft } from '#contract/crafts.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { useCheckedForm } from '#web/lib/checked-form.ts';
import { refreshCrafts } from '#web/lib/query-keys.ts';
import { useSend } from '#web/lib/send.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { QuestionDialog } from '#web/ui/dialogs/question-dialog.tsx';
import { TextAreaField } from '#web/ui/forms/text-area-field.tsx';
import { showToast } from '#web/ui/toasts/toast-store.ts';
import { postPart } from '#web/community/queries.ts';
import { shareMessages as words } from './share-messages.ts';
import styles from './share.module.css';

type OwnCraft = Pick<Craft, 'id' | 'description' | 'shared'>;

interface CommunityActionsProps {
  craft: OwnCraft;
  /** The post one stands on, and the way off it. */
  post?: { id: number; leave: () => void };
}

/** For the owner of a craft: into the community with it, or out again. */
export function CommunityActions({ craft, post }: CommunityActionsProps) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  if (craft.shared) {
    return (
      <>
        <Button look="quiet" early onClick={() => setOpen(true)}>
          <UserX size={18} />
          {words.remove}
        </Button>
        {open && <RemoveDialog craftId={craft.id} onClose={close} post={post} />}
      </>
    );
  }
  return (
    <>
      <Button look="secondary" early onClick={() => setOpen(true)}>
        <Users size={20} />
        {words.share}
      </Button>
      {open && <ShareDialog craft={craft} onClose={close} />}
    </>
  );
}

function ShareDialog({ craft, onClose }: { craft: OwnCraft; onClose: () => void }) {
  const client = useQueryClient();
  const formId = useId();
  const { sendAsync } = useSend(shareCraft);
  const { errors, busy, handlers } = useCheckedForm({
    fields: ['content'],
    validate: () => ({}),
    send: async ({ content }) => {
      const { post, message } = await sendAsync({ body: { craftId: craft.id, content: content.trim() } });
      onClose();
      if (post.state === 'held') showToast({ title: words.held, description: message });
      else showToast({ tone: 'success', title: words.shared, description: message });
      await refreshCrafts(client);
    },
    onFailed: (error) => {
      const refused = error instanceof ApiError && error.code === 'FORBIDDEN';
      const description = refused ? error.sentence : words.failedText;
      showToast({ tone: 'error', title: words.failed, description });
    },
  });
  return (
    <Dialog
      open
      title={words.title}
      onClose={onClose}
      actions={
        <>
          <Button look="secondary" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button type="submit" form={formId} busy={busy && words.sending}>
            {words.send}
          </Button>
        </>
      }
    >
      <form id={formId} {...handlers} className={styles.form}>
        <p>{words.text}</p>
        <TextAreaField
          label={words.caption}
          hint={words.captionHint}
          name="content"
          defaultValue={craft.description.slice(0, longestCaption)}
          maxLength={longestCaption}
          rows={5}
          error={errors.content}
        />
      </form>
    </Dialog>
  );
}

interface RemoveDialogProps {
  craftId: string;
  onClose: () => void;
  post: CommunityActionsProps['post'];
}

function RemoveDialog({ craftId, onClose, post }: RemoveDialogProps) {
  const client = useQueryClient();
  const { send, busy } = useSend(unshareCraft, {
    onSuccess: ({ message }) => {
      onClose();
      post?.leave();
      showToast({ tone: 'success', title: words.removed, description: message });
      void refreshCrafts(client, post ? { gone: postPart(post.id) } : {});
    },
    onError: () =>
      showToast({ tone: 'error', title: words.removeFailed, description: words.removeFailedText }),
  });
  return (
    <QuestionDialog
      open
      title={words.removeTitle}
      text={words.removeText}
      keep={words.keep}
      remove={words.remove}
      busy={busy && words.removing}
      onClose={onClose}
      onRemove={() => send({ params: { id: craftId } })}
    />
  );
}
