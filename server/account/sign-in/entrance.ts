import type { CurrentUser } from '#contract/account.ts';
import type { Db } from '#server/platform/db/database.ts';
import type { AccountDependencies, Origin } from '#server/account/dependencies.ts';
import type { AccountInvitationsService } from '#server/account/invitations/service.ts';
import { presentCurrentUser } from '#server/account/present.ts';
import * as store from '#server/account/store.ts';
import type { UserRow } from '#server/account/store.ts';
import type { OpenedSession, Sessions } from './sessions.ts';

export interface SignedIn {
  user: CurrentUser;
  session: OpenedSession;
}

/** How and from where somebody comes. */
export interface Way {
  origin: Origin;
  /** For the activities, where it is not the usual one. */
  note?: string;
  /** Runs once the session is there. */
  opened?: (tx: Db, sessionId: number) => Promise<void>;
}

interface NewAccount {
  email: string;
  displayName: string;
  passwordHash: string;
  bio: string | null;
  emailVerified?: boolean;
  /** The hash of an invitation's token. */
  invitationHash: string | null;
}

interface Parts {
  deps: AccountDependencies;
  invitations: AccountInvitationsService;
  sessions: Sessions;
}

/** The last step of every way in, and of every account that somebody makes for themselves. */
export function createEntrance({ deps, invitations, sessions }: Parts) {
  const { clock, effects } = deps;

  const open = async (tx: Db, user: UserRow, way: Way): Promise<SignedIn> => {
    const session = await sessions.open(tx, user.id, way.origin.device);
    await way.opened?.(tx, session.id);
    return { user: await presentCurrentUser(tx, { user, sessionId: session.id }, effects), session };
  };

  return {
    async enter(tx: Db, userId: number, way: Way): Promise<SignedIn> {
      const user = await store.noteLogin(tx, userId, clock.now());
      await effects.record(tx, { userId, type: 'login', ...noteOf(way) });
      return open(tx, user, way);
    },

    async begin(tx: Db, account: NewAccount, way: Way): Promise<SignedIn> {
      const { invitationHash, ...fields } = account;
      const now = clock.now();
      const invitation = invitationHash === null ? null : await invitations.spend(tx, invitationHash);
      const user = await store.insertUser(tx, {
        ...fields,
        username: fields.email.toLowerCase(),
        isAdmin: invitation?.role === 'administrator',
        consentedAt: now,
        createdAt: now,
        lastLogin: now,
      });
      await effects.registered(tx, user.id);
      if (invitation) await invitations.noteGuest(tx, invitation, user.id);
      await effects.record(tx, { userId: user.id, type: 'register', ...noteOf(way) });
      return open(tx, user, way);
    },
  };
}

export type Entrance = ReturnType<typeof createEntrance>;

const noteOf = ({ note }: Way): { metadata?: string } => (note === undefined ? {} : { metadata: note });
