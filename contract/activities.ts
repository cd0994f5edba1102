/** Everything worth remembering that somebody did. */
export const activityTypes = [
  'register',
  'login',
  'logout',
  'craft_created',
  'craft_shared',
  'craft_unshared',
  'craft_deleted',
  'craft_liked',
  'comment_added',
  'credits_purchased',
  'profile_updated',
  'password_reset',
] as const;
export type ActivityType = (typeof activityTypes)[number];
