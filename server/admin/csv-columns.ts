import type { AdminActivity, AdminCraft, AdminLog, AdminPost, AdminUser } from '#contract/admin.ts';

/** What stands in the files, in this order. */
export const userColumns = [
  'id',
  'username',
  'displayName',
  'email',
  'isAdmin',
  'createdAt',
  'lastLogin',
  'craftsCount',
  'craftCredits',
] as const satisfies (keyof AdminUser)[];

export const craftColumns = [
  'id',
  'title',
  'theme',
  'ageRangeMin',
  'ageRangeMax',
  'difficulty',
  'userId',
  'username',
  'shared',
  'likes',
  'imageStatus',
  'createdAt',
] as const satisfies (keyof AdminCraft)[];

export const postColumns = [
  'id',
  'userId',
  'username',
  'craftId',
  'title',
  'content',
  'state',
  'likes',
  'commentsCount',
  'createdAt',
] as const satisfies (keyof AdminPost)[];

export const activityColumns = [
  'id',
  'userId',
  'username',
  'type',
  'metadata',
  'createdAt',
] as const satisfies (keyof AdminActivity)[];

export const logColumns = [
  'id',
  'adminId',
  'adminName',
  'action',
  'targetUserId',
  'targetName',
  'details',
  'createdAt',
] as const satisfies (keyof AdminLog)[];
