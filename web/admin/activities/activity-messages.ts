import type { ActivityType } from '#contract/activities.ts';

const types: Record<ActivityType, string> = {
  register: 'Registered',
  login: 'Logged in',
  logout: 'Logged out',
  craft_created: 'Craft created',
  craft_shared: 'Craft shared',
  craft_unshared: 'Craft unshared',
  craft_deleted: 'Craft deleted',
  craft_liked: 'Craft liked',
  comment_added: 'Comment added',
  credits_purchased: 'Credits purchased',
  profile_updated: 'Profile updated',
  password_reset: 'Password reset',
};

export const activityMessages = {
  title: 'Activities',
  search: 'Search by user name, email or ID',
  allTypes: 'All types',
  none: 'No activities found',
  failed: 'Failed to load activities data',
  columns: { user: 'User ID', type: 'Type', details: 'Details', date: 'Date' },
  typeOf: (type: string): string => (type in types ? types[type as ActivityType] : type),
  noDetails: 'No details',
} as const;
