import { useRef } from 'react';
import { offlineError, sentenceOf } from '#web/lib/api-error.ts';
import { useSession } from '#web/lib/viewer.tsx';
import { showToast } from '#web/ui/toasts/toast-store.ts';
import { accountMessages } from '#web/account/messages.ts';

/** Signing in with a passkey, whose code comes when somebody asks for it, or enters a field where it can be offered. */
export function usePasskey() {
  const { site, setViewer } = useSession();
  const isOffered = useRef(!site.passkeys);
  const ask = (offered: boolean) =>
    import('#web/account/passkeys/sign-in.ts').then(
      (m) => m.signInWithPasskey(setViewer, offered),
      (error: unknown) => {
        if (offered) return;
        const description = sentenceOf(offlineError(error));
        showToast({ tone: 'error', title: accountMessages.login.failed, description });
      },
    );
  return {
    ask: () => void ask(false),
    offer: () => {
      if (isOffered.current) return;
      isOffered.current = true;
      void ask(true);
    },
  };
}
