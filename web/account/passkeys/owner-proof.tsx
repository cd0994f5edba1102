import { useRef } from 'react';
import { beginPasskeyProof, type PasskeyAssertion } from '#contract/account-passkeys.ts';
import { OwnPasswordField } from '#web/account/settings/own-password-field.tsx';
import { call } from '#web/lib/call.ts';
import { useViewer } from '#web/lib/viewer.tsx';
import { Button } from '#web/ui/button.tsx';
import { signWith } from './device.ts';
import { passkeyMessages as words } from './passkey-messages.ts';

interface OwnerProofProps {
  error: string | undefined;
  /** Where there is a passkey that could be used. */
  onPasskey: ((form: HTMLFormElement) => void) | null;
}

/** The password, or in its place a passkey. */
export function OwnerProof({ error, onPasskey }: OwnerProofProps) {
  return (
    <>
      <OwnPasswordField error={error} />
      {onPasskey && (
        <Button look="quiet" onClick={(event) => onPasskey(event.currentTarget.form!)}>
          {words.proof}
        </Button>
      )}
    </>
  );
}

type Proof = { currentPassword: string } | { passkey: PasskeyAssertion };

/** By what somebody shows that it is them: the form is sent by its button, or by the one for passkeys. */
export function useOwnerProof() {
  const { id } = useViewer();
  const isByPasskey = useRef(false);
  return {
    sendByPasskey: (form: HTMLFormElement) => {
      isByPasskey.current = true;
      form.requestSubmit();
    },
    /** Which of what was typed counts. */
    isTyped: () => !isByPasskey.current,
    read: async (currentPassword: string): Promise<Proof> => {
      if (!isByPasskey.current) return { currentPassword };
      isByPasskey.current = false;
      return { passkey: await signWith(await call(beginPasskeyProof, { params: { id } })) };
    },
  };
}
