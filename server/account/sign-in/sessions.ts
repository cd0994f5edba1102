import { dayMs } from '#contract/durations.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/db/database.ts';
import { sha256 } from '#server/platform/ids.ts';
import type { Ids } from '#server/platform/ids.ts';
import { deleteSession, findLiveSession, insertSession, updateSession } from '#server/account/store.ts';
import type { LiveSession } from '#server/account/store.ts';

/** Quiet days after which a session ends. */
export const sessionLifeDays = 30;
/** However it is used: then somebody signs in anew. */
export const longestSessionDays = 90;
/** A session in use is prolonged at most this often, so reading a page does not write. */
const prolongAfterMs = dayMs;
const tokenPattern = /^[A-Za-z0-9_-]{43}$/;
const longestDevice = 200;

export interface OpenedSession {
  id: number;
  token: string;
  expiresAt: Date;
}

/** Sessions: the browser holds a random token, the database only its hash. */
export function createSessions(clock: Clock, ids: Ids) {
  const expiry = (createdAt: Date): Date => {
    const quiet = clock.now().getTime() + sessionLifeDays * dayMs;
    return new Date(Math.min(quiet, createdAt.getTime() + longestSessionDays * dayMs));
  };
  return {
    async open(db: Db, userId: number, device: string): Promise<OpenedSession> {
      const token = ids.token();
      const now = clock.now();
      const expiresAt = expiry(now);
      const id = await insertSession(db, {
        tokenHash: sha256(token),
        userId,
        device: device.slice(0, longestDevice),
        createdAt: now,
        lastSeenAt: now,
        expiresAt,
      });
      return { id, token, expiresAt };
    },

    async find(db: Db, token: string): Promise<LiveSession | null> {
      if (!tokenPattern.test(token)) return null;
      const now = clock.now();
      const found = await findLiveSession(db, sha256(token), now);
      if (found && now.getTime() - found.session.lastSeenAt.getTime() > prolongAfterMs) {
        const { id, createdAt } = found.session;
        await updateSession(db, id, { lastSeenAt: now, expiresAt: expiry(createdAt) });
      }
      return found;
    },

    close: (db: Db, sessionId: number): Promise<void> => deleteSession(db, sessionId),
  };
}

export type Sessions = ReturnType<typeof createSessions>;
