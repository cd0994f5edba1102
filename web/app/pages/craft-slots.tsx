import { useQueryClient } from '@tanstack/react-query';
import type { Post } from '#contract/community.ts';
import { LikeButton } from '#web/community/like-button.tsx';
import { communityMessages } from '#web/community/messages.ts';
import { findSharedCraft } from '#web/community/queries.ts';
import type { CraftSlots } from '#web/community/slots.ts';
import { CraftPhoto } from '#web/crafts/craft-photo.tsx';
import { useListedDialog } from '#web/crafts/lists/listed-dialog.tsx';
import { useMark } from '#web/crafts/marks/use-marks.ts';
import { communityActions, safetyLauncher } from './community-actions.tsx';

const words = communityMessages.post;
const failed = (intent: boolean) => (intent ? words.likeFailed : words.unlikeFailed);

/** Liking a post is liking its craft: one switch, wherever it is pressed. */
function Like({ post: { craftId, likes, userLiked } }: { post: Post }) {
  const like = useMark('like', { id: craftId, likes, marks: { isLiked: userLiked } }, failed);
  return <LikeButton {...like} />;
}

/** What pages show of crafts from the community, and the dialog in which the details open. */
export function useCraftSlots({ part }: { part?: string } = {}) {
  const client = useQueryClient();
  const known = (id: string) => findSharedCraft(client, id);
  const { hrefOf, dialog } = useListedDialog({
    ...(part && { part }),
    known,
    fromCommunity: true,
    communityActions,
    safetyLauncher,
  });
  const slots: CraftSlots = { hrefOf, Photo: CraftPhoto, Like };
  return { slots, dialog };
}
