import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { getCurrentUser } from '#contract/account.ts';
import type { ApiError } from '#web/lib/api-error.ts';
import { call } from '#web/lib/call.ts';
import { navigate } from '#web/lib/navigation.tsx';
import { refreshCrafts } from '#web/lib/query-keys.ts';
import { useSession, useViewer } from '#web/lib/viewer.tsx';
import { showToast } from '#web/ui/toasts/toast-store.ts';
import { failureText, isAboutPhoto, opensDialog, turnedDownAt } from './generation-failure.ts';
import { GenerationRun, type Made } from './generation-run.ts';
import { generationMessages } from '#web/generation/messages.ts';
import { useWizard } from '#web/generation/wizard-state.tsx';

const words = generationMessages.overlay;

interface Asks {
  onBadPhoto: (sentence: string) => void;
  onTurnedDown: (step: 3 | 4, sentence: string) => void;
}

const nobodyAsks: Asks = { onBadPhoto: () => undefined, onTurnedDown: () => undefined };

/** The craft in the making, with what it means for the rest of the page: credits, the draft, news. */
export function useGeneration(asks: Asks) {
  const { choices } = useWizard();
  const { run } = useRun(asks);
  const [photoAtFirst] = useState(choices.photo);
  const state = useSyncExternalStore(run.subscribe, run.read);
  useEffect(() => {
    run.comeBack();
    run.resume(photoAtFirst);
    return () => run.leave();
  }, [photoAtFirst, run]);
  return { run, state };
}

/** The same for whoever looks at something else. */
export function useCraftNews(): void {
  const { choices } = useWizard();
  const { run, isNew } = useRun(nobodyAsks);
  const [photoAtFirst] = useState(choices.photo);
  useEffect(() => {
    run.stayAway();
    if (isNew) run.resume(photoAtFirst);
  }, [isNew, photoAtFirst, run]);
}

function useRun({ onBadPhoto, onTurnedDown }: Asks) {
  const { startOver, storage, running } = useWizard();
  const { setViewer } = useSession();
  const { craftCredits } = useViewer();
  const queryClient = useQueryClient();
  const [isNew] = useState(() => running.run === null);
  const [run] = useState(() => (running.run ??= new GenerationRun(storage)));

  useEffect(() => {
    const showBalance = (balance: number) => setViewer((now) => now && { ...now, craftCredits: balance });
    run.tell({
      onMade: (made, isAway) => {
        if (made.craftCredits !== null) {
          showBalance(made.craftCredits);
          startOver();
        }
        void refreshCrafts(queryClient);
        if (isAway) tellReady(made);
      },
      onFound: (isAway) => {
        if (isAway) tellFound();
      },
      onFailed: (error, isAway) => {
        if (error.code === 'NOT_SIGNED_IN') return setViewer(null);
        if (isAboutPhoto(error) && !isAway) onBadPhoto(error.sentence);
        const step = isAway ? null : turnedDownAt(error);
        // Said in its place, where it stays: it may be what somebody needs to read twice.
        if (step !== null) return onTurnedDown(step, error.sentence);
        void balanceAfter(error).then((balance) => {
          if (balance !== null) showBalance(balance);
          const isBack = balance !== null && balance >= craftCredits;
          if (isAway || !opensDialog(error)) showToast({ tone: 'error', ...failureText(error, isBack) });
        });
      },
      onLost: () => showToast({ tone: 'error', ...words.lost }),
    });
  }, [craftCredits, onBadPhoto, onTurnedDown, queryClient, run, setViewer, startOver]);
  return { run, isNew };
}

function tellFound(): void {
  showToast({
    title: words.title,
    description: words.stages.analyzing,
    action: { label: words.look, run: () => navigate('/create') },
  });
}

function tellReady({ craft }: Made): void {
  showToast({
    title: words.readyAway,
    description: craft.title,
    action: { label: words.viewAway, run: () => navigate(`/craft/${craft.id}`) },
  });
}

/** What the person can spend now, as the server says; null where it cannot be asked. */
async function balanceAfter(error: ApiError): Promise<number | null> {
  if (error.status === 0) return null;
  const reply = await call(getCurrentUser, {}).catch(() => null);
  return reply?.user.craftCredits ?? null;
}
