import { useQueryClient } from '@tanstack/react-query';
import { adjustUserCredits } from '#contract/admin-actions.ts';
import type { AdminUserDetail } from '#contract/admin.ts';
import { sentenceOf } from '#web/lib/api-error.ts';
import { useSend } from '#web/lib/send.ts';
import { useSession } from '#web/lib/viewer.tsx';
import { showToast } from '#web/ui/toasts/toast-store.ts';
import { adminKeys } from '#web/admin/admin-keys.ts';
import { userMessages } from './user-messages.ts';

const words = userMessages.adjust;

interface Adjustment {
  amount: number;
  note?: string | null;
}

/** Gives or takes credits; what the server answers is the balance from then on, wherever it is shown. */
export function useAdjust(userId: number) {
  const client = useQueryClient();
  const { setViewer } = useSession();
  const { sendAsync, busy } = useSend(adjustUserCredits);

  const settle = (craftCredits: number) => {
    client.setQueryData<AdminUserDetail>(adminKeys.user(userId), (user) => user && { ...user, craftCredits });
    setViewer((viewer) => (viewer?.id === userId ? { ...viewer, craftCredits } : viewer));
    showToast({ tone: 'success', title: words.done(craftCredits) });
    for (const queryKey of [adminKeys.credits(userId), adminKeys.table('users'), adminKeys.table('logs')]) {
      void client.invalidateQueries({ queryKey });
    }
  };
  return {
    busy,
    adjust: async (body: Adjustment) => {
      const { newCreditBalance } = await sendAsync({ params: { id: userId }, body });
      settle(newCreditBalance);
    },
    tellFailure: (error: unknown) =>
      showToast({ tone: 'error', title: words.failed, description: sentenceOf(error) }),
  };
}
