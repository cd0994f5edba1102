import type { PostDetails } from '#contract/community.ts';
import { PostView } from '#web/community/post/post-view.tsx';
import { CommunityActions } from '#web/community/share/community-actions.tsx';
import { navigate } from '#web/lib/navigation.tsx';
import type { PageProps } from './page-props.ts';
import { useCraftSlots } from './craft-slots.tsx';

const leave = () => navigate('/community');

function OwnerActions({ post }: { post: PostDetails }) {
  return <CommunityActions craft={post.craft} post={{ id: post.id, leave }} />;
}

export function PostPage({ params }: PageProps) {
  const { slots, dialog } = useCraftSlots();
  return (
    <>
      <PostView id={Number(params['id'])} slots={slots} OwnerActions={OwnerActions} />
      {dialog}
    </>
  );
}
