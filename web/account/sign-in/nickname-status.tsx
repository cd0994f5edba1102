import { Spinner } from '#web/ui/spinner.tsx';
import { Verdict } from '#web/ui/verdict.tsx';
import { registerMessages } from './register-messages.ts';
import type { NicknameState } from './use-nickname-check.ts';

/** How the community nickname stands; nothing to say until there is something to look up. */
export function NicknameStatus({ state }: { state: NicknameState }) {
  if (state === 'unknown') return null;
  const text = registerMessages.nicknameStates[state];
  if (state === 'checking') return <Verdict icon={<Spinner />} text={text} />;
  return <Verdict good={state === 'available'} text={text} />;
}
