import type { ReactNode } from 'react';
import type { Craft } from '#contract/crafts.ts';
import { craftLink } from '#web/crafts/share/share-links.ts';
import { offlineError, sentenceOf } from '#web/lib/api-error.ts';
import { useSession } from '#web/lib/viewer.tsx';
import { uiMessages } from '#web/ui/messages.ts';
import { showToast } from '#web/ui/toasts/toast-store.ts';
import { printMessages as words } from './print-messages.ts';

interface PrintButtonProps {
  craft: Craft;
  className: string | undefined;
  children: ReactNode;
}

async function printCraft(craft: Craft, url: string): Promise<void> {
  // At once: a browser opens windows only while it remembers the press.
  const popup = window.open('', '_blank', 'popup,width=880,height=900');
  if (!popup) showToast({ tone: 'error', title: words.blocked, description: words.blockedText });
  try {
    const { printHere, printInWindow } = await import('./print-craft.tsx');
    await (popup ? printInWindow(popup, { craft, url }) : printHere({ craft, url }));
  } catch (error) {
    popup?.close();
    showToast({ tone: 'error', title: uiMessages.notLoaded, description: sentenceOf(offlineError(error)) });
  }
}

export function PrintButton({ craft, className, children }: PrintButtonProps) {
  const { site } = useSession();
  return (
    <button
      type="button"
      className={className}
      data-early=""
      onClick={() => void printCraft(craft, craftLink(site.publicUrl, craft.id))}
    >
      {children}
    </button>
  );
}
