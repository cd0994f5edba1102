import { useEffect, useRef, useState } from 'react';
import { offlineError, sentenceOf } from '#web/lib/api-error.ts';
import { uiMessages } from '#web/ui/messages.ts';
import { showToast } from '#web/ui/toasts/toast-store.ts';

/** The token of a link from our mail, taken out of the address at once so that it stays in no history. Null without one. */
function takeResetToken(): string | null {
  const address = new URL(location.href);
  const { searchParams } = address;
  const token = searchParams.get('token') ?? searchParams.get('reset');
  if (token === null) return null;
  searchParams.delete('token');
  searchParams.delete('reset');
  history.replaceState(null, '', address.pathname + address.search + address.hash);
  return token;
}

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
