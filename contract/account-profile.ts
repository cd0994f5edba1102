import * as z from 'zod/mini';
import {
  currentPasswordSchema,
  currentUserSchema,
  emailSchema,
  newPasswordSchema,
  nicknameSchema,
} from './account.ts';
import { actionReplySchema, instantSchema, integerIdSchema } from './common.ts';
import { endpoint } from './endpoint.ts';
import { photoBodyLimitBytes } from './photos.ts';

export const longestBio = 500;

const ownId = z.object({ id: integerIdSchema });
const nameRequired = 'Display name is required';

/** On an edit an empty name is told apart from a short one. */
const profileNameSchema = z.pipe(
  z.string(nameRequired).check(z.trim(), z.minLength(1, nameRequired)),
  nicknameSchema,
);

export const profileFormSchema = z.object({
  displayName: profileNameSchema,
  bio: z.string().check(z.trim(), z.maxLength(longestBio, `Bio must be at most ${longestBio} characters`)),
});

export const updateProfile = endpoint({
  method: 'PUT',
  path: '/api/users/:id/profile',
  summary: 'Change your name, bio and photo',
  access: 'signed-in',
  params: ownId,
  body: z.object({
    displayName: profileNameSchema,
    bio: z.optional(z.nullable(profileFormSchema.shape.bio)),
    /** A data URL or base64 sets a new photo, null or '' removes it, your photo's own address leaves it as it is. */
    profileImage: z.optional(z.nullable(z.string())),
  }),
  bodyLimitBytes: photoBodyLimitBytes,
  response: z.object({ success: z.literal(true), message: z.string(), user: currentUserSchema }),
  errors: ['FORBIDDEN', 'ACCOUNT_NICKNAME_TAKEN', 'UNSUPPORTED_MEDIA', 'UNREADABLE_PHOTO'],
});

export const changePassword = endpoint({
  method: 'PUT',
  path: '/api/users/:id/password',
  summary: 'Change your password; your other sessions end',
  access: 'signed-in',
  params: ownId,
  body: z.object({ currentPassword: currentPasswordSchema, newPassword: newPasswordSchema }),
  response: actionReplySchema,
  errors: ['FORBIDDEN', 'ACCOUNT_WRONG_PASSWORD', 'ACCOUNT_SIGN_IN_AGAIN'],
});

export const changeEmail = endpoint({
  method: 'PUT',
  path: '/api/users/:id/email',
  summary: 'Ask for a change of address; it counts once the link in the mail is opened',
  access: 'signed-in',
  params: ownId,
  body: z.object({ email: emailSchema, currentPassword: currentPasswordSchema }),
  response: actionReplySchema,
  errors: ['FORBIDDEN', 'ACCOUNT_WRONG_PASSWORD', 'ACCOUNT_SIGN_IN_AGAIN', 'ACCOUNT_EMAIL_TAKEN'],
});

export const sessionSchema = z.object({
  id: z.int(),
  /** Such as "Chrome on Android". */
  device: z.string(),
  createdAt: instantSchema,
  lastSeenAt: instantSchema,
  isCurrent: z.boolean(),
});
export type Session = z.infer<typeof sessionSchema>;

export const listSessions = endpoint({
  method: 'GET',
  path: '/api/users/:id/sessions',
  summary: 'Where you are signed in',
  access: 'signed-in',
  params: ownId,
  response: z.array(sessionSchema),
  errors: ['FORBIDDEN'],
});

export const endSession = endpoint({
  method: 'DELETE',
  path: '/api/users/:id/sessions/:sessionId',
  summary: 'Sign out one of your sessions',
  access: 'signed-in',
  params: z.object({ id: integerIdSchema, sessionId: integerIdSchema }),
  response: actionReplySchema,
  errors: ['FORBIDDEN', 'NOT_FOUND'],
});

export const deleteAccount = endpoint({
  method: 'DELETE',
  path: '/api/users/:id',
  summary: 'Delete your account and everything of yours',
  access: 'signed-in',
  params: ownId,
  body: z.object({ currentPassword: currentPasswordSchema }),
  response: actionReplySchema,
  errors: ['FORBIDDEN', 'NOT_FOUND', 'ACCOUNT_WRONG_PASSWORD', 'ACCOUNT_SIGN_IN_AGAIN', 'ACCOUNT_LAST_ADMIN'],
});

/** Not JSON, so not an endpoint of the contract: a ZIP that opens offline. */
export const exportPath = (userId: number): string => `/api/users/${userId}/export`;
