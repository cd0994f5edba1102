import type { CurrentUser } from '#contract/account.ts';
import { photoUrl } from './profile-photo.ts';
import type { UserRow } from './store.ts';

/** A person as they see themselves. */
export function presentCurrentUser(user: UserRow, craftCredits: number): CurrentUser {
  return {
    id: user.id,
    username: user.username,
    email: user.email,
    displayName: user.displayName,
    bio: user.bio,
    profileImage: user.profileImage && photoUrl({ userId: user.id, version: user.profileImage }),
    isAdmin: user.isAdmin,
    mustChangePassword: user.mustChangePassword,
    craftCredits,
    createdAt: user.createdAt.toISOString(),
    lastLogin: user.lastLogin?.toISOString() ?? null,
  };
}
