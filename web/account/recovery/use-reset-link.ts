import { useEffect, useRef, useState } from 'react';
import { offlineError, sentenceOf } from '#web/lib/api-error.ts';
import { uiMessages } from '#web/ui/messages.ts';
import { showToast } from '#web/ui/toasts/toast-store.ts';
import { takeResetToken } from './reset-link.ts';

/** What becomes of a link from our mail when somebody arrives with one. `onChecked` gets the form that comes next. */
export function useResetLink(onChecked: (next: 'reset' | 'forgot') => void) {
  const [token, setToken] = useState<string | null>(null);
  const [checking, setChecking] = useState(false);
  const found = useRef<string | null>(null);

  useEffect(() => {
    const check = async (given: string): Promise<void> => {
      setToken(given);
      setChecking(true);
      try {
        const { checkLink } = await import('./check-link.ts');
        onChecked(await checkLink(given, () => void check(given)));
      } catch (error) {
        const description = sentenceOf(offlineError(error));
        showToast({ tone: 'error', title: uiMessages.notLoaded, description });
      } finally {
        setChecking(false);
      }
    };
    found.current ??= takeResetToken();
    if (found.current !== null) void check(found.current);
  }, [onChecked]);

  const clear = () => {
    found.current = null;
    setToken(null);
  };
  return { token, checking, clear };
}
