import { showToast } from './toasts/toast-store.ts';

const words = {
  copied: 'Copied',
  notCopied: 'Not copied',
  notCopiedText: 'The browser does not let this page copy. Please select it by hand.',
} as const;

export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast({ tone: 'success', title: words.copied });
  } catch {
    showToast({ tone: 'error', title: words.notCopied, description: words.notCopiedText });
  }
}
