import * as z from 'zod/mini';
import { actionReplySchema, instantSchema, integerIdSchema } from './common.ts';
import { endpoint } from './endpoint.ts';
import { pageQuerySchema } from './paging.ts';

export const notificationTypes = [
  'craft_liked',
  'post_commented',
  'credits_added',
  'credits_returned',
  'picture_ready',
  'moderation',
] as const;
export type NotificationType = (typeof notificationTypes)[number];

export const notificationSources = ['craft', 'post', 'credits', 'account'] as const;

export const notificationSchema = z.object({
  id: z.int(),
  userId: z.int(),
  type: z.enum(notificationTypes),
  content: z.string(),
  /** What it is about, and so where it leads. */
  sourceId: z.nullable(z.string()),
  sourceType: z.enum(notificationSources),
  fromUserId: z.nullable(z.int()),
  fromUserName: z.nullable(z.string()),
  fromUserProfileImage: z.nullable(z.string()),
  isRead: z.boolean(),
  createdAt: instantSchema,
});
export type Notification = z.output<typeof notificationSchema>;

const personParams = z.object({ id: integerIdSchema });

export const listNotifications = endpoint({
  method: 'GET',
  path: '/api/users/:id/notifications',
  summary: 'Your notifications, newest first',
  access: 'signed-in',
  tokenScope: 'read',
  params: personParams,
  query: pageQuerySchema,
  response: z.array(notificationSchema),
  errors: ['FORBIDDEN'],
});

export const countUnreadNotifications = endpoint({
  method: 'GET',
  path: '/api/users/:id/notifications/unread/count',
  summary: 'How many of your notifications are unread',
  access: 'signed-in',
  tokenScope: 'read',
  params: personParams,
  response: z.object({ count: z.int() }),
  errors: ['FORBIDDEN'],
});

export const readNotification = endpoint({
  method: 'POST',
  path: '/api/notifications/:id/read',
  summary: 'Mark one of your notifications as read',
  access: 'signed-in',
  tokenScope: 'change',
  params: personParams,
  response: actionReplySchema,
  errors: ['NOT_FOUND'],
});

export const readAllNotifications = endpoint({
  method: 'POST',
  path: '/api/users/:id/notifications/read-all',
  summary: 'Mark all of your notifications as read',
  access: 'signed-in',
  tokenScope: 'change',
  params: personParams,
  response: actionReplySchema,
  errors: ['FORBIDDEN'],
});
