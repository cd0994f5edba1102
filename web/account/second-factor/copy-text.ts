import { showToast } from '#web/ui/toasts/toast-store.ts';
import { secondFactorMessages } from './messages.ts';

const words = secondFactorMessages.setUp;

export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast({ tone: 'success', title: words.copied });
  } catch {
    showToast({ tone: 'error', title: words.notCopied, description: words.notCopiedText });
  }
}
