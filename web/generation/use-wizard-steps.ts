import { useEffect, useLayoutEffect, useRef } from 'react';
import { navigate, useSearch } from '#web/lib/navigation.tsx';
import { lastReachableStep, stepOfAddress, type WizardStep } from './wizard-choices.ts';
import { useWizard } from './wizard-state.tsx';

export const addressOf = (step: WizardStep) => (step === 1 ? '/create' : `/create?step=${step}`);

interface StepPlace {
  /** The step from which this place of the history was reached. */
  cameFrom?: number;
}

/** The steps as places of the history: the phone's Back goes one step back. */
export function useWizardSteps() {
  const { choices, choose } = useWizard();
  const asked = useSearch().get('step');
  const step = stepOfAddress(asked, choices);
  const arrivedAt = useRef(asked === null ? Math.min(choices.step, lastReachableStep(choices)) : step);

  useEffect(() => {
    // Whoever comes back by the menu goes on where they were.
    const resumed = arrivedAt.current as WizardStep;
    if (resumed > 1) navigate(addressOf(resumed), { replace: true });
  }, []);
  useEffect(() => {
    if (asked !== null && asked !== String(step)) navigate(addressOf(step), { replace: true });
  }, [asked, step]);
  useEffect(() => {
    if (choices.step !== step) choose({ step });
  }, [choices.step, choose, step]);

  const goTo = (next: WizardStep) => {
    navigate(addressOf(next));
    history.replaceState({ cameFrom: step } satisfies StepPlace, '');
  };
  const goBack = () => {
    const before = (step - 1) as WizardStep;
    const { cameFrom } = (history.state ?? {}) as StepPlace;
    if (cameFrom === before) history.back();
    else navigate(addressOf(before), { replace: true });
  };
  return { step, goTo, goBack };
}

/** Each step begins at its heading, for eyes and ears alike. */
export function useStepHeading(step: WizardStep) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useLayoutEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    scrollTo({ top: 0, behavior: 'instant' });
    heading.current?.focus({ preventScroll: true });
  }, [step]);
  return heading;
}
