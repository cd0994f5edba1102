import { useEffect, useState } from 'react';
import { findInvitation, type InvitationRole } from '#contract/account-invitations.ts';
import { ApiError, sentenceOf } from '#web/lib/api-error.ts';
import { call } from '#web/lib/call.ts';
import { invitationMessages } from './invitation-messages.ts';

type InvitationState =
  | { name: 'checking' }
  | { name: 'open'; role: InvitationRole }
  | { name: 'refused' | 'unknown'; sentence: string };

async function lookUp(token: string): Promise<InvitationState> {
  if (token === '') return { name: 'refused', sentence: invitationMessages.noToken };
  try {
    const { role } = await call(findInvitation, { params: { token } });
    return { name: 'open', role };
  } catch (error) {
    const isFinal = error instanceof ApiError && !error.retryable;
    return { name: isFinal ? 'refused' : 'unknown', sentence: sentenceOf(error) };
  }
}

/** How an invitation stands. That nobody could tell is another thing than that it is no good. */
export function useInvitation(token: string) {
  const [state, setState] = useState<InvitationState>({ name: 'checking' });
  useEffect(() => void lookUp(token).then(setState), [token]);
  const check = () => {
    setState({ name: 'checking' });
    void lookUp(token).then(setState);
  };
  return { state, check };
}
