import type { Invitation } from '#contract/account-invitations.ts';
import type { ListedInvitation } from './store.ts';

function stateOf({ invitation, maker }: ListedInvitation, now: Date): Invitation['state'] {
  if (invitation.usedAt) return 'used';
  if (invitation.withdrawnAt || !maker?.isAdmin) return 'withdrawn';
  return invitation.expiresAt > now ? 'open' : 'expired';
}

export function presentInvitation(listed: ListedInvitation, now: Date): Invitation {
  const { invitation, maker, guest } = listed;
  const { id, role, note, createdAt, expiresAt, usedAt } = invitation;
  return {
    id,
    role,
    note,
    state: stateOf(listed, now),
    createdAt: createdAt.toISOString(),
    createdBy: maker && { id: maker.id, displayName: maker.displayName },
    expiresAt: expiresAt.toISOString(),
    usedAt: usedAt?.toISOString() ?? null,
    usedBy: guest,
  };
}
