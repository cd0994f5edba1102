import type { Craft } from '#contract/crafts.ts';
import { CommunityActions } from '#web/community/share/community-actions.tsx';

/** What the owner of a craft does with it in the community, wherever a craft is shown. */
export const communityActions = (craft: Craft) => <CommunityActions craft={craft} />;
