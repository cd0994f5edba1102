import type { Craft } from '#contract/crafts.ts';
import { SafetyLauncher } from '#web/community/safety/safety-launcher.tsx';
import { CommunityActions } from '#web/community/share/community-actions.tsx';

/** What the owner of a craft does with it in the community, wherever a craft is shown. */
/** The way to say that a craft is not safe, for everybody but its owner. */
export const safetyLauncher = (craft: Craft) => {
  const { userId, username, userProfileImage: profileImage } = craft;
  const person =
    userId === null
      ? null
      : { id: userId, username: username ?? '', displayName: username ?? '', profileImage };
  return <SafetyLauncher subject="craft" subjectId={craft.id} person={person} />;
};

export const communityActions = (craft: Craft) => <CommunityActions craft={craft} />;
