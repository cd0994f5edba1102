import { Spinner } from '#web/ui/spinner.tsx';
import { FieldStatus } from '#web/ui/field-status.tsx';
import { registerMessages } from './register-messages.ts';
import type { NicknameState } from './use-nickname-check.ts';

/** How the community nickname stands; nothing to say until there is something to look up. */
export function NicknameStatus({ state }: { state: NicknameState }) {
  if (state === 'unknown') return null;
  const text = registerMessages.nicknameStates[state];
  if (state === 'checking') return <FieldStatus icon={<Spinner />} text={text} />;
  return <FieldStatus good={state === 'available'} text={text} />;
}
