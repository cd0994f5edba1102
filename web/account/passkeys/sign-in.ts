import { browserSupportsWebAuthnAutofill } from '@simplewebauthn/browser';
import type { CurrentUser } from '#contract/account.ts';
import { beginPasskeySignIn, finishPasskeySignIn } from '#contract/account-passkeys.ts';
import { call } from '#web/lib/call.ts';
import { showToast } from '#web/ui/toasts/toast-store.ts';
import { isReplaced, sentenceOfPasskey, signWith } from './device.ts';
import { passkeyMessages } from './passkey-messages.ts';

const words = passkeyMessages.signIn;

/** Asks the device at once; or has the browser offer passkeys where it fills in addresses, if it can. */
export async function signInWithPasskey(
  onSignedIn: (user: CurrentUser) => void,
  offered: boolean,
): Promise<void> {
  let isChosen = !offered;
  try {
    if (offered && !(await browserSupportsWebAuthnAutofill())) return;
    const passkey = await signWith(await call(beginPasskeySignIn, {}), { offered });
    isChosen = true;
    const { user } = await call(finishPasskeySignIn, { body: { passkey } });
    showToast({ tone: 'success', ...words.done });
    onSignedIn(user);
  } catch (error) {
    // Whoever was only offered one is told nothing of what fails.
    if (isReplaced(error) || !isChosen) return;
    showToast({ tone: 'error', title: words.failed, description: sentenceOfPasskey(error) });
  }
}
