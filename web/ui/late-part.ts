import { useEffect, useReducer } from 'react';
import { offlineError, sentenceOf } from '#web/lib/api-error.ts';
import { uiMessages } from './messages.ts';
import { showToast } from './toasts/toast-store.ts';

interface Loadable {
  load: () => Promise<unknown>;
  isHere: () => boolean;
}

/**
 * Whether the wanted part's code is still on its way. Code that cannot be fetched is told, and `onMissing` leads back.
 * Null: nothing is wanted.
 */
export function useLatePart(part: Loadable | null, onMissing: () => void): boolean {
  const [, wake] = useReducer((count: number) => count + 1, 0);
  const waiting = part !== null && !part.isHere();

  useEffect(() => {
    if (!waiting) return undefined;
    let left = false;
    part.load().then(
      () => !left && wake(),
      (error: unknown) => {
        if (left) return;
        const description = sentenceOf(offlineError(error));
        showToast({ tone: 'error', title: uiMessages.notLoaded, description });
        onMissing();
      },
    );
    return () => {
      left = true;
    };
  }, [part, waiting, onMissing]);

  return waiting;
}
