import { showToast } from '#web/ui/toasts/toast-store.ts';
import { recoveryMessages } from './recovery-messages.ts';
import { verifyLink } from './recovery.ts';

const words = recoveryMessages.link;

/** Looks a link up, tells how it stands and says which form comes next. */
export async function checkLink(token: string, tryAgain: () => void): Promise<'reset' | 'forgot'> {
  const link = await verifyLink(token);
  if (link.state === 'valid') {
    showToast({ tone: 'success', ...words.valid });
    return 'reset';
  }
  if (link.state === 'invalid') {
    showToast({ tone: 'error', title: words.invalid, description: link.sentence });
  } else {
    const action = { label: words.again, run: tryAgain };
    showToast({ tone: 'error', title: words.failed, description: words.description, action });
  }
  return 'forgot';
}
