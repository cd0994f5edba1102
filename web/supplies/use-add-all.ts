import { showToast } from '#web/ui/toasts/toast-store.ts';
import { supplyMessages } from './messages.ts';
import { type Pick, useAddSupplies } from './queries.ts';

const words = supplyMessages.add;

interface Told {
  title: string;
  description: string;
}

const added = (count: number): Told => ({
  title: words.done,
  description: count === 1 ? words.doneText : words.doneMany(count),
});

/** Adds several supplies and tells it once; gives back what could not be added. */
export function useAddAll(tell: (count: number) => Told = added) {
  const { mutateAsync, isPending } = useAddSupplies();
  const addAll = async (picks: readonly Pick[]): Promise<readonly Pick[]> => {
    const left = await mutateAsync(picks).catch(() => picks);
    if (left.length > 0) showToast({ tone: 'error', title: words.notAdded, description: words.notAddedText });
    else showToast({ tone: 'success', ...tell(picks.length) });
    return left;
  };
  return { addAll, busy: isPending };
}
