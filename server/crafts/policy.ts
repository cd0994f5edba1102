import { AppError } from '#server/platform/app-error.ts';
import { authorize } from '#server/platform/authorized.ts';
import type { Authorized } from '#server/platform/authorized.ts';
import type { Actor, Member } from '#server/platform/http/actor.ts';
import type { Administrator } from '#server/platform/policy.ts';
import type { CraftRow } from './store.ts';

export const craftMissing = (): AppError =>
  new AppError('NOT_FOUND', { message: 'This craft could not be found.' });

interface Shown {
  userId: number | null;
  withheld: boolean;
}

/** Whoever has the link sees a craft; one that is withheld only its owner does, and those who look after the community. */
export function requireShownCraft<Row extends Shown>(reader: Actor, craft: Row | null): Authorized<Row> {
  const isTrusted = reader.kind === 'member' && (reader.isAdmin || reader.userId === craft?.userId);
  if (!craft || (craft.withheld && !isTrusted)) throw craftMissing();
  return authorize(craft);
}

/** Administrators reach every craft, also those of the house. */
export function requireAnyCraft(_by: Administrator, craft: CraftRow | null): Authorized<CraftRow> {
  if (!craft) throw craftMissing();
  return authorize(craft);
}

/** Only the owner changes, shares or deletes a craft; administrators have their own ways. */
export function requireOwnCraft(actor: Member, craft: CraftRow | null): Authorized<CraftRow> {
  if (!craft) throw craftMissing();
  if (craft.userId !== actor.userId) throw new AppError('FORBIDDEN');
  return authorize(craft);
}
