import { type ReactNode, Suspense, useCallback, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { longestTheme } from '#contract/generation.ts';
import { navigate } from '#web/lib/navigation.tsx';
import { useViewer } from '#web/lib/viewer.tsx';
import { Button } from '#web/ui/button.tsx';
import { Progress } from '#web/ui/progress.tsx';
import { Skeleton } from '#web/ui/lists/skeleton.tsx';
import { dismissToast, showToast, toastStore } from '#web/ui/toasts/toast-store.ts';
import { AgeStep } from './steps/age-step.tsx';
import { FreeIdeaDialog, OutOfCreditsDialog } from './wizard-dialogs.tsx';
import { keepLastTime } from './last-time.ts';
import { bodyOf } from './run/generation-body.ts';
import {
  lateOverlay,
  latePhotoStep,
  lateSuppliesStep,
  lateThemeStep,
  loadLateSteps,
} from './steps/late-steps.tsx';
import { generationMessages as words } from './messages.ts';
import { usePhotoLook } from './seeing/use-photo-look.ts';
import { addSupply } from './steps/supply-list.ts';
import { useGeneration } from './run/use-generation.ts';
import { addressOf, useStepHeading, useWizardSteps } from './use-wizard-steps.ts';
import { lastStep, themeOf, type WizardStep } from './wizard-choices.ts';
import { useWizard } from './wizard-state.tsx';
import type { OpenSupplySearch } from './steps/supply-field.tsx';
import styles from './wizard.module.css';

interface WizardProps {
  title: string;
  /** What to do while a craft is made. */
  games: ReactNode;
  /** What the person has at home, above the suggestions of step 3. */
  fromInventory?: ReactNode;
  /** Puts what was chosen among what is at home, below the list of step 3. */
  keepAtHome?: ReactNode;
  /** Finds what is typed in step 3 among all supplies. */
  openSearch: OpenSupplySearch;
  onView: (craftId: string) => void;
}

const titles = {
  1: words.age.title,
  2: words.photo.title,
  3: words.supplies.title,
  4: words.theme.title,
} satisfies Record<WizardStep, string>;

export function Wizard({ title, games, fromInventory, keepAtHome, openSearch, onView }: WizardProps) {
  const { choices, choose, startOver } = useWizard();
  const viewer = useViewer();
  const { craftCredits } = viewer;
  const { step, goTo, goBack } = useWizardSteps();
  const heading = useStepHeading(step);
  const headingId = useId();
  const body = useRef<HTMLDivElement>(null);
  const [found, setFound] = useState<{ step: WizardStep; sentence: string; isKind?: true } | null>(null);
  const askForPhoto = useCallback((sentence: string) => {
    setFound({ step: 2, sentence });
    navigate(addressOf(2));
  }, []);
  const turnDown = useCallback((at: WizardStep, sentence: string) => {
    setFound({ step: at, sentence, isKind: true });
    navigate(addressOf(at));
  }, []);
  const { run, state } = useGeneration({ onBadPhoto: askForPhoto, onTurnedDown: turnDown });
  const [asksForCredits, setAsksForCredits] = useState(false);
  const { problem } = state;

  useEffect(loadLateSteps, []);
  usePhotoLook();

  const onProblem = (sentence: string | null) => setFound(sentence === null ? null : { step, sentence });
  const complain = (sentence: string, at = 'button') => {
    onProblem(sentence);
    body.current?.querySelector<HTMLElement>(at)?.focus();
  };
  const putAway = () => {
    const before = choices;
    startOver();
    setFound(null);
    navigate(addressOf(1));
    showToast({
      title: words.startedOver,
      description: words.startedOverText,
      action: {
        label: words.undo,
        run: () => {
          // First the choices, or the step would count as out of reach.
          flushSync(() => choose(before));
          navigate(addressOf(before.step));
        },
      },
    });
  };
  const goOn = () => {
    if (step === 1 && !choices.childAge) return complain(words.age.missing);
    if (step === 2 && !choices.photo) return complain(words.photo.missing);
    if (step === 3) {
      const added = addSupply(choices.supplies, choices.typedSupply);
      if (added.problem) return complain(added.problem, 'input');
      choose({ supplies: added.supplies, typedSupply: '' });
    }
    if (step === lastStep) return submit();
    setFound(null);
    goTo((step + 1) as WizardStep);
  };
  const submit = () => {
    if (!choices.photo) {
      showToast({ tone: 'error', ...words.photo.missingOnSubmit });
      return goTo(2);
    }
    if (choices.customTheme.trim().length > longestTheme)
      return body.current?.querySelector('input')?.focus();
    if (!themeOf(choices)) return complain(words.theme.missing);
    if (!(craftCredits >= 1)) return setAsksForCredits(true);
    send();
  };
  const send = (freeIdea = false) => {
    const asked = bodyOf(choices);
    if (!asked) return;
    // What went wrong the last time is past.
    const { shown } = toastStore.read();
    if (shown) dismissToast(shown.id);
    keepLastTime(viewer.id, choices);
    run.start(freeIdea ? { ...asked, freeIdea } : asked);
  };
  const another = () => {
    if (!(craftCredits >= 1)) return setAsksForCredits(true);
    run.askAgain();
  };
  const closeCredits = () => {
    setAsksForCredits(false);
    run.dismissProblem();
  };

  const here = found?.step === step ? found : null;
  const stepProps = { headingId, problem: here && !here.isKind ? here.sentence : null, onProblem };
  return (
    <div className={styles.wizard}>
      <div className={styles.progress}>
        <h1>{title}</h1>
        <span className={styles.place}>{words.progress(step, lastStep)}</span>
        {step > 1 && (
          <Button look="quiet" className={styles.again} onClick={putAway}>
            {words.startOver}
          </Button>
        )}
        <Progress label={words.progressLabel} value={step} max={lastStep} />
      </div>
      <h2 id={headingId} ref={heading} tabIndex={-1} className={styles.heading}>
        {titles[step]}
      </h2>
      <div role="alert">{here?.isKind && <p className={styles.kind}>{here.sentence}</p>}</div>
      <div ref={body} key={step} className={styles.step}>
        <Suspense fallback={<Skeleton ratio="1" />}>
          {step === 1 && <AgeStep {...stepProps} />}
          {step === 2 && <latePhotoStep.Part {...stepProps} />}
          {step === 3 && (
            <lateSuppliesStep.Part
              {...stepProps}
              fromInventory={fromInventory}
              keepAtHome={keepAtHome}
              openSearch={openSearch}
            />
          )}
          {step === 4 && <lateThemeStep.Part {...stepProps} />}
        </Suspense>
      </div>
      <div className={styles.actions} data-keep-clear="">
        {step > 1 && (
          <Button look="secondary" onClick={goBack}>
            {words.back}
          </Button>
        )}
        <Button className={styles.next} onClick={goOn}>
          {step === lastStep ? words.create : step === 3 ? words.continue : words.next}
        </Button>
      </div>
      {state.stage && (
        <Suspense>
          <lateOverlay.Part
            run={run}
            state={state}
            games={games}
            onView={onView}
            onAnother={run.canAskAgain ? another : null}
            onLeave={() => navigate('/profile?tab=crafts')}
          />
        </Suspense>
      )}
      {(asksForCredits || problem?.code === 'NOT_ENOUGH_CREDITS') && (
        <OutOfCreditsDialog onClose={closeCredits} />
      )}
      {problem?.code === 'GENERATION_UNAVAILABLE' && (
        <FreeIdeaDialog onTake={() => send(true)} onClose={() => run.dismissProblem()} />
      )}
    </div>
  );
}
