import type { CurrentUser } from '#contract/account.ts';
import type { Db } from '#server/platform/db/database.ts';
import type { AccountEffects } from './effects.ts';
import { noPassword } from './house-account.ts';
import { photoUrl } from './profile/photo.ts';
import { isSecondFactorDue } from './store.ts';
import type { UserRow, Viewer } from './store.ts';

/** A person as they see themselves. */
export async function presentCurrentUser(
  db: Db,
  { user, sessionId }: { user: UserRow & Partial<Viewer>; sessionId: number | null },
  effects: AccountEffects,
): Promise<CurrentUser> {
  return {
    id: user.id,
    username: user.username,
    email: user.email,
    displayName: user.displayName,
    bio: user.bio,
    profileImage: user.profileImage && photoUrl({ userId: user.id, version: user.profileImage }),
    isAdmin: user.isAdmin,
    hasPassword: user.passwordHash !== noPassword,
    mustChangePassword: user.mustChangePassword,
    needsSecondFactor: user.isAdmin && sessionId !== null && (await isSecondFactorDue(db, sessionId)),
    craftCredits: user.craftCredits ?? (await effects.craftCredits(db, user.id)),
    createdAt: user.createdAt.toISOString(),
    lastLogin: user.lastLogin?.toISOString() ?? null,
  };
}
