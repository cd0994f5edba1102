import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react';
import type { AgeBand } from '#contract/common.ts';
import { useViewer } from '#web/lib/viewer.tsx';
import { flushSync } from 'react-dom';
import { choicesAgain, forgetLastTime, loadLastTime } from './last-time.ts';
import { forgetLimits, keepLimits, loadLimits } from './limits/day-limits.ts';
import { DraftStorage, tabStorage } from './draft-storage.ts';
import type { GenerationRun } from './run/generation-run.ts';
import { firstChoices, type WizardChoices } from './wizard-choices.ts';

type Change = Partial<WizardChoices>;

interface WizardState {
  choices: WizardChoices;
  /** What comes late says what it changes by what stands then. */
  choose: (change: Change | ((now: WizardChoices) => Change)) => void;
  startOver: () => void;
  /** Leaves nothing behind for whoever uses this device next. */
  forget: () => void;
  storage: DraftStorage;
  /** The craft in the making, as long as the person is signed in. Its code comes with the page. */
  running: { run: GenerationRun | null };
  /** The photo that somebody looks at just now, and the request that asks for it. */
  looking: { photo: string | null; line: AbortController | null };
}

const WizardContext = createContext<WizardState | null>(null);

/** Keeps what was chosen for the next craft while the person looks elsewhere, and through a reload. */
export function WizardProvider({ children }: { children: ReactNode }) {
  const { id } = useViewer();
  const [storage] = useState(() => new DraftStorage(tabStorage(), id));
  const [choices, setChoices] = useState(() => ({ ...storage.readChoices(), limits: loadLimits(id) }));
  const [looking] = useState<WizardState['looking']>(() => ({ photo: null, line: null }));
  const [running] = useState<{ run: GenerationRun | null }>(() => ({ run: null }));

  useEffect(() => storage.writeChoices(choices), [storage, choices]);
  useEffect(() => keepLimits(id, choices.limits), [id, choices.limits]);
  useEffect(() => storage.writePhoto(choices.photo), [storage, choices.photo]);
  useEffect(() => {
    running.run?.attach();
    return () => running.run?.detach();
  }, [running]);

  const actions = useMemo(
    () => ({
      choose: (change: Change | ((now: WizardChoices) => Change)) =>
        setChoices((now) => ({ ...now, ...(typeof change === 'function' ? change(now) : change) })),
      startOver: () => setChoices(({ limits }) => ({ ...firstChoices, limits })),
      forget: () => {
        storage.clear();
        forgetLimits(id);
        forgetLastTime(id);
      },
      storage,
      running,
      looking,
    }),
    [storage, running, looking, id],
  );
  const state = useMemo(() => ({ choices, ...actions }), [choices, actions]);
  return <WizardContext value={state}>{children}</WizardContext>;
}

export function useWizard(): WizardState {
  const state = use(WizardContext);
  if (!state) throw new Error('The wizard state is needed here.');
  return state;
}

/** For a family that was here before and has nothing on the table yet: the child's age, and what goes on from there. */
export function useLastTime(): { childAge: AgeBand; takeUp: () => void } | null {
  const { id } = useViewer();
  const { choices, choose } = useWizard();
  const [lastTime] = useState(() => loadLastTime(id));
  if (!lastTime || choices.childAge || choices.photo) return null;
  const { childAge } = lastTime;
  // At once, or the step after the child's age would count as out of reach.
  return { childAge, takeUp: () => flushSync(() => choose(choicesAgain(lastTime))) };
}
