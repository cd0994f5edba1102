import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { ApiError, sentenceOf } from '#web/lib/api-error.ts';
import { navigate } from '#web/lib/navigation.tsx';
import { useSession } from '#web/lib/viewer.tsx';
import { IconButton } from '#web/ui/button.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { showToast } from '#web/ui/toasts/toast-store.ts';
import { loadFormWork } from './form-work.ts';
import { logoutMessages } from './logout-messages.ts';

const words = logoutMessages;

interface LogoutButtonProps {
  /** Runs as soon as the person is logged out. */
  onLeft?: () => void;
}

export function LogoutButton({ onLeft }: LogoutButtonProps) {
  const { setViewer } = useSession();
  const [busy, setBusy] = useState(false);

  const finish = () => {
    onLeft?.();
    setViewer(null);
    // Who leaves of their own will has come for nothing here.
    navigate('/auth', { replace: true });
  };
  const leave = async () => {
    if (busy) return;
    setBusy(true);
    try {
      const { sendLogout } = await loadFormWork();
      const { continueAt } = await sendLogout();
      if (continueAt) {
        onLeft?.();
        location.assign(continueAt);
        return;
      }
      showToast({ tone: 'success', title: words.done });
      finish();
    } catch (error) {
      // A session the server no longer knows is as good as logged out.
      if (error instanceof ApiError && error.status === 401) return finish();
      showToast({ tone: 'error', title: words.failed, description: sentenceOf(error) });
      setBusy(false);
    }
  };

  return (
    <IconButton
      label={busy ? words.busy : words.button}
      title={words.button}
      early
      aria-busy={busy}
      onClick={() => void leave()}
    >
      {busy ? <Spinner /> : <LogOut size={22} />}
    </IconButton>
  );
}
